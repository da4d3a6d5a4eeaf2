import { compareWhole } from '../money/wholeMoney.ts'
import type { Money } from '../money/money.ts'

/** Returns the default SKU of a product: the cheapest SKU in stock, otherwise the cheapest SKU. */
export function leadingSku<S extends { price: Money; stocks: number }>(skus: readonly S[]): S | undefined {
  const inStock = skus.filter(({ stocks }) => stocks !== 0)
  return (inStock.length ? inStock : skus).reduce<S | undefined>(
    (best, sku) => (best && compareWhole(best.price, sku.price) <= 0 ? best : sku),
    undefined,
  )
}
