import { centsOf, centsText } from '@millwright/domain/money/wholeMoney'
import { hasPieces } from '@millwright/domain/product/hasPieces'
import { renewClaim, claimToPay, isPayoutPending } from '@millwright/domain/order/refundClaim'
import { refundDue, refundEffects, refundTransition, runningStates } from '@millwright/domain/order/refundMachine'
import type { RefundActor, RefundEvent, RefundState, RefundTransition } from '@millwright/domain/order/refundMachine'
import { arrayText } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import { lockSkus } from '../../db/locks.ts'
import { addStock } from '../../core/stock/stock.ts'
import { yuan } from '../../core/console/yuan.ts'
import { tellBuyer } from '../../core/message/tellBuyer.ts'
import type { ToldEvent } from '../../core/message/tellBuyer.ts'
import { messageInBothLanguages } from '../../core/messages/messages.ts'
import type { CallContext } from '../../core/call/call.ts'
import { refundMoney } from '../payment/refundMoney.ts'
import { lockBought } from '../../core/order/refundRows.ts'
import type { Parcel, RefundRow } from '../../core/order/refundRows.ts'
import { settleOrder } from '../../core/order/settleOrder.ts'

type At = Pick<CallContext, 'db' | 'now'>
export type RefundCommand = {
  refundSn: string
  event: RefundEvent
  by: RefundActor
  /** Restricts the event to refunds of this buyer. Other refunds count as missing. */
  user?: number
  message?: string
  parcel?: Parcel
}
/** `again`: the same event was already applied. `illegal`: the refund's state does not allow the event. */
export type RefundEventResult = 'done' | 'again' | 'gone' | 'illegal' | 'taken' | 'noStock'

/** Applies an event to a refund, with all its effects, in a transaction that locks the order first. */
export async function applyRefundEvent({ db, now }: At, press: RefundCommand): Promise<RefundEventResult> {
  const [where] = await db.query<{ orderNumber: string }>(
    'select order_number as "orderNumber" from refund where refund_sn = $1 and ($2::bigint is null or user_id = $2::bigint)',
    [press.refundSn, press.user ?? null],
  )
  if (!where) return 'gone'
  return db.tx(async (tx) => {
    if (press.by !== 'clock') await step(tx, where.orderNumber, now, { ...press, by: 'clock', event: 'timeout' })
    return step(tx, where.orderNumber, now, press)
  })
}

async function step(db: Db, orderNumber: string, now: number, press: RefundCommand): Promise<RefundEventResult> {
  const found = await lockBought(db, orderNumber)
  const refund = found?.refunds.find(({ refundSn }) => refundSn === press.refundSn)
  if (!found || !refund) return 'gone'
  const { bought, refunds } = found
  const move = refundTransition({ ...refund, due: refund.due ?? undefined }, press.event, press.by, now)
  if (!move) return sameAgain(refund, press) ? 'again' : 'illegal'
  if (move.event === 'amend' && sameParcel(refund.express, press.parcel)) return 'again'
  const others = refunds.filter((one) => one !== refund)
  let paid: ReturnType<typeof claimToPay> | undefined
  const next = { kind: refund.kind, unsent: refund.unsent, amount: refund.amount, freight: refund.freight }
  for (const effect of refundEffects(move, refund)) {
    switch (effect) {
      case 'claim': {
        const claim = renewClaim(bought, others, refund)
        if (typeof claim === 'string') return 'taken'
        Object.assign(next, { unsent: claim.unsent, amount: claim.amount, freight: claim.freight })
        for (const { orderItemId, worth } of claim.lines)
          await db.query(
            'update refund_line set worth = $3::text::numeric where refund_sn = $1 and order_item_id = $2::text::bigint',
            [refund.refundSn, orderItemId, worth],
          )
        break
      }
      case 'restock':
        await moveStock(db, refund, 1)
        break
      case 'takeStock':
        if (!(await moveStock(db, refund, -1))) return 'noStock'
        break
      case 'payBack': {
        paid = claimToPay(bought, others, refund)
        const { kind, amount, freight } = paid
        Object.assign(next, { kind, amount, freight })
      }
    }
  }
  await keep(db, refund, move, { ...press, now, next })
  await tellOfRefund(db, refund, move, { ...press, now, kind: next.kind, amount: next.amount })
  if (paid) {
    // Points are settled by the freight that the shop keeps.
    await refundMoney(db, orderNumber, { refundSn: refund.refundSn, amount: paid.amount }, now)
    const carrier = others.find(isPayoutPending)
    if (carrier)
      await db.query(
        'update refund set amount = amount + $2::text::numeric, freight = freight + $2::text::numeric where refund_sn = $1',
        [carrier.refundSn, paid.passedOn],
      )
  }
  await settleOrder(db, orderNumber, now)
  return 'done'
}

/** The event of which the buyer is told when a return enters a state. `accepted` depends on the kind. */
const toldOnEntering: Partial<Record<RefundState, ToldEvent>> = {
  refused: 'returnRefused',
  platformRefused: 'returnDismissed',
  refunded: 'returnPaid',
  closed: 'returnClosed',
  exchangeSent: 'exchangeSent',
  moneyOffered: 'moneyOffered',
}

