import { createRoot } from 'react-dom/client'
import { en } from '@millwright/i18n/namespaces/commerce'
import { Container } from '@millwright/ui/Container'
import '@millwright/ui/reset.layer.css'
import '@millwright/ui/styles.layer.css'
import '@millwright/commerce/styles.layer.css'
import { facets, products } from '../shop/products.ts'
import { Providers } from '../shop/Providers.tsx'
import { Shop } from '../shop/Shop.tsx'

createRoot(document.getElementById('root')!).render(
  <Providers locale="en" texts={{ commerce: en }}>
    <Container>
      <Shop products={products} facets={facets} />
    </Container>
  </Providers>,
)
