import { randomUUID } from 'node:crypto'
import { sum } from '@millwright/domain/money/money'
import { ORDER_CONFIRM_MINUTES } from '@millwright/domain/constants'
import { orderCount } from '@millwright/domain/order/orderParts'
import type { WireOf } from '@millwright/contract/contract'
import type { CallContext } from '../../core/call/call.ts'
import type { AddressRow } from '../../core/address/addresses.ts'
import { cartGroupOf } from '../../core/price/cartGroup.ts'
import { freightRules } from '../../core/price/freight.ts'
import { couponsWire, groupsOf, priceLines, stepWire } from '../../core/price/pricing.ts'
import type { Priced } from '../../core/price/pricing.ts'
import { cartItemOf } from '../../core/price/lines.ts'
import type { Line } from '../../core/price/lines.ts'
import { wireYuan } from '../../core/wire/wire.ts'

export const PRICE_HOLD_MS = ORDER_CONFIRM_MINUTES * 60_000

/** A priced order as the buyer saw it. The submit uses these prices even if prices have changed since. */
export type Snapshot = Priced & { address: AddressRow | null; undeliverable: Line[] }

/** Prices the lines that ship to the address. `couponUserIds` are the coupons chosen by the buyer. */
export async function priceOrder(
  context: Pick<CallContext, 'db' | 'now'>,
  user: number,
  lines: readonly Line[],
  address: AddressRow | undefined,
  wish: {
    couponUserIds?: readonly string[] | undefined
    alone?: 'line'
    points?: number | 'most'
    offers?: boolean
  } = {},
): Promise<Snapshot> {
  const rules = await freightRules(
    context.db,
    lines.map(({ shopId }) => shopId),
    address?.provinceId,
  )
  const delivers = ({ shopId }: Line) => rules.get(shopId)!.delivers
  const priced = await priceLines(context, user, lines.filter(delivers), { freight: rules, ...wish })
  return { ...priced, address: address ?? null, undeliverable: lines.filter((line) => !delivers(line)) }
}

/** Stores the priced order until it expires. */
export async function saveConfirmation(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  user: number,
  snapshot: Snapshot,
  holdMs: number = PRICE_HOLD_MS,
): Promise<{ uuid: string; expires: number }> {
  const uuid = randomUUID()
  const expires = now + holdMs
  await db.query(
    'insert into confirm (uuid, user_id, created, expires, snapshot) values ($1, $2, $3, $4, $5::text::jsonb)',
    [uuid, user, now, expires, JSON.stringify(snapshot)],
  )
  return { uuid, expires }
}

export function confirmWire(
  { locale, now }: Pick<CallContext, 'locale' | 'now'>,
  snapshot: Snapshot,
  { uuid, expires }: { uuid: string; expires: number },
): WireOf<'confirmOrder'> {
  const { address, shops, undeliverable } = snapshot
  return {
    uuid,
    expireTime: expires,
    userAddr: address,
    total: wireYuan(snapshot.total),
    totalTransFee: wireYuan(snapshot.freight),
    orderReduce: wireYuan(snapshot.reduce),
    actualTotal: wireYuan(snapshot.actualTotal),
    totalCount: shops.reduce((pieces, { lines }) => pieces + piecesOf(lines), 0),
    isScorePay: snapshot.points.used ? 1 : 0,
    totalUsableScore: snapshot.points.has,
    maxUsableScore: snapshot.points.most,
    usableScore: snapshot.points.used,
    totalScoreAmount: wireYuan(snapshot.points.worth),
    shopUseScore: snapshot.points.perYuan,
    coupons: couponsWire(snapshot, locale, now),
    couponOffers: (snapshot.offers ?? []).map(({ couponId, shopId, name, saves }) => ({
      couponId,
      shopName: shops.find((shop) => shop.shopId === shopId)?.lines[0]?.shopName[locale],
      couponName: name[locale],
      saves: wireYuan(saves),
    })),
    priceSteps: snapshot.steps.map((step) => stepWire(step, locale)),
    filterShopItems: undeliverable.map((line) => cartItemOf(line, locale)),
    shopCartOrders: shops.map((shop) => ({
      shopId: shop.shopId,
      shopName: shop.lines[0]!.shopName[locale],
      total: wireYuan(shop.total),
      transFee: wireYuan(shop.freight),
      actualTotal: wireYuan(shop.actualTotal),
      totalCount: piecesOf(shop.lines),
      orderCount: orderCount(shop.lines.length),
      discountReduce: wireYuan(shop.discountReduce),
      couponReduce: wireYuan(shop.couponReduce),
      scoreReduce: wireYuan(shop.pointsReduce),
      shopReduce: wireYuan(sum([shop.discountReduce, shop.couponReduce, shop.pointsReduce])),
      coupons: couponsWire(snapshot, locale, now, shop.shopId),
      dvyType: 1,
      shopCartItemDiscounts: groupsOf(snapshot, shop.lines, locale).map((group) => cartGroupOf(group, locale)),
    })),
  }
}

export function piecesOf(lines: readonly Line[]): number {
  return lines.reduce((pieces, { quantity }) => pieces + quantity, 0)
}
