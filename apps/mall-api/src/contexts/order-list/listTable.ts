import { QUANTITY_LIMIT } from '@millwright/domain/constants'
import { ORDER_LIST_LEVELS } from '@millwright/domain/order-list/limits'
import { withoutDefusal } from '../../core/wire/defused.ts'
import type { Table } from '../files/tables/Table.ts'

/** A row of a table whose heading names its columns. A quantity that is not a whole number above 0 is undefined. */
export type TableLine = {
  row: number
  level: number
  code: string
  name: string
  quantity: number | undefined
  note: string
  skuId: number | undefined
}

const headings = {
  level: /^(层级|层次|级别|阶次|阶|level|lvl|bom level)$/i,
  code: /^(型号|规格型号|料号|物料编码|零件号|编码|part number|part no\.?|part|item|article|article no\.?|sku|model|code|material)$/i,
  name: /^(名称|品名|物料名称|name|description)$/i,
  quantity: /^(数量|用量|单机用量|quantity|qty\.?|count)$/i,
  note: /^(备注|说明|note|notes|remark|remarks|comment)$/i,
  skuId: /^(商品编号|item id)$/i,
} as const
/** The rows among which the heading is looked for. */
const HEAD_ROWS = 10

/**
 * Reads a table with a heading for levels or for the mall's items, as a bill of material and an exported list have it.
 * Undefined for any other table, which the reader of lists takes.
 */
export function listTable({ rows, places }: Table): TableLine[] | undefined {
  const head = rows.slice(0, HEAD_ROWS).findIndex((row) => {
    const has = (name: keyof typeof headings) => row.some((cell) => headings[name].test(cell))
    return has('quantity') && (has('code') || has('name')) && (has('level') || has('skuId'))
  })
  if (head < 0) return undefined
  const column = (name: keyof typeof headings) => rows[head]!.findIndex((cell) => headings[name].test(cell))
  const [level, code, name, quantity, note, skuId] = (
    ['level', 'code', 'name', 'quantity', 'note', 'skuId'] as const
  ).map(column)
  const body = rows.slice(head + 1)
  const levels = body.map((row) => levelOf(row[level!] ?? ''))
  // Some systems count levels from 0.
  const shift = levels.includes(0) ? 1 : 0
  const cell = (row: readonly string[], at: number | undefined) => withoutDefusal(row[at!] ?? '')
  return body.map((row, at) => ({
    row: places[at + head + 1]!,
    level: Math.min(levels[at]! + shift, ORDER_LIST_LEVELS),
    code: cell(row, code),
    name: cell(row, name),
    quantity: countOf(row[quantity!] ?? ''),
    note: cell(row, note),
    skuId: /^\d{1,15}$/.test(row[skuId!] ?? '') ? Number(row[skuId!]) : undefined,
  }))
}

/** Returns a level as systems write it: `2`, `..2`, `1.2` (a place in the tree), or empty for the top. */
function levelOf(text: string): number {
  const parts = text
    .normalize('NFKC')
    .replace(/^[.\s-]+/, '')
    .split('.')
    .filter((part) => /^\d+$/.test(part))
  if (!parts.length) return 1
  return parts.length > 1 ? parts.length : Math.min(Number(parts[0]), ORDER_LIST_LEVELS)
}

function countOf(text: string): number | undefined {
  const plain = text.normalize('NFKC').replaceAll(',', '')
  const count = Number(/^(\d{1,10})(?:\.0+)?(?:\s*\p{L}+)?$/u.exec(plain.trim())?.[1])
  return count >= 1 && count <= QUANTITY_LIMIT ? count : undefined
}
