import { orderStatuses } from '@millwright/domain/order/orderStatus'
import { claimRefund } from '@millwright/domain/order/refundClaim'
import type { ClaimProblem, RefundClaim, RefundRequest } from '@millwright/domain/order/refundClaim'
import { refundDue } from '@millwright/domain/order/refundMachine'
import type { RefundKind } from '@millwright/domain/order/refundMachine'
import { attachFiles } from '../files/files.ts'
import { emit } from '../../core/events/events.ts'
import type { Db } from '../../db/db.ts'
import { numberAt, writeNumbered } from '../../db/writeNumbered.ts'
import type { CallContext } from '../../core/call/call.ts'
import { exchangeSkus } from './exchangeSkus.ts'
import type { RefundReason } from './reasons.ts'
import { lockBought } from '../../core/order/refundRows.ts'

export type Application = {
  orderNumber: string
  uuid?: string | undefined
  wish: RefundRequest
  reason: RefundReason
  description: string
  mobile: string
  received: boolean
  /** Paths of uploaded pictures. */
  photos: readonly string[]
  /** The wanted size of an exchange. Absent: the same size again. */
  exchangeSkuId?: number | undefined
}

/** The first state of a refund. */
const APPLIED = 'applied'

export type ApplicationProblem = ClaimProblem | 'gone' | 'receiptConfirmed' | 'sizeNot'

/**
 * Applies for a refund in a transaction that locks the order first, so concurrent applications see each other. `uuid`
 * is the idempotency key.
 */
export async function applyForRefund(
  { db, now, locale }: Pick<CallContext, 'db' | 'now' | 'locale'>,
  user: number,
  application: Application,
): Promise<{ refundSn: string } | { problem: ApplicationProblem }> {
  const { orderNumber, uuid = null, wish } = application
  return db.tx(async (tx) => {
    const [mine] = await tx.query<{ shopId: number }>(
      'select shop_id as "shopId" from orders where order_number = $1 and user_id = $2 and not hidden for no key update',
      [orderNumber, user],
    )
    const found = mine && (await lockBought(tx, orderNumber))
    if (!found) return { problem: 'gone' }
    const before = uuid ? await appliedBefore(tx, orderNumber, uuid) : undefined
    if (before) return before
    const claim = claimRefund(found.bought, found.refunds, wish, now)
    if (typeof claim === 'string') return { problem: claim }
    const confirmed = found.bought.status === orderStatuses.success
    if (confirmed && application.reason === 'reasonNotReceived') return { problem: 'receiptConfirmed' }
    if (!(await isSizeRight(tx, claim.kind, application))) return { problem: 'sizeNot' }
    const photos = await attachFiles({ db: tx, locale, user }, application.photos, 'voucher')
    const write = (refundSn: string) =>
      tx.query(
        `
      insert into refund (refund_sn, order_number, user_id, shop_id, uuid, kind, state, whole, unsent, amount, freight, reason, description, mobile, received, photos, created, due, events, exchange_sku_id)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::text::numeric, $11::text::numeric, $12, $13, $14, $15, $16, $17, $18::bigint, $19::text::jsonb, $20::bigint)
      on conflict (refund_sn) do nothing returning 1`,
        [
          refundSn,
          orderNumber,
          user,
          mine.shopId,
          uuid,
          claim.kind,
          APPLIED,
          claim.whole,
          claim.unsent,
          claim.amount,
          claim.freight,
          application.reason,
          application.description,
          application.mobile,
          hasGoods(claim, application.received, confirmed),
          photos.join(','),
          now,
          refundDue({ kind: claim.kind, state: APPLIED }, now) ?? null,
          JSON.stringify([{ event: 'apply', by: 'buyer', to: APPLIED, at: now }]),
          application.exchangeSkuId ?? null,
        ],
      )
    // The refund numbers of mall4j servers begin with 88.
    const { number: refundSn } = await writeNumbered(() => `88${numberAt(now, 8)}`, write)
    await tx.query(
      `insert into refund_line (refund_sn, order_item_id, quantity, worth) select $1, l."orderItemId"::bigint, l.quantity, l.worth
        from jsonb_to_recordset($2::text::jsonb) as l ("orderItemId" text, quantity int, worth numeric)`,
      [refundSn, JSON.stringify(claim.lines)],
    )
    await emit(tx, 'refundRequested', { refundSn, orderNumber, amount: String(claim.amount), now })
    return { refundSn }
  })
}

/** Whether the buyer has the goods. Only a refund without a return can be asked for before they arrive. */
function hasGoods({ kind, unsent }: RefundClaim, received: boolean, confirmed: boolean): boolean {
  return !unsent && (received || kind !== 'money' || confirmed)
}

/** Whether the wanted size is another one of the line's product. It may be absent, unless the reason asks for it. */
async function isSizeRight(db: Db, kind: RefundKind, { wish, reason, exchangeSkuId }: Application): Promise<boolean> {
  if (exchangeSkuId === undefined) return reason !== 'reasonOtherSize'
  if (kind !== 'exchange' || wish.orderItemId === undefined) return false
  const sizes = await exchangeSkus(db, Number(wish.orderItemId))
  return sizes.some(({ skuId }) => skuId === exchangeSkuId)
}

async function appliedBefore(db: Db, orderNumber: string, uuid: string): Promise<{ refundSn: string } | undefined> {
  const [before] = await db.query<{ refundSn: string }>(
    'select refund_sn as "refundSn" from refund where order_number = $1 and uuid = $2',
    [orderNumber, uuid],
  )
  return before
}
