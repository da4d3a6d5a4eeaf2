import { ProductGrid } from '@millwright/commerce/ProductGrid'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Empty } from '@millwright/ui/Empty'
import { HydrateOnVisible } from '@millwright/ui/HydrateOnVisible'
import { Icon } from '@millwright/ui/Icon'
import { Link } from '@millwright/ui/Link'
import { PageFrame } from '../../layout/PageFrame/PageFrame.tsx'
import { RecordList } from '../../layout/RecordList/RecordList.tsx'
import { DiscountCard } from '../DiscountCard.tsx'
import type { ShownDiscount, SpecialDiscountData } from './SpecialDiscount.load.ts'
import * as styles from './SpecialDiscount.css.ts'

/** The running and upcoming threshold discounts, each with its steps, its first products and a link to all. */
export function SpecialDiscount({ now, current, discounts }: SpecialDiscountData) {
  const text = useText('promotions')
  return (
    <PageFrame title={text('discounts')} lead={text('discountsLead')}>
      <RecordList
        page={discounts}
        current={current}
        hrefOf={(page) => path('special-discount', { page: page > 1 ? page : undefined })}
        keyOf={({ discountId }) => discountId}
        empty={
          <Empty
            drawing="page"
            title={text('discountsNoneTitle')}
            action={<Button href={path('coupons')}>{text('toCoupons')}</Button>}
          >
            {text('discountsNone')}
          </Empty>
        }
      >
        {(discount) => (
          <DiscountCard discount={discount} now={now}>
            <Goods discount={discount} />
          </DiscountCard>
        )}
      </RecordList>
    </PageFrame>
  )
}

/** The first products of a discount in one row, which scrolls where it does not fit. */
function Goods({ discount: { discountId, discountName, goods } }: { discount: ShownDiscount }) {
  const text = useText('promotions')
  if (!goods?.total) return null
  const all = text('allGoodsOf', { count: goods.total })
  return (
    <>
      <HydrateOnVisible>
        <ProductGrid products={goods.first} level={2} compare={false} label={discountName} className={styles.goods} />
      </HydrateOnVisible>
      <p className={styles.all}>
        <Link
          href={path('discount-detail', { discountId })}
          label={text('namedGoods', { action: all, name: discountName })}
        >
          {all}
          <Icon name="chevronRight" size={12} />
        </Link>
      </p>
    </>
  )
}
