import { createRoot } from 'react-dom/client'
import { en } from '@millwright/i18n/namespaces/commerce'
import '@millwright/ui/reset.layer.css'
import '@millwright/ui/styles.layer.css'
import '@millwright/commerce/styles.layer.css'
import '@millwright/decoration/styles.layer.css'
import { Decorated } from '../shop/Decorated.tsx'
import { products } from '../shop/products.ts'
import { Providers } from '../shop/Providers.tsx'

const content = JSON.stringify([
  { type: 'floor_title', dataField: { title: { zh: '常备件', en: 'Kept in stock' } } },
  { type: 'goods_list', dataField: { columns: 4, goods: ['1', '2', '3', '4'] } },
  { type: 'hologram', dataField: {} },
])

createRoot(document.getElementById('root')!).render(
  <Providers locale="en" texts={{ commerce: en }}>
    <Decorated
      content={content}
      now={Date.now()}
      productsOf={(prodIds) => products.filter(({ prodId }) => prodIds.includes(prodId))}
    />
  </Providers>,
)
