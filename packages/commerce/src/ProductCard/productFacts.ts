import { cardTitle } from '@millwright/domain/product/cardTitle'
import { unbrokenFacts } from '@millwright/domain/product/unbrokenFacts'
import { productPath } from '@millwright/domain/link/productPath'
import { compareWhole } from '@millwright/domain/money/wholeMoney'
import { shownPrice } from '@millwright/domain/price/shownPrice'
import type { PriceTier } from '@millwright/domain/price/price'
import type { CommercePaths } from '../CommerceProvider/CommerceProvider.tsx'
import { shopPath } from '../internal/ownPaths.ts'
import type { PriceTagProps } from '../PriceTag/PriceTag.tsx'
import type { StockAndLeadTimeProps } from '../StockAndLeadTime/StockAndLeadTime.tsx'
import type { CardProduct } from './cardProduct.ts'

/** The facts of a product that `ProductCard`, `ProductRow` and `ProductTable` show. */
export type ProductFacts = {
  /** The model; for a product with several SKUs, or without a model, its name. */
  title: string
  /** The name, if the title is the model. */
  name: string | undefined
  /** The URL of the product. */
  href: string
  /** The line of specification, which breaks between facts only. */
  brief: string | undefined
  /** The props of `PriceTag`. */
  price: Pick<
    PriceTagProps,
    'price' | 'unit' | 'from' | 'oriPrice' | 'agreementPrice' | 'agreementMinQty' | 'expireTime' | 'memberPrice'
  >
  /** The tier with the lowest price. Undefined if it is not below the shown price, or for several SKUs. */
  lowestTier: PriceTier | undefined
  /** The number of SKUs. */
  skuCount: number
  /** Whether the product can be added to the cart without choosing a SKU. */
  hasOneSku: boolean
  /** The props of `StockAndLeadTime`. */
  stock: Pick<StockAndLeadTimeProps, 'stocks' | 'leadDays'>
  /** The shop with its URL, if its name is known. */
  shop: { name: string; href: string } | undefined
}

/** Returns the facts of a product that a card, a row and a table row show. */
export function productFacts(
  product: CardProduct,
  paths: Partial<Pick<CommercePaths, 'product' | 'shop'>>,
): ProductFacts {
  const { product: pathOf = productPath, shop: shopPathOf = shopPath } = paths
  const { brief, priceTiers, skuId, skuNumber = 1, totalStocks, leadDays, shopId, shopName } = product
  const { price, unit, oriPrice, agreementPrice, agreementMinQty, expireTime, memberPrice } = product
  const { title, name } = cardTitle(product)
  const { amount } = shownPrice({ price, agreementPrice, memberPrice })
  const tier = priceTiers?.at(-1)
  const several = skuNumber > 1
  return {
    title,
    name,
    href: pathOf(product),
    brief: brief ? unbrokenFacts(brief) : undefined,
    price: { price, unit, from: several, oriPrice, agreementPrice, agreementMinQty, expireTime, memberPrice },
    lowestTier: skuNumber === 1 && tier && compareWhole(tier.price, amount) < 0 ? tier : undefined,
    skuCount: skuNumber,
    hasOneSku: skuId !== undefined && !several,
    stock: { stocks: totalStocks, leadDays },
    shop: shopName ? { name: shopName, href: shopPathOf({ shopId }) } : undefined,
  }
}
