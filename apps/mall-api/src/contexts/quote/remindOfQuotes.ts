import type { Locale } from '@millwright/domain/locale'
import { tellBuyer } from '../../core/message/tellBuyer.ts'
import { wireDate } from '../../core/wire/wire.ts'
import type { Db } from '../../db/db.ts'

const DAY = 86_400_000

/** Tells buyers of open quotes that expire within a day, once for each date. */
export async function remindOfQuotes({ db, now }: { db: Db; now: number }): Promise<void> {
  await db.tx(async (tx) => {
    const ending = await tx.query<{
      inquiryId: number
      inquiryNumber: string
      owner: number
      quoteId: number
      shop: Record<Locale, string>
      validUntil: number
    }>(
      `select i.inquiry_id as "inquiryId", i.number as "inquiryNumber", i.user_id as owner, q.quote_id as "quoteId", s.name as shop,
        q.valid_until as "validUntil"
      from quote q join inquiry i using (inquiry_id) join shop s on s.shop_id = q.shop_id
      where q.state = 'open' and q.valid_until > $1::bigint and q.valid_until <= $2::bigint and i.state = 'open' and i.user_id is not null
        and not exists (select 1 from message m where m.user_id = i.user_id and m.event = 'quoteExpiring'
          and m.occurrence = q.quote_id || ' ' || q.valid_until)
      order by q.quote_id limit 500`,
      [now, now + DAY],
    )
    for (const { inquiryId, inquiryNumber, owner, quoteId, shop, validUntil } of ending)
      await tellBuyer({ db: tx, now }, owner, {
        event: 'quoteExpiring',
        occurrence: `${quoteId} ${validUntil}`,
        subject: String(inquiryId),
        facts: { inquiryNumber, shop, until: wireDate(validUntil).slice(0, 16) },
      })
  })
}
