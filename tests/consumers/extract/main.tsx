import { createRoot } from 'react-dom/client'
import { en } from '@millwright/i18n/namespaces/commerce'
import '@millwright/ui/reset.layer.css'
import '@millwright/ui/styles.layer.css'
import '@millwright/commerce/styles.layer.css'
import { facets, products } from '../shop/products.ts'
import { Providers } from '../shop/Providers.tsx'
import { Shop } from '../shop/Shop.tsx'
import { shelf, title } from './shelf.css.ts'

createRoot(document.getElementById('root')!).render(
  <Providers locale="en" texts={{ commerce: en }}>
    <main className={shelf}>
      <h1 className={title}>Bearings</h1>
      <Shop products={products} facets={facets} />
    </main>
  </Providers>,
)
