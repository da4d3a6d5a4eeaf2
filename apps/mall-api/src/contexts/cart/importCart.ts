import type { WireOf } from '@millwright/contract/contract'
import { QUANTITY_LIMIT } from '@millwright/domain/constants'
import { skusOfCodes } from '../../core/search/skusOfCodes.ts'
import type { CodedSku } from '../../core/search/skusOfCodes.ts'
import type { CallContext } from '../../core/call/call.ts'
import { articleNumbersOf } from '../article-number/articleNumbersOf.ts'
import type { Table } from '../files/tables/Table.ts'
import { arrayText } from '../../db/db.ts'
import type { ReadDb } from '../../db/db.ts'

type Fail = NonNullable<NonNullable<WireOf<'importCart'>>['failList']>[number]
export type ImportedLine = { row: number; partyCode: string; sku: CodedSku; count: number }

/** The headings of the columns, in the template's words and others that people use. */
const codeHeading = /型号|料号|编码|part|model|article|item|sku|code|number/i
const countHeading = /数量|件数|qty|quantity|count|pcs/i

/** Reads the rows of a cart file: a part number or the buyer's own article number, and the quantity. */
export async function readCartRows(
  { db, user, say }: Pick<CallContext, 'db' | 'say'> & { user: number },
  { rows, places }: Table,
): Promise<{ lines: ImportedLine[]; failList: Fail[] }> {
  const { code: codeAt, count: countAt, from } = columnsOf(rows)
  const asked = rows.slice(from).map((row, at) => ({
    row: places[at + from]!,
    partyCode: row[codeAt] ?? '',
    typed: row[countAt] ?? '',
  }))
  const codes = asked.map(({ partyCode }) => partyCode)
  const own = await articleNumbersOf(db, user, codes)
  const [ownSkus, coded] = await Promise.all([
    skusById(
      db,
      [...own.values()].map(({ skuId }) => skuId),
    ),
    skusOfCodes(db, codes),
  ])
  const lines: ImportedLine[] = []
  const failList: Fail[] = []
  for (const { row, partyCode, typed } of asked) {
    const mine = own.get(partyCode)
    const sku = mine ? ownSkus.get(mine.skuId) : coded.get(partyCode)?.[0]
    const count = countOf(typed)
    if (!partyCode) failList.push({ row, partyCode, reason: say('cartImportNoCode') })
    else if (!sku) failList.push({ row, partyCode, reason: say(mine ? 'productGone' : 'cartImportUnknown') })
    else if (count === undefined) failList.push({ row, partyCode, reason: say('cartImportCount') })
    else lines.push({ row, partyCode, sku, count })
  }
  return { lines, failList }
}

/** Returns the columns of part number and quantity, by the headings or as the template has them, and the first row. */
function columnsOf(rows: readonly (readonly string[])[]): { code: number; count: number; from: number } {
  const [head = []] = rows
  const code = head.findIndex((cell) => codeHeading.test(cell) && !/\d/.test(cell))
  const count = head.findIndex((cell, at) => at !== code && countHeading.test(cell) && !/\d/.test(cell))
  if (code >= 0 && count >= 0) return { code, count, from: 1 }
  return { code: 0, count: 1, from: head.some((cell) => /\d/.test(cell)) ? 0 : 1 }
}

/** Returns a typed quantity such as `1,000`, `20.0` or `20 pcs`, or undefined. */
function countOf(typed: string): number | undefined {
  const text = typed.normalize('NFKC').replace(/^(\d{1,3}(?:,\d{3})+)(?!\d)/, (whole) => whole.replaceAll(',', ''))
  const [, digits] = /^(\d{1,10})(?:\.0+)?\s*[\p{L}²³]*$/u.exec(text) ?? []
  const count = Number(digits)
  return count >= 1 && count <= QUANTITY_LIMIT ? count : undefined
}

async function skusById(db: ReadDb, skuIds: readonly number[]): Promise<Map<number, CodedSku>> {
  if (!skuIds.length) return new Map()
  const rows = await db.query<CodedSku>(
    `select k.sku_id as "skuId", k.prod_id as "prodId", p.shop_id as "shopId" from sku k join product p using (prod_id)
    where k.sku_id = any($1::text::bigint[])`,
    [arrayText(skuIds)],
  )
  return new Map(rows.map((row) => [row.skuId, row]))
}
