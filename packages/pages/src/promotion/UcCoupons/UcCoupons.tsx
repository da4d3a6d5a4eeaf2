import { CouponTicket } from '@millwright/commerce/CouponTicket'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Empty } from '@millwright/ui/Empty'
import { Link } from '@millwright/ui/Link'
import { TabLinks } from '@millwright/ui/TabLinks'
import type { ActionResult } from '../../loader.ts'
import { OutcomeNotice } from '../../layout/OutcomeNotice/OutcomeNotice.tsx'
import { RecordList } from '../../layout/RecordList/RecordList.tsx'
import { UserCenterFrame } from '../../layout/UserCenterFrame/UserCenterFrame.tsx'
import { couponHref } from '../couponHref.ts'
import { couponTabs } from './UcCoupons.load.ts'
import type { UcCouponsData } from './UcCoupons.load.ts'
import * as styles from './UcCoupons.css.ts'

export type UcCouponsProps = UcCouponsData & { outcome?: ActionResult }
const words = { 1: 'unused', 2: 'used', 0: 'expired' } as const
const numbers = { 1: 'unUseCount', 2: 'useCount', 0: 'expiredCount' } as const

/** The buyer's coupons: unused, used and expired, with their scope and a link to spend them. */
export function UcCoupons({ center, now, status, current, coupons, counts, outcome }: UcCouponsProps) {
  const text = useText('promotions')
  const hrefOf = (page: number) => path('uc-coupons', { status, page: page > 1 ? page : undefined })
  return (
    <UserCenterFrame
      route="uc-coupons"
      center={center}
      title={text('myCoupons')}
      tools={<Link href={path('coupons')}>{text('toCoupons')}</Link>}
    >
      <TabLinks
        label={text('myCoupons')}
        tabs={couponTabs.map((tab) => ({
          href: path('uc-coupons', { status: tab }),
          label: `${text(words[tab])} ${counts[numbers[tab]]}`,
          current: tab === status,
        }))}
      />
      <OutcomeNotice outcome={outcome} />
      <RecordList
        page={coupons}
        current={current}
        hrefOf={hrefOf}
        keyOf={({ couponId, couponUserId }) => couponUserId ?? couponId}
        empty={
          <Empty
            drawing="page"
            title={text('mineNoneTitle')}
            action={
              <Button href={path('coupons')} tone="action">
                {text('toCoupons')}
              </Button>
            }
          >
            {text('mineNone')}
          </Empty>
        }
      >
        {(coupon) => (
          <div className={styles.ticket}>
            <CouponTicket
              coupon={coupon}
              now={now}
              useHref={couponHref(coupon)}
              orderHref={coupon.orderNumber && path('order-detail', { orderNumber: coupon.orderNumber })}
            />
            {status !== '1' && <RemoveCoupon coupon={coupon} action={hrefOf(current)} />}
          </div>
        )}
      </RecordList>
    </UserCenterFrame>
  )
}

type RemoveCouponProps = { coupon: UcCouponsData['coupons']['records'][number]; action: string }

function RemoveCoupon({ coupon, action }: RemoveCouponProps) {
  const text = useText('promotions')
  return (
    <form method="post" action={action} data-enhance="stay" className={styles.tools}>
      <input type="hidden" name="couponUserId" value={coupon.couponUserId} />
      <Button
        type="submit"
        name="intent"
        value="remove"
        tone="quiet"
        size="small"
        label={text('removeNamed', { name: coupon.couponName })}
      >
        {text('remove')}
      </Button>
    </form>
  )
}
