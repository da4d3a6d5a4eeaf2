import { tellBuyer } from '../../core/message/tellBuyer.ts'
import type { CallContext } from '../../core/call/call.ts'

/** Fails overdue inquiries without a valid quote. Safe to run at any time. */
export async function sweepInquiries({ db, now }: Pick<CallContext, 'db' | 'now'>, user?: number): Promise<void> {
  await db.tx(async (tx) => {
    const due = await tx.query<{ inquiryId: number }>(
      `select inquiry_id as "inquiryId" from inquiry i where state = 'open' and due <= $1::bigint and user_id is not null
        and ($2::bigint is null or user_id = $2::bigint)
        and not exists (select 1 from quote q where q.inquiry_id = i.inquiry_id and q.state = 'open' and q.valid_until > $1::bigint)
        order by inquiry_id limit 500 for no key update`,
      [now, user ?? null],
    )
    // A shop may have quoted while the sweep waited for the lock, so the update checks again.
    for (const { inquiryId } of due) {
      const [failed] = await tx.query<{ owner: number; inquiryNumber: string }>(
        `update inquiry i set state = 'failed', ended = $2::bigint where inquiry_id = $1
          and not exists (select 1 from quote q where q.inquiry_id = i.inquiry_id and q.state = 'open' and q.valid_until > $2::bigint)
        returning user_id as owner, number as "inquiryNumber"`,
        [inquiryId, now],
      )
      if (failed)
        await tellBuyer({ db: tx, now }, failed.owner, {
          event: 'inquiryFailed',
          occurrence: `${inquiryId} ${now}`,
          subject: String(inquiryId),
          facts: { inquiryNumber: failed.inquiryNumber },
        })
    }
  })
}
