import type { PriceTier } from '@millwright/domain/price/price'
import type { RootProps } from '@millwright/ui/open'
import type { CommerceHandlers } from '../CommerceProvider/CommerceProvider.tsx'
import type { CardProduct } from '../ProductCard/cardProduct.ts'

export type ComparedProduct = CardProduct & {
  /** The id in the URL of the comparison. */
  id: string
  parameters: readonly { name: string; value: string }[]
  /** The unit price by quantity, if the product has one SKU. */
  steps: readonly PriceTier[]
}

export type CompareTableProps = RootProps<HTMLDivElement> & {
  /** The products, as a list response contains them. */
  products: readonly ComparedProduct[]
  /** Whether to omit parameters that are equal for all products. */
  onlyDifferences?: boolean | undefined
  /** Returns the URL of the comparison without a product. */
  hrefWithout: (id: string) => string
  /** Handles "add to cart" instead of posting the form. */
  onAddToCart?: CommerceHandlers['addToCart'] | undefined
}
