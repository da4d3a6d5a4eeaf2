import type { PageData } from '../data.ts'
import type { CardProduct } from '@millwright/commerce/ProductCard'
import type { ProdRef } from '@millwright/contract/blocks/prodRef'
import type { Money } from '@millwright/domain/money'
import { readServerTime } from '@millwright/domain/time'

/** The products of a block that are still sold, each once, with what the server says of them today. */
export function goodsLeft(refs: readonly ProdRef[], { products }: PageData): CardProduct[] {
  return [...new Set(refs.map(({ prodId }) => prodId))].flatMap((prodId) => {
    const product = Object.hasOwn(products, prodId) ? products[prodId] : undefined
    return product && (product.status ?? 1) === 1 ? product : []
  })
}

export type Sale = { product: CardProduct; price: Money; left: number | undefined; until: number; href: string }

/** The flash sales of a block that run now. */
export function salesLeft(refs: readonly ProdRef[], data: PageData): Sale[] {
  const seen = new Set<string>()
  return refs.flatMap((ref) => {
    const sale = saleOf(ref, data)
    if (!sale || seen.has(sale.href)) return []
    seen.add(sale.href)
    return sale
  })
}

function saleOf({ prodId, seckillId }: ProdRef, data: PageData): Sale | undefined {
  const seckill = seckillId && data.seckills && Object.hasOwn(data.seckills, seckillId) ? data.seckills[seckillId] : undefined
  const [product] = seckill ? [seckill] : goodsLeft([{ prodId }], data)
  if (!product || (product.status ?? 1) !== 1) return undefined
  const price = seckill?.seckillPrice ?? product.activityPrice
  const from = readServerTime(seckill?.startTime) ?? product.activityStartTime ?? 0
  const until = readServerTime(seckill?.endTime) ?? product.activityEndTime
  if (!price || until === undefined || until <= data.now || from > data.now) return undefined
  return { product, price, left: seckill?.seckillTotalStocks, until, href: seckill ? `/secdetail/${seckill.seckillId}` : `/detail/${product.prodId}` }
}
