import { ProductGrid } from '@millwright/commerce/ProductGrid'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Heading } from '@millwright/ui/Heading'
import { Link } from '@millwright/ui/Link'
import { Pagination } from '@millwright/ui/Pagination'
import { Panel } from '@millwright/ui/Panel'
import { PageFrame } from '../../layout/PageFrame/PageFrame.tsx'
import { loginPath } from '../../loader.ts'
import { DiscountCard } from '../DiscountCard.tsx'
import type { DiscountDetailData } from './DiscountDetail.load.ts'
import * as styles from './DiscountDetail.css.ts'

/** A threshold discount: its steps, the gap to the next one, and its products. */
export function DiscountDetail({ now, discount, goods, current, basket }: DiscountDetailData) {
  const text = useText('promotions')
  const money = useMoney()
  const { discountId, discountName, startTime = 0, endTime = Infinity } = discount
  const hrefOf = (page: number) => path('discount-detail', { discountId, page: page > 1 ? page : undefined })
  const running = startTime <= now && endTime > now
  return (
    <PageFrame
      title={discountName}
      trail={[{ label: text('discounts'), href: path('special-discount') }]}
      lead={startTime > now ? text('comingHint') : undefined}
    >
      {endTime <= now && (
        <Alert
          tone="warn"
          title={text('over')}
          action={<Link href={path('special-discount')}>{text('discounts')}</Link>}
        >
          {text('overHint')}
        </Alert>
      )}
      <DiscountCard discount={discount} now={now} basket={basket} own />
      {running && (
        <p className={styles.cart} aria-live="polite">
          {basket === undefined ? (
            <Link href={loginPath(hrefOf(current))}>{text('loginToSee')}</Link>
          ) : basket.pieces > 0 ? (
            <>
              {text('inCart', { amount: money(basket.amount), count: basket.pieces })}
              <Link href={path('cart')}>{text('toCart')}</Link>
            </>
          ) : (
            text('inCartNone')
          )}
        </p>
      )}
      <Heading level={2} size={16}>
        {text('goodsOf')}
      </Heading>
      {goods.records.length > 0 ? (
        <ProductGrid products={goods.records} level={3} />
      ) : (
        <Panel>{text('goodsNone')}</Panel>
      )}
      {goods.pages > 1 && <Pagination page={current} pages={goods.pages} total={goods.total} hrefOf={hrefOf} />}
    </PageFrame>
  )
}
