import type { ReactNode } from 'react'
import type { Facets } from '@millwright/contract/search/entities'
import type { ListFilter } from '@millwright/domain/list/listFilter'
import type { RootProps } from '@millwright/ui/open'
import type { CommerceHandlers } from '../CommerceProvider/CommerceProvider.tsx'
import type { CardProduct } from '../ProductCard/cardProduct.ts'

/** A product with its `values` in the order of the columns. */
export type TableProduct = CardProduct & { values?: readonly string[] | undefined }

export type ProductTableProps = RootProps<HTMLDivElement> & {
  /** The products, as a list response contains them. */
  products: readonly TableProduct[]
  /** The key attributes of the listed products. If the list is empty, the table shows the specification line. */
  columns: Facets['keyAttrs']
  /** The current filter. Sort links keep it. */
  filter: ListFilter
  /** The accessible name of the table. */
  label: string
  /** Returns a further line of a product. */
  noteOf?: ((product: TableProduct) => ReactNode) | undefined
  /** Handles "add to cart" instead of posting the form. */
  onAddToCart?: CommerceHandlers['addToCart'] | undefined
}
