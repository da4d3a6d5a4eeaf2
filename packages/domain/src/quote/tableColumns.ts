import { keysOf } from '../table.ts'
import type { Reading } from './pastedLine.ts'
import { measureWords, unitNamed, unitWords } from './quantityWords.ts'
import { wholeOf } from './tidyModel.ts'

const headWords = {
  model:
    /^(型号|规格型号|规格|型号规格|物料|料号|品号|零件号|图号|编码|订货号|model|model no\.?|part|part no\.?|part number|p\/n|pn|item code|code|mpn|designation|description|desc)$/i,
  name: /^(品名|名称|物料名称|产品名称|产品|商品|商品名称|name|product|brand|品牌|maker|manufacturer)$/i,
  quantity: /^(数量|订购数量|采购数量|需求数量|用量|需求|qty\.?|q'ty|quantity|amount needed|pcs|count)$/i,
  unit: /^(单位|计量单位|unit|uom)$/i,
  other:
    /^(序号|编号|行号|no\.?|#|item|line|pos\.?|单价|价格|金额|总价|参考价|目标价|含税单价|交期|price|unit price|amount|total|target|delivery|lead time)$/i,
  note: /^(备注|说明|用途|remark|remarks|note|notes|comment|comments)$/i,
  own: /^(存货编码|物料编码|料号|our (?:no|number|code|part no)\.?|material|material no\.?|article no\.?)$/i,
} as const
type Column = keyof typeof headWords

/** Returns the cells of a row. A comma separates only where no other sign does: `30;3,20` has two cells. */
export const cellsOf = (line: string): string[] =>
  line.split(['\t', '|', ';'].find((sign) => line.includes(sign)) ?? ',').map((cell) =>
    cell
      .trim()
      .replace(/^"([^"]*)"$/, '$1')
      .trim(),
  )

const columnOf = (cell: string) =>
  keysOf(headWords).find((column) => headWords[column].test(cell.replace(/\s*[(（].*$/, '')))

export function isHead(line: string): boolean {
  const cells = /[\t|,;]/.test(line) ? cellsOf(line) : line.split(' ')
  const named = cells.filter((cell) => columnOf(cell)).length
  return named >= 2 || (named === 1 && cells.length === 1)
}

/** Removes the heading of a table from `lines`, and returns its columns if it names a model and a quantity. */
export function columnsOf(lines: { line: string }[]): (Column | undefined)[] | undefined {
  const head = lines.findIndex(({ line }) => /[\t|,;]/.test(line) && isHead(line))
  const [heading] = head < 0 ? [] : lines.splice(head, 1)
  if (!heading) return undefined
  const columns = cellsOf(heading.line).map(columnOf)
  return (columns.includes('model') || columns.includes('own')) && columns.includes('quantity') ? columns : undefined
}

/**
 * Reads a table row by its columns. A quantity cell without a whole number leaves the quantity unread. Returns
 * `undefined` if the row does not fit.
 */
export function byColumns(
  line: string,
  columns: readonly (Column | undefined)[],
): { readings: Reading[]; note?: string; articleNumber?: string } | undefined {
  const cells = cellsOf(line)
  const cell = (column: Column) => cells[columns.indexOf(column)] ?? ''
  const count = countIn(cell('quantity'))
  const model = cell('model') || cell('own')
  const fits = count || cells.length === columns.length
  if (!model || !fits || !/[\p{L}\p{N}]{2}/u.test(model)) return undefined
  const unit = columns.includes('unit') ? cell('unit').toLowerCase() : ''
  const name = columns.includes('name') ? cell('name') : ''
  const [note, own] = [cell('note'), cell('own')]
  const readings = [
    { model: `${name} ${model}`.trim(), quantity: count?.quantity, unit: unitNamed(unit) || (count?.unit ?? '') },
  ]
  return { readings, ...(note && { note }), ...(own && own !== model && { articleNumber: own }) }
}

/** Reads a cell that holds a quantity and perhaps its unit. */
export function countIn(cell: string): { quantity: number; unit: string } | undefined {
  const [, count, unit = ''] =
    new RegExp(`^[×x*]?\\s*(\\d+)(?:\\.0{1,2})?\\s*(${unitWords}|${measureWords})?\\.?$`, 'i').exec(cell) ?? []
  const quantity = count === undefined ? undefined : wholeOf(count)
  return quantity === undefined ? undefined : { quantity, unit: unitNamed(unit.toLowerCase()) }
}
