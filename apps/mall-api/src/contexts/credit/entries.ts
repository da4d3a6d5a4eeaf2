import type { EntryKind } from '@millwright/domain/credit/creditAccount'
import { money } from '@millwright/domain/money/money'
import type { WireOf } from '@millwright/contract/contract'
import type { ReadContext } from '../../core/call/call.ts'
import { windowOf } from '../../core/list/paging.ts'
import type { Paging } from '../../core/list/paging.ts'
import { tallyOf, totalIn } from '../../core/list/tally.ts'
import { wireDate, wireYuan } from '../../core/wire/wire.ts'

export type EntryRow = {
  id: number
  kind: EntryKind
  month: string
  late: boolean
  amount: string
  created: number
  orderNumber: string | null
  refundSn: string | null
  billNumber: string | null
  prodName: string | null
  poNumber: string | null
}

/** `$1` is the buyer, `$2` the locale. */
const rows = (ids: string) => `
  select e.entry_id as id, e.kind, e.month, e.late, e.amount, e.created, e.order_number as "orderNumber", e.refund_sn as "refundSn",
    b.bill_number as "billNumber", o.po_number as "poNumber",
    (select i.prod_name->>$2 from order_item i where i.order_number = e.order_number order by seq limit 1) as "prodName"
  from (${ids}) chosen join credit_entry e using (entry_id) left join bill b using (user_id, month) left join orders o using (order_number)`

type Reading = Pick<ReadContext, 'db' | 'locale'>

export async function entryPage(
  { db, locale }: Reading,
  user: number,
  { kind, ...paging }: Paging & { kind?: string | undefined },
): Promise<{ entries: EntryRow[]; total: number }> {
  const { limit, offset } = windowOf(paging)
  const newest = 'order by created desc, entry_id desc'
  const chosen = `select entry_id from credit_entry where user_id = $1 ${kind ? 'and kind = $5' : ''} ${newest} limit $3 offset $4`
  const [entries, parts] = await Promise.all([
    db.query<EntryRow>(`${rows(chosen)} order by e.created desc, e.entry_id desc`, [
      user,
      locale,
      limit,
      offset,
      ...(kind ? [kind] : []),
    ]),
    tallyOf(db, 'credit', user),
  ])
  return { entries, total: totalIn(parts, (part) => !kind || part === kind) }
}

export function entriesOfMonth({ db, locale }: Reading, user: number, month: string): Promise<EntryRow[]> {
  return db.query<EntryRow>(
    `${rows('select entry_id from credit_entry where user_id = $1 and month = $3')} order by e.entry_id`,
    [user, locale, month],
  )
}

export function entryWire(row: EntryRow): NonNullable<WireOf<'creditPage'>['records']>[number] {
  return {
    entryId: row.id,
    kind: row.kind,
    amount: wireYuan(money(row.amount)),
    createTime: wireDate(row.created),
    orderNumber: row.orderNumber,
    refundSn: row.refundSn,
    billNumber: row.billNumber,
    month: row.month,
    prodName: row.prodName,
    poNumber: row.poNumber,
  }
}
