import { money } from '@millwright/domain/money/money'
import type { WireOf } from '@millwright/contract/contract'
import type { Param } from '../../db/db.ts'
import type { CallContext } from '../../core/call/call.ts'
import { wireDate, wireYuan } from '../../core/wire/wire.ts'

export type EntryRow = {
  id: number
  kind: string
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
const rows = (where: string) => `
  select e.entry_id as id, e.kind, e.month, e.late, e.amount, e.created, e.order_number as "orderNumber", e.refund_sn as "refundSn",
    b.bill_number as "billNumber", o.po_number as "poNumber",
    (select i.prod_name->>$2 from order_item i where i.order_number = e.order_number order by seq limit 1) as "prodName",
    count(*) over ()::int as found
  from credit_entry e left join bill b using (user_id, month) left join orders o using (order_number) where e.user_id = $1 and ${where}`

type Reading = Pick<CallContext, 'db' | 'locale'>

export async function entryPage(
  { db, locale }: Reading,
  user: number,
  { kind, current, size }: { kind?: string | undefined; current: number; size: number },
): Promise<{ entries: EntryRow[]; total: number }> {
  const params: Param[] = [user, locale, kind ?? null, size, (current - 1) * size]
  const found = await db.query<EntryRow & { found: number }>(
    `${rows('($3::text is null or e.kind = $3::text)')} order by e.created desc, e.entry_id desc limit $4 offset $5`,
    params,
  )
  return { entries: found, total: found[0]?.found ?? 0 }
}

export function entriesOfMonth({ db, locale }: Reading, user: number, month: string): Promise<EntryRow[]> {
  return db.query<EntryRow>(`${rows('e.month = $3')} order by e.entry_id`, [user, locale, month])
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
