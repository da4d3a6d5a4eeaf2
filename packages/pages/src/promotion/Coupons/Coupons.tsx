import { CouponTicket } from '@millwright/commerce/CouponTicket'
import { ProductGrid } from '@millwright/commerce/ProductGrid'
import { useProblemText } from '@millwright/commerce/ProblemText'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Empty } from '@millwright/ui/Empty'
import { Heading } from '@millwright/ui/Heading'
import { Link } from '@millwright/ui/Link'
import { Pagination } from '@millwright/ui/Pagination'
import { Panel } from '@millwright/ui/Panel'
import { Select } from '@millwright/ui/Select'
import { TabLinks } from '@millwright/ui/TabLinks'
import type { ActionResult } from '../../loader.ts'
import { DoneNotice } from '../../layout/DoneNotice/DoneNotice.tsx'
import { PageFrame } from '../../layout/PageFrame/PageFrame.tsx'
import { couponHref } from '../couponHref.ts'
import { couponsHref } from './couponsHref.ts'
import type { CouponsData } from './Coupons.load.ts'
import * as styles from './Coupons.css.ts'

export type CouponsProps = CouponsData & { outcome?: ActionResult }

/** The voucher centre: the coupons to claim, the share already claimed, and their products. */
export function Coupons({ now, query, coupons, shops, goods, outcome }: CouponsProps) {
  const text = useText('promotions')
  const problemText = useProblemText()
  const { type, sid, couponId } = query
  const tabs = [
    { label: text('all'), to: {} },
    { label: text('money'), to: { type: '1' } },
    { label: text('rate'), to: { type: '2' } },
    { label: text('ofMall'), to: { sid: '0' } },
  ] as const
  const here = couponsHref(query)
  return (
    <PageFrame
      title={text('coupons')}
      lead={text('couponsLead')}
      tools={<Link href={path('uc-coupons')}>{text('myCoupons')}</Link>}
    >
      <DoneNotice outcome={outcome} />
      {outcome && !outcome.done && <Alert tone="warn">{problemText(outcome.problem)}</Alert>}
      {couponId === undefined ? (
        <div className={styles.filters}>
          <TabLinks
            label={text('kinds')}
            tabs={tabs.map(({ label, to }) => ({
              href: couponsHref(to),
              label,
              current:
                couponsHref(to) === couponsHref({ type, sid: sid === '0' ? sid : undefined }) && !(sid && sid !== '0'),
            }))}
          />
          {shops.length > 0 && (
            <form method="get" action={path('coupons')} className={styles.shops}>
              {type && <input type="hidden" name="type" value={type} />}
              <Select
                key={sid}
                label={text('shop')}
                hideLabel
                name="sid"
                defaultValue={sid === '0' ? '' : (sid ?? '')}
                options={[
                  { value: '', label: text('anyShop') },
                  ...shops.map(({ shopId, shopName }) => ({ value: shopId, label: shopName })),
                ]}
              />
              <Button type="submit">{text('filter')}</Button>
            </form>
          )}
        </div>
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
      {goods && (
        <section id="goods" className={styles.goods} aria-label={text('couponGoods')}>
          <Heading level={2} size={16}>
            {text('couponGoods')}
          </Heading>
          {goods.records.length > 0 ? (
            <ProductGrid products={goods.records} level={3} />
          ) : (
            <Panel>{text('goodsNone')}</Panel>
          )}
          {goods.pages > 1 && (
            <Pagination
              page={query.page ?? 1}
              pages={goods.pages}
              total={goods.total}
              hrefOf={(page) => couponsHref({ ...query, page })}
            />
          )}
        </section>
      )}
    </PageFrame>
  )
}
