import { randomInt } from 'node:crypto'
import { money } from '@millwright/domain/money/money'
import { orderStatuses } from '@millwright/domain/order/orderStatus'
import { payTypes } from '@millwright/domain/payment/payKinds'
import { extendPaymentDeadline } from '@millwright/domain/payment/paymentDeadline'
import type { PaymentDeadline } from '@millwright/domain/payment/paymentDeadline'
import type { WireOf } from '@millwright/contract/contract'
import { arrayText, queryOne } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import { lockBuyer } from '../../db/locks.ts'
import { attachFiles } from '../files/files.ts'
import type { CallContext } from '../../core/call/call.ts'
import { optionalWireDate, optionalWireYuan, wireYuan } from '../../core/wire/wire.ts'
import { mallAccountOf } from '../../core/payment/mallAccount.ts'
import type { AmountDue } from './payDue.ts'
import { memberPaymentDue } from '../../core/member/memberPaymentDue.ts'
import { tellBuyer } from '../../core/message/tellBuyer.ts'
import { yuan } from '../../core/console/yuan.ts'
import { owedFor } from '../../core/payment/owedMoney.ts'
import { isMemberPurpose } from '../../core/payment/purposeNames.ts'
import { paidOrderNumbers } from './payDue.ts'
import { receiveMoney } from './receiveMoney.ts'
import type { PurposeName } from '../../core/payment/purposeNames.ts'
import { TRANSFER_CHECK, TRANSFER_WAIT } from './transferOption.ts'
import { waitsForMoney } from '../../core/status/statusSql.ts'

export const transferStates = { waiting: 0, sent: 1, received: 2, refused: 3 } as const
/** The maximum number of orders that a buyer holds by open transfers. A single checkout may exceed it. */
export const MAX_TRANSFER_ORDERS = 10

export type TransferRow = {
  reference: string
  user: number
  purpose: PurposeName
  subject: string
  amount: string
  state: number
  payerName: string | null
  bankName: string | null
  vouchers: string
  voucherAmount: string | null
  remark: string
  sent: number | null
  decided: number | null
  reason: string | null
  received: string | null
}

export const transferColumns = `t.reference, t.user_id as "user", t.purpose, t.subject, t.amount, t.state, t.payer_name as "payerName",
  t.bank_name as "bankName", t.voucher_imgs as vouchers, t.voucher_amount as "voucherAmount", t.remark, t.sent, t.decided, t.reason,
  t.received_amount as received`

/** Returns the newest transfer for exactly these orders or statements. */
export async function transferOf(db: Db, user: number, due: AmountDue): Promise<TransferRow | undefined> {
  const [row] = await db.query<TransferRow>(
    `select ${transferColumns} from transfer t where user_id = $1 and purpose = $2 and subject = $3 order by (state <> 2) desc, created desc limit 1`,
    [user, due.purpose, due.subject],
  )
  return row
}

/** `gone`: one of the orders was paid or closed meanwhile. */
type Opened = { problem: 'transferTooMany' } | { gone: true } | { row: TransferRow }

/** Returns a transfer whose receipt is being checked and that shares a subject with `due`. */
export async function overlappingTransfer(db: Db, user: number, due: AmountDue): Promise<TransferRow | undefined> {
  const [row] = await db.query<TransferRow>(
    `select ${transferColumns} from transfer t where user_id = $1 and purpose = $2 and state = 1
      and string_to_array(subject, ',') && string_to_array($3, ',') order by created desc limit 1`,
    [user, due.purpose, due.subject],
  )
  return row
}

/** Opens a transfer once and extends the orders' payment deadline. */
export function openTransfer(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  user: number,
  due: AmountDue,
): Promise<Opened> {
  return db.tx(async (tx) => {
    await lockBuyer(tx, user)
    const waiting = await waitingFor(tx, due, now)
    if (!waiting) return { gone: true }
    const open = await transferOf(tx, user, due)
    if (open && open.state !== transferStates.received) return { row: await atAmount(tx, open, due) }
    if (due.purpose === 'order') {
      const kept = await queryOne<{ n: number }>(
        tx,
        `select count(distinct o.order_number)::int as n from transfer t
          join orders o on o.order_number = any(string_to_array(t.subject, ',')) and o.order_number <> all(string_to_array($2, ','))
          where t.user_id = $1 and t.purpose = 'order' and t.state <> 2 and o.status = 1`,
        [user, due.subject],
      )
      if (kept.n && kept.n + due.orders.length > MAX_TRANSFER_ORDERS) return { problem: 'transferTooMany' }
      await waitLonger(tx, waiting, now + TRANSFER_WAIT)
    }
    await tx.query(
      'insert into transfer (reference, user_id, purpose, subject, amount, created) values ($1, $2, $3, $4, $5::text::numeric, $6)',
      [referenceAt(), user, due.purpose, due.subject, due.amount, now],
    )
    await keepMemberPayment(tx, due, { now, until: now + TRANSFER_WAIT })
    return { row: (await transferOf(tx, user, due))! }
  })
}

