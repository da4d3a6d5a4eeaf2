import { CouponLine } from '../../promotion/CouponLine.tsx'
import { writeShopAddress } from './shopAddress.ts'
import type { ShopIndexView } from './ShopIndexFrame.tsx'
import * as styles from './ShopIndex.css.ts'

/** The shop's coupons. Reads `shop`, `coupons` and `outcome`. */
export function ShopCoupons({ shop, coupons, outcome }: Pick<ShopIndexView, 'shop' | 'coupons' | 'outcome'>) {
  return (
    coupons && (
      <div className={styles.coupons}>
        <CouponLine {...coupons} action={writeShopAddress({ shopId: shop.shopId })} outcome={outcome} />
      </div>
    )
  )
}
