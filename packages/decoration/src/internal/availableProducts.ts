import type { PageData } from '../data.ts'
import type { CardProduct } from '@millwright/commerce/ProductCard'
import type { Goods } from '@millwright/contract/blocks/goods'
import type { ProdRef } from '@millwright/contract/blocks/prodRef'
import type { Money } from '@millwright/domain/money/money'
import { readServerTime } from '@millwright/domain/time'
import { own } from './own.ts'

/** Returns the products of a block that are still available, each once, with the server's current data. */
export function availableProducts(goods: Goods, { products, shelves = {} }: PageData): readonly CardProduct[] {
  const found =
    'shelf' in goods
      ? (own(shelves, goods.shelf) ?? [])
      : [...new Set(goods.map(({ prodId }) => prodId))].flatMap((prodId) => own(products, prodId) ?? [])
  return found.filter(({ status = 1 }) => status === 1)
}

/** Returns the available products of a block that are in stock. Unknown stock and stock without a limit count. */
export function productsInStock(goods: Goods, page: PageData): readonly CardProduct[] {
  return availableProducts(goods, page).filter(({ totalStocks }) => totalStocks !== 0)
}

/** A running flash sale. Without a `seckillId` it is the product's own activity, on the product detail page. */
export type Sale = {
  product: CardProduct
  price: Money
  left: number | undefined
  until: number
  seckillId: string | undefined
}

/** Returns the running flash sales of a block. */
export function runningSales(refs: readonly ProdRef[], data: PageData): Sale[] {
  const seen = new Set<string>()
  return refs.flatMap((ref) => {
    const sale = saleOf(ref, data)
    if (!sale || seen.has(saleKey(sale))) return []
    seen.add(saleKey(sale))
    return sale
  })
}

/** Returns the key of a sale, unique within a block. */
export const saleKey = ({ seckillId, product }: Sale): string => seckillId ?? `of ${product.prodId}`

function saleOf({ prodId, seckillId }: ProdRef, data: PageData): Sale | undefined {
  const seckill = seckillId ? own(data.seckills ?? {}, seckillId) : undefined
  const [product] = seckill ? [seckill] : availableProducts([{ prodId }], data)
  if (!product || (product.status ?? 1) !== 1) return undefined
  const price = seckill?.seckillPrice ?? product.activityPrice
  const from = readServerTime(seckill?.startTime) ?? product.activityStartTime ?? 0
  const until = readServerTime(seckill?.endTime) ?? product.activityEndTime
  if (!price || until === undefined || until <= data.now || from > data.now) return undefined
  return {
    product,
    price,
    left: seckill?.seckillTotalStocks,
    until,
    seckillId: seckill?.seckillId,
  }
}