/** Updates the transfer to the statement's open amount, which may have dropped. */
async function atAmount(db: Db, row: TransferRow, { amount }: AmountDue): Promise<TransferRow> {
  // A transfer that is being checked or was just received keeps its amount.
  const changed = await db.query(
    'update transfer set amount = $2::text::numeric where reference = $1 and state in (0, 3) returning 1',
    [row.reference, amount],
  )
  return changed.length ? { ...row, amount } : row
}

type Voucher = { payerName: string; bankName: string; amount: number; voucherImgs: string; remark: string }

/** Stores the receipt. A new receipt replaces the earlier one. */
export function sendVoucher(
  { db, now, locale }: Pick<CallContext, 'db' | 'now' | 'locale'>,
  user: number,
  due: AmountDue,
  voucher: Voucher,
): Promise<TransferRow | undefined> {
  return db.tx(async (tx) => {
    await lockBuyer(tx, user)
    const named = await transferOf(tx, user, due)
    // The money may be confirmed while the receipt is being sent.
    const open = named && (await locked(tx, named.reference))
    if (!open || open.state === transferStates.received) return undefined
    const waiting = await waitingFor(tx, due, now)
    if (!waiting) return undefined
    // Replacing a receipt does not extend the deadline.
    if (open.state !== transferStates.sent) await waitLonger(tx, waiting, now + TRANSFER_CHECK)
    if (open.state !== transferStates.sent) await keepMemberPayment(tx, due, { now, until: now + TRANSFER_CHECK })
    const imgs = await attachFiles({ db: tx, user, locale }, voucher.voucherImgs, 'voucher', open.vouchers)
    await tx.query(
      `update transfer set state = 1, payer_name = $2, bank_name = $3, voucher_amount = $4::text::numeric, voucher_imgs = $5, remark = $6, sent = $7::bigint,
        decided = null, reason = null where reference = $1`,
      [
        open.reference,
        voucher.payerName,
        voucher.bankName,
        String(voucher.amount),
        imgs.join(','),
        voucher.remark.trim(),
        now,
      ],
    )
    return transferOf(tx, user, due)
  })
}

/**
 * Confirms a transfer once and pays its subject, however late the money came and whatever its amount. A surplus counts
 * towards the running month (statements) or is owed to the buyer (orders). Returns false if the transfer was confirmed
 * before.
 */
export function receiveTransfer(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  reference: string,
  given?: string,
): Promise<boolean> {
  return db.tx(async (tx) => {
    const row = await locked(tx, reference)
    if (!row || row.state === transferStates.received) return false
    const amount = money(given || row.amount)
    if (Number(amount) <= 0) return false
    const owed = await receiveMoney(tx, { ...row, amount, payType: payTypes.transfer, code: row.reference }, now)
    await tellOfTransfer({ db: tx, now }, row, owed === amount ? 'transferOwed' : 'transferReceived', { amount })
    await tx.query(
      'update transfer set state = 2, decided = $2::bigint, reason = null, received_amount = $3::text::numeric where reference = $1',
      [reference, now, amount],
    )
    return true
  })
}

export function refuseTransfer(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  reference: string,
  reason: string,
): Promise<boolean> {
  const said = reason.trim().slice(0, 200)
  return db.tx(async (tx) => {
    const row = await locked(tx, reference)
    if (!said || row?.state !== transferStates.sent) return false
    await tx.query('update transfer set state = 3, decided = $2::bigint, reason = $3 where reference = $1', [
      reference,
      now,
      said,
    ])
    if (row.purpose === 'order') await waitLonger(tx, await lockWaiting(tx, row.subject, now), now + TRANSFER_WAIT)
    await keepMemberPayment(tx, row, { now, until: now + TRANSFER_WAIT })
    await tellOfTransfer({ db: tx, now }, row, 'transferRefused', { amount: row.amount, reason: said })
    return true
  })
}

async function locked(db: Db, reference: string): Promise<TransferRow | undefined> {
  return (
    await db.query<TransferRow>(`select ${transferColumns} from transfer t where reference = $1 for update`, [
      reference,
    ])
  )[0]
}

type WaitingOrder = PaymentDeadline & { orderNumber: string }