/** Tells the buyer of a move of the other side. Of the buyer's own moves only a repayment is told. */
async function tellOfRefund(
  db: Db,
  { refundSn, orderNumber, user, events }: RefundRow,
  { by, to }: RefundTransition,
  { now, message, parcel, kind, amount }: RefundCommand & { now: number } & Pick<RefundRow, 'kind' | 'amount'>,
): Promise<void> {
  const event = to === 'accepted' ? (kind === 'money' ? 'returnAgreed' : 'returnAwaited') : toldOnEntering[to]
  if (!event || (by === 'buyer' && to !== 'refunded')) return
  await tellBuyer({ db, now }, user, {
    event,
    // The number of the move: a return may enter a state twice.
    occurrence: `${refundSn} ${events.length}`,
    subject: refundSn,
    facts: {
      refundSn,
      orderNumber,
      amount: yuan(centsText(centsOf(amount))),
      reason: message ? messageInBothLanguages('toldReason', { reason: message.replace(/[。.\s]+$/, '') }) : '',
      flowNumber: parcel?.number ?? '',
    },
  })
}

type Next = Pick<RefundRow, 'kind' | 'unsent' | 'amount' | 'freight'>
async function keep(
  db: Db,
  refund: RefundRow,
  { from, to, event, by }: RefundTransition,
  { now, message, parcel, next }: RefundCommand & { now: number; next: Next },
): Promise<void> {
  // Amending the parcel number does not extend the seller's deadline.
  const due = event === 'amend' ? refund.due : (refundDue({ kind: next.kind, state: to }, now) ?? null)
  await db.query(
    `
    update refund set state = $2, kind = $3, unsent = $4, amount = $5::text::numeric, freight = $6::text::numeric, due = $7::bigint,
      events = events || $8::text::jsonb, express = coalesce($9::text::jsonb, express), exchange = coalesce($10::text::jsonb, exchange) where refund_sn = $1`,
    [
      refund.refundSn,
      to,
      next.kind,
      next.unsent,
      next.amount,
      next.freight,
      due,
      JSON.stringify([{ event, by, from, to, at: now, ...(message && { message }) }]),
      parcel && (event === 'ship' || event === 'amend') ? JSON.stringify(parcel) : null,
      parcel && event === 'sendExchange' ? JSON.stringify(parcel) : null,
    ],
  )
}

/**
 * Moves the refund's pieces into stock, or those of its replacement out of it. Returns false if the stock has too few.
 */
async function moveStock(db: Db, { lines, exchangeSku }: RefundRow, sign: 1 | -1): Promise<boolean> {
  const items = await db.query<{ orderItemId: number; skuId: number }>(
    'select order_item_id as "orderItemId", sku_id as "skuId" from order_item where order_item_id = any($1::text::bigint[])',
    [arrayText(lines.map(({ orderItemId }) => Number(orderItemId)))],
  )
  const pieces = new Map<number, number>()
  for (const { orderItemId, skuId: bought } of items) {
    const skuId = sign < 0 ? (exchangeSku?.skuId ?? bought) : bought
    const { quantity } = lines.find((line) => line.orderItemId === String(orderItemId))!
    pieces.set(skuId, (pieces.get(skuId) ?? 0) + quantity)
  }
  const held = await lockSkus(db, [...pieces.keys()])
  if (sign < 0)
    for (const [skuId, quantity] of pieces) {
      const stocks = held.get(skuId)?.stocks ?? 0
      if (!hasPieces(stocks, quantity)) return false
    }
  await addStock(
    db,
    [...pieces].map(([skuId, quantity]) => ({ skuId, quantity: sign * quantity })),
  )
  return true
}

/** Whether the refund's last event is the same event, for instance after a double click. */
function sameAgain({ events, express, exchange }: RefundRow, { event, by, parcel }: RefundCommand): boolean {
  const last = events.at(-1)
  if (by === 'clock' || last?.event !== event || last.by !== by) return false
  return !parcel || sameParcel(event === 'sendExchange' ? exchange : express, parcel)
}

function sameParcel(kept: Parcel | null, given: Parcel | undefined): boolean {
  return kept?.number === given?.number && kept?.dvyId === given?.dvyId && kept?.name.zh === given?.name.zh
}

/** Times out every refund past its deadline, each in its own transaction. */
export async function sweepRefunds({ db, now }: At): Promise<number> {
  const due = await db.query<{ refundSn: string }>(
    'select refund_sn as "refundSn" from refund where due <= $1::bigint and state = any($2::text::text[]) order by due limit 500',
    [now, arrayText(runningStates)],
  )
  const failed: unknown[] = []
  for (const { refundSn } of due)
    await applyRefundEvent({ db, now }, { refundSn, event: 'timeout', by: 'clock' }).catch((error: unknown) =>
      failed.push(error),
    )
  if (failed.length) throw new AggregateError(failed, 'some refunds were not moved on')
  return due.length
}
