import { ShopCard } from '@millwright/commerce/ShopCard'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Link } from '@millwright/ui/Link'
import { hasScreen } from '../../hasScreen.ts'
import type { DetailView } from './DetailFrame.tsx'
import * as styles from './DetailShop.css.ts'

/** The shop, the link to its chat, and the link to report an infringement. Reads `product` and `sku`. */
export function DetailShop({ product, sku }: Pick<DetailView, 'product' | 'sku'>) {
  const text = useText('detail')
  const { prodId, shopId, shopName, shopType, shopCity, shopScore } = product
  return (
    <div className={styles.frame}>
      <div className={styles.shop}>
        <ShopCard shopId={shopId} shopName={shopName} shopType={shopType} city={shopCity} score={shopScore} />
        <Button href={path('chat', { sid: shopId, prodId, sku: sku?.skuId })}>{text('contactShop')}</Button>
      </div>
      {hasScreen(path('intellectualProperty')) && (
        <span className={styles.report}>
          <Link href={path('intellectualProperty', { prodId })} tone="ink">
            {text('report')}
          </Link>
        </span>
      )}
    </div>
  )
}
