import type { Locale } from '@millwright/domain/locale'
import { say } from '../messages/messages.ts'
import type { MessageKey, MessageValues } from '../messages/messages.ts'
import type { MailPort } from '../outside/mailPort.ts'
import type { Db } from '../../db/db.ts'

const MOST = 50
const MINUTE = 60_000
/** The number of failed tries after which a mail is given up. Its problem stays in the table for 30 days. */
const TRIES = 6

/**
 * Writes a mail to a buyer who has an address, in the transaction of the event that it reports. The mail is in both
 * languages, because the mall does not know which language the buyer reads.
 */
export async function queueMail(
  { db, now }: { db: Db; now: number },
  user: number,
  keys: { subject: MessageKey; text: MessageKey },
  values: (locale: Locale) => MessageValues,
): Promise<void> {
  const inBoth = (key: MessageKey, between: string) =>
    (['zh', 'en'] as const).map((locale) => say(locale, key, values(locale))).join(between)
  await db.query(
    `insert into mail_outbox (user_id, mail, subject, body, created, next_try)
    select user_id, mail, $2, $3, $4::bigint, $4::bigint from buyer where user_id = $1 and mail <> ''`,
    [user, inBoth(keys.subject, ' / '), inBoth(keys.text, '\n\n'), now],
  )
}

type Due = { id: number; to: string; subject: string; text: string; tries: number }

/**
 * Sends the mails of the outbox. Failed mails are sent again after growing pauses. Without a mail service, due mails
 * are given up.
 */
export async function sendMails({ db, mail, now }: { db: Db; mail: MailPort | undefined; now: number }): Promise<void> {
  const due = await db.query<Due>(
    `update mail_outbox set tries = tries + 1, next_try = $1::bigint + ${MINUTE} where mail_id = any(array(
      select mail_id from mail_outbox where next_try <= $1::bigint order by next_try limit ${MOST} for update skip locked))
    returning mail_id as id, mail as to, subject, body as text, tries`,
    [now],
  )
  const failed: unknown[] = []
  for (const { id, tries, ...letter } of due) {
    try {
      if (!mail) await keepOutcome(db, id, { problem: 'no mail service is set up' })
      else {
        await mail.send(letter)
        await keepOutcome(db, id, { sent: now })
      }
    } catch (error) {
      failed.push(error)
      const next = tries < TRIES ? now + MINUTE * 4 ** (tries - 1) : undefined
      await keepOutcome(db, id, { problem: (error as Error).message.slice(0, 300), ...(next && { next }) })
    }
  }
  if (failed.length) throw new AggregateError(failed, 'some mails were not sent')
}

type Outcome = { sent?: number; next?: number; problem?: string }

async function keepOutcome(db: Db, id: number, { sent, next, problem }: Outcome): Promise<void> {
  await db.query(
    'update mail_outbox set sent_at = $2::bigint, next_try = $3::bigint, problem = $4 where mail_id = $1',
    [id, sent ?? null, next ?? null, problem ?? null],
  )
}
