import type { InquiryState } from '@millwright/domain/quote/inquiryState'
import type { ReadContext } from '../../core/call/call.ts'
import { tallyOf } from '../../core/list/tally.ts'
import { queryOne } from '../../db/db.ts'

type Asker = Pick<ReadContext, 'db' | 'now'>

/** Counts open inquiries with a valid quote, which wait for the buyer. `$1` is the buyer, `$2` the current time. */
const answered = `select count(*)::int as n from inquiry i where i.user_id = $1 and i.state = 'open'
  and exists (select 1 from quote q where q.inquiry_id = i.inquiry_id and q.state = 'open' and q.valid_until > $2::bigint)`

export async function inquiriesAnswered({ db, now }: Asker, user: number): Promise<number> {
  const row = await queryOne<{ n: number }>(db, answered, [user, now])
  return row.n
}

export async function inquiryCountOf(context: Asker, user: number) {
  const [parts, waiting] = await Promise.all([tallyOf(context.db, 'inquiry', user), inquiriesAnswered(context, user)])
  const of = (state: InquiryState) => parts.get(state) ?? 0
  return { open: of('open'), completed: of('completed'), failed: of('failed'), closed: of('closed'), answered: waiting }
}
