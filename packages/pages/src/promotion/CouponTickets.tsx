import { CouponTicket } from '@millwright/commerce/CouponTicket'
import type { ShownCoupons } from './shownCoupons.ts'
import * as styles from './CouponLine.css.ts'

type CouponTicketsProps = ShownCoupons & {
  /** The address that the forms post to. */
  action: string
}

/** All coupons of a product or a shop with their terms. */
export function CouponTickets({ now, coupons, action }: CouponTicketsProps) {
  return (
    <ul className={styles.tickets}>
      {coupons.map((coupon) => (
        <li key={coupon.couponId}>
          <CouponTicket coupon={coupon} now={now} look="compact" action={action} useHref={coupon.useHref} />
        </li>
      ))}
    </ul>
  )
}
