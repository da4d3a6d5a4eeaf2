import { randomUUID } from 'node:crypto'
import { sum } from '@millwright/domain/money/money'
import type { Money } from '@millwright/domain/money/money'
import { ORDER_CONFIRM_MINUTES } from '@millwright/domain/constants'
import type { WireOf } from '@millwright/contract/contract'
import type { CallContext } from '../server/call.ts'
import type { AddressRow } from '../account/addresses.ts'
import { freightFor } from './freight.ts'
import { byShop, cartItemOf } from '../cart/lines.ts'
import type { Line } from '../cart/lines.ts'
import { yuan } from '../server/wire.ts'

export const HOLD = ORDER_CONFIRM_MINUTES * 60_000

/** A priced order as it was promised: what submit turns into orders, whatever prices have become since. */
export type Snapshot = {
  address: AddressRow | null
  shops: { shopId: number; total: Money; freight: Money; lines: Line[] }[]
  undeliverable: Line[]
}

export async function priceOrder(
  { db }: Pick<CallContext, 'db'>,
  lines: readonly Line[],
  address: AddressRow | undefined,
): Promise<Snapshot> {
  const shops = byShop(lines).map((lines) => ({
    shopId: lines[0]!.shopId,
    total: sum(lines.map(({ amount }) => amount)),
    lines,
  }))
  const freights = await freightFor(db, shops, address?.provinceId)
  return {
    address: address ?? null,
    shops: shops.flatMap((shop, n) => (freights[n]!.delivers ? [{ ...shop, freight: freights[n]!.fee }] : [])),
    undeliverable: shops.flatMap((shop, n) => (freights[n]!.delivers ? [] : shop.lines)),
  }
}

/** Keeps the priced order for the buyer. */
export async function keepConfirm(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  user: number,
  snapshot: Snapshot,
): Promise<{ uuid: string; expires: number }> {
  const uuid = randomUUID()
  const expires = now + HOLD
  await db.query(
    'insert into confirm (uuid, user_id, created, expires, snapshot) values ($1, $2, $3, $4, $5::text::jsonb)',
    [uuid, user, now, expires, JSON.stringify(snapshot)],
  )
  return { uuid, expires }
}

export function confirmWire(
  { locale }: Pick<CallContext, 'locale'>,
  { address, shops, undeliverable }: Snapshot,
  { uuid, expires }: { uuid: string; expires: number },
): WireOf<'confirmOrder'> {
  const goods = sum(shops.map(({ total }) => total))
  const freight = sum(shops.map((shop) => shop.freight))
  return {
    uuid,
    expireTime: expires,
    userAddr: address,
    total: yuan(goods),
    totalTransFee: yuan(freight),
    orderReduce: 0,
    actualTotal: yuan(sum([goods, freight])),
    totalCount: shops.reduce((pieces, { lines }) => pieces + piecesOf(lines), 0),
    filterShopItems: undeliverable.map((line) => cartItemOf(line, locale)),
    shopCartOrders: shops.map((shop) => ({
      shopId: shop.shopId,
      shopName: shop.lines[0]!.shopName[locale],
      total: yuan(shop.total),
      transFee: yuan(shop.freight),
      actualTotal: yuan(sum([shop.total, shop.freight])),
      totalCount: piecesOf(shop.lines),
      discountReduce: 0,
      couponReduce: 0,
      shopReduce: 0,
      dvyType: 1,
      shopCartItemDiscounts: [
        {
          activityType: 0,
          chooseDiscountItemDto: null,
          shopCartItems: shop.lines.map((line) => cartItemOf(line, locale)),
        },
      ],
    })),
  }
}

export function piecesOf(lines: readonly Line[]): number {
  return lines.reduce((pieces, { quantity }) => pieces + quantity, 0)
}
