import { path } from '@millwright/domain/paths/path'
import { CouponLine } from '../../promotion/CouponLine.tsx'
import type { DetailView } from './DetailFrame.tsx'

type DetailCouponsProps = Pick<DetailView, 'product' | 'sku' | 'coupons' | 'skuHref' | 'outcome'>

/** The coupons for the product. Reads `product`, `sku`, `coupons`, `skuHref` and `outcome`. */
export function DetailCoupons({ product: { prodId }, sku, coupons, skuHref, outcome: posted }: DetailCouponsProps) {
  return (
    coupons && (
      <CouponLine {...coupons} action={sku ? skuHref(sku.skuId) : path('detail', { prodId })} outcome={posted} />
    )
  )
}