function lockWaiting(db: Db, subject: string, now: number): Promise<WaitingOrder[]> {
  return db.query<WaitingOrder>(
    `select order_number as "orderNumber", created, expires from orders
    where order_number = any($1::text::text[]) and ${waitsForMoney('$2')} order by order_number for no key update`,
    [arrayText(subject.split(',')), now],
  )
}

/** Returns the due orders, locked, or undefined if one of them, the top-up or the level no longer waits for payment. */
async function waitingFor(
  db: Db,
  { purpose, subject, orders, member }: AmountDue,
  now: number,
): Promise<WaitingOrder[] | undefined> {
  if (member) {
    const open = await db.query(
      'select 1 from member_payment where pay_number = $1 and paid_at is null and expires > $2::bigint',
      [subject, now],
    )
    return open.length ? [] : undefined
  }
  const waiting = purpose === 'order' ? await lockWaiting(db, subject, now) : []
  return waiting.length === orders.length ? waiting : undefined
}

async function waitLonger(db: Db, orders: readonly WaitingOrder[], until: number): Promise<void> {
  for (const order of orders)
    await db.query('update orders set expires = $2::bigint where order_number = $1', [
      order.orderNumber,
      extendPaymentDeadline(order, until),
    ])
}

/** Keeps an unpaid top-up or level open until `until`, at least. An expired one stays expired. */
async function keepMemberPayment(
  db: Db,
  { purpose, subject }: Pick<TransferRow, 'purpose' | 'subject'>,
  { now, until }: { now: number; until: number },
): Promise<void> {
  if (isMemberPurpose(purpose))
    await db.query(
      `update member_payment set expires = greatest(expires, $2::bigint)
      where pay_number = $1 and paid_at is null and expires > $3::bigint`,
      [subject, until, now],
    )
}

/** Tells the buyer of the decision about the transfer of a top-up or a level. */
async function tellOfTransfer(
  context: { db: Db; now: number },
  { user, purpose, subject, reference, sent }: TransferRow,
  event: 'transferReceived' | 'transferOwed' | 'transferRefused',
  { amount, ...facts }: { amount: string; reason?: string },
): Promise<void> {
  if (!isMemberPurpose(purpose)) return
  const member = await memberPaymentDue(context.db, user, subject)
  await tellBuyer(context, user, {
    event,
    occurrence: `${reference} ${sent ?? 0}`,
    subject,
    facts: { ...facts, amount: yuan(amount), title: member!.title, reference },
  })
}

/**
 * Returns a reference like `MW-4C7K-9QX2`: short enough for a transfer's remark, without letters that look like digits.
 */
function referenceAt(): string {
  const letters = '2346789ABCDEFGHJKLMNPQRTUVWXY'
  const part = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return `MW-${part()}-${part()}`
}

export async function transferWire(
  { db, locale, now }: Pick<CallContext, 'db' | 'locale' | 'now'>,
  row: TransferRow,
  { purpose, subject, amount, orders, bills, member }: AmountDue,
): Promise<NonNullable<WireOf<'transferInfo'>>> {
  const account = (await mallAccountOf(db))!
  return {
    reference: row.reference,
    status: row.state,
    amount: wireYuan(money(row.amount)),
    account: {
      accountName: account.accountName[locale],
      bankName: account.bankName[locale],
      account: account.account,
      bankCode: account.bankCode,
    },
    orderNumbers: orders.map(({ orderNumber }) => orderNumber),
    billNumbers: bills.map(({ billNumber }) => billNumber),
    payment: member && {
      payNumber: member.payNumber,
      kind: member.kind,
      title: member.title[locale],
      toBalance: member.toBalance,
    },
    endTime: purpose === 'order' ? Math.min(...orders.map(({ expires }) => expires)) : member?.expires,
    closed: member
      ? member.paidAt === null && member.expires <= now
      : orders.some(({ status, paidAt }) => status === orderStatuses.closed && paidAt === null),
    paid: member ? member.paidAt !== null : paidOrderNumbers(orders).length > 0,
    owed: await owedFor(db, row.user, purpose, subject.split(',')),
    payerName: row.payerName,
    bankName: row.bankName,
    voucherImgs: row.vouchers,
    remark: row.remark,
    voucherAmount: optionalWireYuan(row.voucherAmount),
    voucherTime: optionalWireDate(row.sent),
    reason: row.reason,
    receivedAmount: optionalWireYuan(row.received),
    leftAmount: purpose === 'bill' ? wireYuan(amount) : undefined,
    auditTime: optionalWireDate(row.decided),
  }
}
