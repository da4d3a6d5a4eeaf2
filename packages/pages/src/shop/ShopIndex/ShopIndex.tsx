import { writeListPath } from '@millwright/domain/list/listFilter'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Container } from '@millwright/ui/Container'
import { Empty } from '@millwright/ui/Empty'
import { Decorated } from '../../content/Decorated.tsx'
import type { ActionResult } from '../../loader.ts'
import { CouponLine } from '../../promotion/CouponLine.tsx'
import { writeShopAddress } from './shopAddress.ts'
import { ShopHeader } from './ShopHeader.tsx'
import type { ShopIndexProps } from './ShopIndex.load.ts'
import { ShopShelf } from './ShopShelf.tsx'
import * as styles from './ShopIndex.css.ts'

/** A shop: who it is, its front as it decorated it, and all of its goods with its own classes and search. */
export function ShopIndex(props: ShopIndexProps & { outcome?: ActionResult }) {
  const { shop, open, front, coupons, outcome } = props
  const text = useText('shop')
  const common = useText('common')
  if (!open) {
    return (
      <Container>
        <ShopHeader {...props} />
        <Empty
          drawing="plug"
          title={text('closed')}
          action={<Button href={writeListPath({ keyword: shop.shopName })}>{text('toMall')}</Button>}
        >
          {text('closedHint')} <a href={path('uc-order')}>{common('myOrders')}</a>
        </Empty>
      </Container>
    )
  }
  return (
    <>
      <Container>
        <ShopHeader {...props} />
        {coupons && (
          <div className={styles.coupons}>
            <CouponLine {...coupons} action={writeShopAddress({ shopId: shop.shopId })} outcome={outcome} />
          </div>
        )}
      </Container>
      {front && <Decorated page={front} />}
      <Container>
        <ShopShelf {...props} />
      </Container>
    </>
  )
}
