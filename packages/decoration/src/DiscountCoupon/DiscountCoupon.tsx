import { usePaths } from '@millwright/commerce/CommerceProvider'
import type { BlockData } from '@millwright/contract/blocks/blocks'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import type { LookProps } from '../data.ts'
import { BlockHead } from '../internal/BlockHead.tsx'
import { GoodsTile } from '../internal/GoodsTile.tsx'
import { runningGroups } from '../internal/runningGroups.ts'
import * as styles from './DiscountCoupon.css.ts'

const COLUMNS = 5
const groupPath = ({ prodId, groupActivityId }: { prodId: string; groupActivityId: string }) =>
  path('detail', { prodId, group: groupActivityId })

/**
 * Renders products in group deals with the number of people that a group needs. Ended deals are left out.
 *
 * When: a page shows group deals. Instead: `LimitedSkill` for flash sales. Coupons are on the coupons page.
 */
export function DiscountCoupon({
  data,
  page,
  locale,
  level,
  first,
}: LookProps & { data: BlockData<'discount_coupon'> }) {
  const text = useText('decoration')
  const { groupDeal = groupPath, groupDeals = path('group-buy') } = usePaths()
  return (
    <section className={styles.frame}>
      <BlockHead
        title={data.title}
        subTitle={data.subTitle}
        link={data.moreLink ?? { href: groupDeals, newTab: false }}
        level={level}
        locale={locale}
      />
      <ul className={styles.grid({ columns: COLUMNS })}>
        {runningGroups(data.goods, page).map(({ product, price, people = 0, joined = 0, groupActivityId }, index) => (
          <li key={product.prodId} className={styles.cell({ framed: true, paired: true })}>
            <GoodsTile
              product={product}
              price={price}
              href={groupActivityId && groupDeal({ prodId: product.prodId, groupActivityId })}
              eager={first && index < COLUMNS}
              action={text('groupBuy')}
              note={
                [
                  people > 1 && text('groupPeople', { count: people }),
                  joined > 0 && text('groupJoined', { count: joined }),
                ]
                  .filter(Boolean)
                  .join(' · ') || undefined
              }
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
