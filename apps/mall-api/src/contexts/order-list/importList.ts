import type { WireOf } from '@millwright/contract/contract'
import {
  ORDER_LIST_LINE_LIMIT,
  ORDER_LIST_LINE_NOTE_LENGTH,
  ORDER_LIST_WRITTEN_LENGTH,
} from '@millwright/domain/order-list/limits'
import type { CallContext } from '../../core/call/call.ts'
import { normaliseModel } from '../../core/search/tokens.ts'
import { skusOfCodes } from '../../core/search/skusOfCodes.ts'
import { arrayText } from '../../db/db.ts'
import { articleNumbersOf } from '../article-number/articleNumbersOf.ts'
import type { Table } from '../files/tables/Table.ts'
import { fileText } from '../quick-order/fileText.ts'
import { listTable } from './listTable.ts'
import type { TableLine } from './listTable.ts'
import { createList } from './saveLists.ts'
import { textLines } from './sourceLines.ts'
import type { NewLine } from './sourceLines.ts'

type Answer = NonNullable<WireOf<'importOrderList'>>
type Fail = NonNullable<Answer['failList']>[number]

/** Creates a list from the tables of a file. Rows without a usable quantity are returned with their reasons. */
export async function importList(
  context: CallContext & { user: number },
  name: string,
  tables: readonly Table[],
): Promise<Answer> {
  const table = tables.map(listTable).find((one) => one?.length)
  const { lines, failList } = table
    ? await matchRows(context, table)
    : { lines: await textLines(context, fileText(tables).text), failList: [] }
  const kept = lines.slice(0, ORDER_LIST_LINE_LIMIT)
  const listId = kept.length
    ? await context.db.tx((db) => createList({ ...context, db }, { name, note: '', lines: kept }))
    : undefined
  return {
    listId,
    saved: kept.length,
    unmatched: kept.filter(({ skuId }) => skuId === undefined).length,
    failList,
  }
}

/** Finds the parts of rows: by the item if its part number is unchanged, by the buyer's own number, by part number. */
async function matchRows({ db, user, say }: CallContext & { user: number }, rows: readonly TableLine[]) {
  const codes = rows.map(({ code }) => code).filter(Boolean)
  const [own, coded, items] = await Promise.all([
    articleNumbersOf(db, user, codes),
    skusOfCodes(db, codes),
    codesOfSkus(
      db,
      rows.flatMap(({ skuId }) => (skuId === undefined ? [] : [skuId])),
    ),
  ])
  const lines: NewLine[] = []
  const failList: Fail[] = []
  for (const { row, level, code, name, quantity, note, skuId } of rows) {
    const text = [code, name].filter(Boolean).join(' ')
    if (!text || quantity === undefined) {
      failList.push({ row, text, reason: say(text ? 'cartImportCount' : 'cartImportNoCode') })
      continue
    }
    const isItem = skuId !== undefined && items.get(skuId) === normaliseModel(code)
    lines.push({
      skuId: isItem ? skuId : (own.get(code)?.skuId ?? coded.get(code)?.[0]?.skuId),
      written: text.slice(0, ORDER_LIST_WRITTEN_LENGTH),
      level,
      quantity,
      note: note.slice(0, ORDER_LIST_LINE_NOTE_LENGTH),
    })
  }
  return { lines, failList }
}

async function codesOfSkus({ query }: Pick<CallContext['db'], 'query'>, skuIds: readonly number[]) {
  if (!skuIds.length) return new Map<number, string>()
  const rows = await query<{ skuId: number; code: string }>(
    'select sku_id as "skuId", code_norm as code from sku where sku_id = any($1::text::bigint[])',
    [arrayText(skuIds)],
  )
  return new Map(rows.map(({ skuId, code }) => [skuId, code]))
}
