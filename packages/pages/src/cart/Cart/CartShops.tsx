import { CartShopGroup } from '@millwright/commerce/CartShopGroup'
import type { CartLineProps } from '@millwright/commerce/CartLine'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { hasScreen } from '../../hasScreen.ts'
import type { CartView } from './CartFrame.tsx'
import * as styles from './Cart.css.ts'

/** The cart lines by shop, each with a tick box, a quantity and a remove button. Reads `shops`, `lines` and `fault`. */
export function CartShops({ shops, lines, fault }: Pick<CartView, 'shops' | 'lines' | 'fault'>) {
  const quoteHref = hasScreen(path('inquiry')) ? inquiryHref : undefined
  return (
    <>
      {lines.length > 0 && <CartHead />}
      {shops.map((shop) => (
        <CartShopGroup key={shop.shopId} shop={shop} fault={fault} quoteHref={quoteHref} />
      ))}
    </>
  )
}

const inquiryHref: CartLineProps['quoteHref'] = ({ prodId, skuId, quantity }) =>
  path('inquiry', { prodId, skuId, count: quantity })

function CartHead() {
  const text = useText('cart')
  return (
    <div className={styles.head} aria-hidden="true">
      <span />
      <span className={styles.goods}>{text('product')}</span>
      <span className={styles.end}>{text('price')}</span>
      <span className={styles.centre}>{text('quantity')}</span>
      <span className={styles.end}>{text('amount')}</span>
      <span className={styles.end}>{text('actions')}</span>
    </div>
  )
}
