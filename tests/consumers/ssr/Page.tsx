import { en } from '@millwright/i18n/namespaces/commerce'
import { Container } from '@millwright/ui/Container'
import { facets, products } from '../shop/products.ts'
import { Providers } from '../shop/Providers.tsx'
import { Shop } from '../shop/Shop.tsx'

export function Page() {
  return (
    <Providers locale="en" texts={{ commerce: en }}>
      <Container>
        <Shop products={products} facets={facets} />
      </Container>
    </Providers>
  )
}
