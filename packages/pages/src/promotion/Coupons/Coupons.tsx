import { CouponTicket } from '@millwright/commerce/CouponTicket'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Empty } from '@millwright/ui/Empty'
import { Link } from '@millwright/ui/Link'
import { Pagination } from '@millwright/ui/Pagination'
import { Panel } from '@millwright/ui/Panel'
import type { ActionResult } from '../../loader.ts'
import { OutcomeNotice } from '../../layout/OutcomeNotice/OutcomeNotice.tsx'
import { PageFrame } from '../../layout/PageFrame/PageFrame.tsx'
import { couponHref } from '../couponHref.ts'
import { couponsHref } from './couponsHref.ts'
import type { CouponsData } from './Coupons.load.ts'
import { CouponsFilter } from './CouponsFilter.tsx'
import { CouponsGoods } from './CouponsGoods.tsx'
import * as styles from './Coupons.css.ts'

export type CouponsProps = CouponsData & { outcome?: ActionResult }

/** The coupon centre: the coupons to claim, the share already claimed, and their products. */
export function Coupons({ now, query, coupons, shops, goods, outcome }: CouponsProps) {
  const text = useText('promotions')
  const { type, sid, couponId } = query
  const here = couponsHref(query)
  return (
    <PageFrame
      title={text('coupons')}
      lead={text('couponsLead')}
      tools={<Link href={path('uc-coupons')}>{text('myCoupons')}</Link>}
    >
      <OutcomeNotice outcome={outcome} tone="warn" />
      {couponId === undefined ? (
        <CouponsFilter query={query} shops={shops} />
      ) : (
        <Link href={path('coupons')}>{text('backToCoupons')}</Link>
      )}
      {coupons.records.length > 0 && (
        <ul className={styles.tickets}>
          {coupons.records.map((coupon) => (
            <li key={coupon.couponId}>
              <CouponTicket coupon={coupon} now={now} action={here} useHref={goods ? '#goods' : couponHref(coupon)} />
            </li>
          ))}
        </ul>
      )}
      {!coupons.records.length && (
        <Panel>
          <Empty
            drawing="search"
            title={text('noneTitle')}
            action={
              <Button href={type || sid ? path('coupons') : path('list')}>
                {text(type || sid ? 'all' : 'seeGoods')}
              </Button>
            }
          >
            {text('none')}
          </Empty>
        </Panel>
      )}
      {couponId === undefined && coupons.pages > 1 && (
        <Pagination
          page={query.page ?? 1}
          pages={coupons.pages}
          total={coupons.total}
          hrefOf={(page) => couponsHref({ ...query, page })}
        />
      )}
      {goods && <CouponsGoods query={query} goods={goods} />}
    </PageFrame>
  )
}
