import type { Client } from '@millwright/contract/contract'
import type { Coupon } from '@millwright/contract/promotion/entities'
import type { Page } from '@millwright/contract/values'
import type { CardProduct } from '@millwright/commerce/ProductCard'
import { PLATFORM_SHOP_ID } from '@millwright/domain/constants'
import { ownCards } from '../../loading/agreedPrices.ts'
import { slimCard } from '../../loading/slimCard.ts'
import { missing } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { orNotFound } from '../../loading/orNotFound.ts'
import { id, oneOf, page } from '../../searchParams.ts'
import { couponsHref } from './couponsHref.ts'
import type { CouponsQuery } from './couponsHref.ts'

const SHOWN = 20
const GOODS_SHOWN = 24

export type CouponsData = {
  now: number
  query: CouponsQuery
  coupons: Page<Coupon>
  /** The shops that offer coupons. */
  shops: { shopId: string; shopName: string }[]
  /** The products of the coupon, if only one is shown. */
  goods?: Page<CardProduct>
}

export const searchParams = { type: oneOf(['1', '2']), sid: id, couponId: id, page }

/** Loads `/coupons`: the coupons to claim, by kind and shop. With a `couponId`, that coupon and its products. */
export const load: Loader<CouponsData & { head: Head }, typeof searchParams> = async (api, context) => {
  const { type, sid, couponId, page: current = 1 } = context.query
  const query: CouponsQuery = { type, sid, couponId, page: current }
  const read = (input: Parameters<Client['couponPage']>[0]) =>
    context.user ? api.couponPageOfBuyer(input) : api.couponPage(input)
  const [coupons, every, goods] = await Promise.all([
    couponId
      ? read({ couponId, size: 1 })
      : read({ couponType: type === undefined ? undefined : Number(type), shopId: sid, current, size: SHOWN }),
    couponId ? undefined : api.couponPage({ size: 100 }),
    couponId ? orNotFound(api.couponProds({ couponId, current, size: GOODS_SHOWN }), 'coupon', 'A01000') : undefined,
  ])
  if (!couponId && current > 1 && current > coupons.pages) missing({ unknown: 'listPage' })
  const shops = new Map(
    (every?.records ?? [])
      .filter(({ shopId }) => shopId !== PLATFORM_SHOP_ID)
      .map(({ shopId, shopName }) => [shopId, shopName ?? shopId]),
  )
  return {
    head: { title: { namespace: 'promotions', key: 'coupons' }, canonical: couponsHref(query) },
    now: context.now,
    query,
    coupons,
    shops: [...shops].map(([shopId, shopName]) => ({ shopId, shopName })),
    goods: goods && { ...goods, records: await ownCards(api, context, goods.records.map(slimCard)) },
  }
}
