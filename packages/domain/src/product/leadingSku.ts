import { compareWhole } from '../money/wholeMoney.ts'
import type { Money } from '../money/money.ts'

/** The SKU that speaks for a product where none is named: the cheapest in stock, else the cheapest. */
export function leadingSku<S extends { price: Money; stocks: number }>(skus: readonly S[]): S | undefined {
  const inStock = skus.filter(({ stocks }) => stocks !== 0)
  return (inStock.length ? inStock : skus).reduce<S | undefined>(
    (best, sku) => (best && compareWhole(best.price, sku.price) <= 0 ? best : sku),
    undefined,
  )
}
