import { ProductGrid } from '@millwright/commerce/ProductGrid'
import { useText } from '@millwright/i18n/Texts'
import { Heading } from '@millwright/ui/Heading'
import { Pagination } from '@millwright/ui/Pagination'
import { Panel } from '@millwright/ui/Panel'
import { couponsHref } from './couponsHref.ts'
import type { CouponsData } from './Coupons.load.ts'
import * as styles from './Coupons.css.ts'

type CouponsGoodsProps = Pick<CouponsData, 'query'> & { goods: NonNullable<CouponsData['goods']> }

/** The products of one coupon. */
export function CouponsGoods({ query, goods }: CouponsGoodsProps) {
  const text = useText('promotions')
  return (
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
  )
}
