import type { CardProduct } from '@millwright/commerce/ProductCard'
import { ProductGrid } from '@millwright/commerce/ProductGrid'
import { PageFrame } from '@millwright/pages/layout/PageFrame'
import { Text } from '@millwright/ui/Text'

export type AboutProps = { products: readonly CardProduct[] }

export function About({ products }: AboutProps) {
  return (
    <PageFrame title="Über uns">
      <Text as="p">Seit 1974 liefern wir, was Maschinen bewegt.</Text>
      <ProductGrid products={products} level={2} label="Aus unserem Sortiment" />
    </PageFrame>
  )
}
