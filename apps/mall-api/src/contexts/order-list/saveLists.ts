import { QUANTITY_LIMIT } from '@millwright/domain/constants'
import { billPieces, properLevels } from '@millwright/domain/order-list/billOfMaterial'
import { ORDER_LIST_LIMIT, ORDER_LIST_LINE_LIMIT } from '@millwright/domain/order-list/limits'
import { Refusal } from '../../core/call/call.ts'
import type { CallContext } from '../../core/call/call.ts'
import { arrayText, queryOne } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import { lockBuyer } from '../../db/locks.ts'
import { ownedBy } from './ownedBy.ts'
import { priceLines } from './priceLines.ts'
import type { NewLine } from './sourceLines.ts'

export type Context = Pick<CallContext, 'db' | 'now' | 'locale' | 'say'> & { user: number }
/** A line that may keep its id and the price at which it was saved. */
export type SavedLine = NewLine & { priceSeen?: string | null; lineId?: number | undefined }

/** Creates a list in a transaction, if the owner may have one more. Returns its id. */
export async function createList(
  context: Context,
  { name, note, lines }: { name: string; note: string; lines: readonly SavedLine[] },
): Promise<number> {
  const { db, user, now, say } = context
  await lockBuyer(db, user)
  const { count } = await queryOne<{ count: number }>(
    db,
    `select count(*)::int as count from order_list l where ${ownedBy('$1')}`,
    [user],
  )
  if (count >= ORDER_LIST_LIMIT) throw new Refusal('A00001', say('orderListsFull', { limit: ORDER_LIST_LIMIT }))
  const { listId } = await queryOne<{ listId: number }>(
    db,
    `insert into order_list (user_id, name, note, created, changed) values ($1, $2, $3, $4::bigint, $4::bigint) returning list_id as "listId"`,
    [user, name, note, now],
  )
  await writeLines(context, listId, lines)
  return listId
}

/** Replaces the lines of a list that the caller has locked or created. A line without a saved price gets today's. */
export async function writeLines(context: Context, listId: number, given: readonly SavedLine[]): Promise<void> {
  const { db, now, say } = context
  const known = await knownSkus(db, given)
  const lines = given.flatMap((line) => {
    const code = line.skuId === undefined ? undefined : known.get(line.skuId)
    if (code === undefined && !line.written) return []
    return [{ ...line, skuId: code === undefined ? undefined : line.skuId, written: line.written || code! }]
  })
  if (lines.length > ORDER_LIST_LINE_LIMIT)
    throw new Refusal('A00001', say('orderListLong', { limit: ORDER_LIST_LINE_LIMIT }))
  const levels = properLevels(lines.map(({ level }) => level))
  const priced = await pricesOf(context, lines)
  await db.query('delete from order_list_line where list_id = $1', [listId])
  await db.query(
    `insert into order_list_line (line_id, list_id, position, level, sku_id, quantity, note, price_seen, written) overriding system value
    select coalesce(r."lineId", nextval(pg_get_serial_sequence('order_list_line', 'line_id'))), $1, r.position, r.level, r."skuId", r.quantity, r.note,
      r."priceSeen", r.written
    from jsonb_to_recordset($2::text::jsonb) as r ("lineId" bigint, position int, level int, "skuId" bigint, quantity int, note text, "priceSeen" numeric, written text)`,
    [
      listId,
      JSON.stringify(
        lines.map(({ lineId, skuId, quantity, note, written, priceSeen }, position) => ({
          lineId,
          position,
          level: levels[position],
          skuId,
          quantity,
          note,
          written,
          priceSeen: priceSeen ?? priced.get(position),
        })),
      ),
    ],
  )
  await db.query('update order_list set changed = $2, version = version + 1 where list_id = $1', [listId, now])
}

/** Returns the part numbers of the SKUs that exist. Those that are not sold now stay in a list. */
async function knownSkus(db: Db, lines: readonly NewLine[]): Promise<Map<number, string>> {
  const asked = lines.flatMap(({ skuId }) => (skuId === undefined ? [] : [skuId]))
  if (!asked.length) return new Map()
  const rows = await db.query<{ skuId: number; code: string }>(
    'select sku_id as "skuId", party_code as code from sku where sku_id = any($1::text::bigint[])',
    [arrayText(asked)],
  )
  return new Map(rows.map(({ skuId, code }) => [skuId, code]))
}

/** Returns today's unit prices of one assembly, by position. */
async function pricesOf(context: Context, lines: readonly NewLine[]): Promise<Map<number, number>> {
  const bill = billPieces(lines)
  const wanted = lines.flatMap(({ skuId }, at) => {
    const { pieces, isAssembly } = bill[at]!
    return skuId === undefined || isAssembly || pieces > QUANTITY_LIMIT ? [] : [{ at, skuId, pieces }]
  })
  const { offers } = await priceLines(context, wanted)
  return new Map([...offers].map(([at, { price }]) => [at, Number(price)]))
}
