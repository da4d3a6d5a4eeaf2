import type { Locale } from '@millwright/domain/locale'
import type { MessageKind, MessageSubject } from '@millwright/domain/message/messageKinds'
import type { Db } from '../../db/db.ts'
import { queueMail } from '../mail/mails.ts'
import type { MessageKey, MessageValues } from '../messages/messages.ts'

/** An event that a buyer is told of: its kind, the subject it leads to, and its sentences. */
type Told = { kind: MessageKind; about: MessageSubject; title: MessageKey; text: MessageKey }

/** Every event that buyers are told of. */
export const toldEvents = {
  orderShipped: { kind: 'order', about: 'order', title: 'toldShipped', text: 'toldShippedText' },
  orderDelivered: { kind: 'order', about: 'order', title: 'toldDelivered', text: 'toldDeliveredText' },
  orderTimedOut: { kind: 'order', about: 'order', title: 'toldTimedOut', text: 'toldTimedOutText' },
  orderRefunded: { kind: 'order', about: 'order', title: 'toldRefunded', text: 'toldRefundedText' },
  returnAgreed: { kind: 'return', about: 'return', title: 'toldAgreed', text: 'toldAgreedText' },
  returnAwaited: { kind: 'return', about: 'return', title: 'toldAgreed', text: 'toldAwaitedText' },
  returnRefused: { kind: 'return', about: 'return', title: 'toldRefused', text: 'toldRefusedText' },
  returnDismissed: { kind: 'return', about: 'return', title: 'toldDismissed', text: 'toldDismissedText' },
  returnPaid: { kind: 'return', about: 'return', title: 'toldPaid', text: 'toldPaidText' },
  returnClosed: { kind: 'return', about: 'return', title: 'toldReturnClosed', text: 'toldReturnClosedText' },
  exchangeSent: { kind: 'return', about: 'return', title: 'toldExchangeSent', text: 'toldExchangeSentText' },
  moneyOffered: { kind: 'return', about: 'return', title: 'toldMoneyOffered', text: 'toldMoneyOfferedText' },
  inquiryQuoted: { kind: 'quote', about: 'inquiry', title: 'toldQuoted', text: 'toldQuotedText' },
  quoteExpiring: { kind: 'quote', about: 'inquiry', title: 'toldExpiring', text: 'toldExpiringText' },
  inquiryFailed: { kind: 'quote', about: 'inquiry', title: 'toldInquiryFailed', text: 'toldInquiryFailedText' },
  billIssued: { kind: 'bill', about: 'bill', title: 'toldBilled', text: 'toldBilledText' },
  billDue: { kind: 'bill', about: 'bill', title: 'toldBillDue', text: 'toldBillDueText' },
  billOverdue: { kind: 'bill', about: 'bill', title: 'toldBillOverdue', text: 'toldBillOverdueText' },
  transferReceived: {
    kind: 'bill',
    about: 'memberTransfer',
    title: 'toldTransferReceived',
    text: 'toldTransferReceivedText',
  },
  transferOwed: { kind: 'bill', about: 'memberTransfer', title: 'toldTransferOwed', text: 'toldTransferOwedText' },
  transferRefused: {
    kind: 'bill',
    about: 'memberTransfer',
    title: 'toldTransferRefused',
    text: 'toldTransferRefusedText',
  },
  priceFell: { kind: 'stock', about: 'product', title: 'toldPriceFell', text: 'toldPriceFellText' },
  priceReached: { kind: 'stock', about: 'product', title: 'toldPriceReached', text: 'toldPriceReachedText' },
  orderListDue: { kind: 'order', about: 'orderList', title: 'toldListDue', text: 'toldListDueText' },
  restocked: { kind: 'stock', about: 'product', title: 'toldRestocked', text: 'toldRestockedText' },
  licenceApproved: { kind: 'system', about: 'shop', title: 'toldLicence', text: 'toldLicenceText' },
  licenceApprovedOpen: { kind: 'system', about: 'shop', title: 'toldLicence', text: 'toldLicenceOpenText' },
  licenceRefused: { kind: 'system', about: 'shop', title: 'toldLicenceRefused', text: 'toldLicenceRefusedText' },
  feedbackAnswered: { kind: 'system', about: 'feedback', title: 'toldFeedback', text: 'toldFeedbackText' },
  passwordChanged: { kind: 'system', about: 'account', title: 'toldPassword', text: 'toldPasswordText' },
} as const satisfies Record<string, Told>
export type ToldEvent = keyof typeof toldEvents

/** The values of a message's sentences. Names in both languages are shown in the reader's. */
export type MessageFacts = Readonly<Record<string, string | number | Readonly<Record<Locale, string>>>>

/** Returns the values of a message's sentences in a language. */
export function factsIn(locale: Locale, facts: MessageFacts): MessageValues {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, typeof value === 'object' ? value[locale] : value]),
  )
}

type Telling = {
  event: ToldEvent
  /** Tells one event of this name from another, such as a return's number and the number of the step. */
  occurrence: string
  /** The id of the record that the message leads to. */
  subject: string
  /** The values of the sentences. */
  facts: MessageFacts
}

/**
 * Tells a buyer of an event, in the event's transaction: in the inbox and by mail, as the buyer chose for the kind. An
 * event that was told before is not told again.
 */
export async function tellBuyer(
  { db, now }: { db: Db; now: number },
  user: number,
  { event, occurrence, subject, facts }: Telling,
): Promise<void> {
  const { kind, title, text } = toldEvents[event]
  const [told] = await db.query<{ mail: boolean }>(
    `with wish as (
      select coalesce(bool_and(inbox), true) as inbox, coalesce(bool_and(mail), true) as mail from message_setting
      where user_id = $1::bigint and kind = $2::text
    ), told as (
      insert into message (user_id, kind, event, occurrence, subject, facts, created, deleted)
      select $1::bigint, $2::text, $3, $4, $5, $6::text::jsonb, $7::bigint, not inbox from wish
      on conflict do nothing returning 1
    ) select mail from wish where exists (select 1 from told)`,
    [user, kind, event, occurrence, subject, JSON.stringify(facts), now],
  )
  if (told?.mail) await queueMail({ db, now }, user, { subject: title, text }, (locale) => factsIn(locale, facts))
}
