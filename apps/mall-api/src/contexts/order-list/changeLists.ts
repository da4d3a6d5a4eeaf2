import type { ParsedOf } from '@millwright/contract/contract'
import { Refusal } from '../../core/call/call.ts'
import type { Finder } from '../../core/search/finder.ts'
import { lineRowsOf } from './lineRows.ts'
import type { LineRow } from './lineRows.ts'
import { listOf } from './listRows.ts'
import { createList, writeLines } from './saveLists.ts'
import type { Context, SavedLine } from './saveLists.ts'
import { sourceLines } from './sourceLines.ts'

/** Returns a line as it was saved, without its id, for a copy. */
const asSaved = ({ skuId, written, level, quantity, note, priceSeen }: LineRow): SavedLine => ({
  skuId: skuId ?? undefined,
  written,
  level,
  quantity,
  note,
  priceSeen,
})

/** Adds lines behind those of a list. Returns how many. */
export async function addLines(
  context: Context & { finder: Finder },
  { listId, ...source }: ParsedOf<'addOrderListLines'>,
): Promise<number> {
  const more = await sourceLines(context, source)
  return context.db.tx(async (db) => {
    const list = await listOf(context, db, listId, { lock: true })
    const rows = await lineRowsOf(db, list.listId, context.locale)
    await writeLines({ ...context, db }, list.listId, [
      ...rows.map((row) => ({ ...asSaved(row), lineId: row.lineId })),
      ...more,
    ])
    return more.length
  })
}

/** Replaces the lines of a list, unless it was changed elsewhere since the caller read it. */
export function replaceLines(
  context: Context,
  { listId, version, lines }: ParsedOf<'saveOrderListLines'>,
): Promise<void> {
  return context.db.tx(async (db) => {
    const list = await listOf(context, db, listId, { lock: true })
    if (list.version !== version) throw new Refusal('A00001', context.say('orderListChanged'))
    const rows = await lineRowsOf(db, list.listId, context.locale)
    const before = new Map(rows.map((row) => [String(row.lineId), row]))
    await writeLines(
      { ...context, db },
      list.listId,
      lines.map(({ lineId, skuId, written, ...line }) => {
        const former = lineId === undefined ? undefined : before.get(String(lineId))
        const sku = skuId === undefined ? undefined : Number(skuId)
        const isSame = former && (former.skuId ?? undefined) === sku && former.quantity === line.quantity
        return {
          ...line,
          lineId: former?.lineId,
          skuId: sku,
          written: written ?? former?.written ?? '',
          priceSeen: isSame ? former.priceSeen : null,
        }
      }),
    )
  })
}

/** Copies a list with its lines and their saved prices, without its repeat. Returns the id of the copy. */
export function duplicateList(context: Context, { listId, name }: ParsedOf<'duplicateOrderList'>): Promise<number> {
  return context.db.tx(async (db) => {
    const { listId: id, note } = await listOf(context, db, listId)
    const rows = await lineRowsOf(db, id, context.locale)
    return createList({ ...context, db }, { name, note, lines: rows.map(asSaved) })
  })
}
