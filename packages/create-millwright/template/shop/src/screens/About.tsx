import type { CardProduct } from '@millwright/commerce/ProductCard'
import { ProductGrid } from '@millwright/commerce/ProductGrid'
import { PageFrame } from '@millwright/pages/layout/PageFrame'
import { Text } from '@millwright/ui/Text'

export type AboutProps = { products: readonly CardProduct[] }

/** The "About us" screen, with a few products. */
export function About({ products }: AboutProps) {
  return (
    <PageFrame title="About us">
      <Text as="p">{'My shop'} sells what machines are made of, to those who build and repair them.</Text>
      <ProductGrid products={products} level={2} label="Some of our products" />
    </PageFrame>
  )
}
