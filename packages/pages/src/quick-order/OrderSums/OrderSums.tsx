import type { PricedOrder } from '@millwright/contract/quick-order/entities'
import { UserText } from '@millwright/commerce/UserText'
import { useText } from '@millwright/i18n/Texts'
import { Money } from '@millwright/ui/Money'
import * as styles from './OrderSums.css.ts'

export type OrderSumsProps = { sums: Pick<PricedOrder, 'shops' | 'total' | 'reduce' | 'freight' | 'actualTotal'> }

/** The sums of priced lines by shop, with promotions and freight, and in total. */
export function OrderSums({ sums: { shops, total, reduce, freight, actualTotal } }: OrderSumsProps) {
  const text = useText('quickOrder')
  return (
    <dl className={styles.figures}>
      {shops.map((shop) => (
        <div key={shop.shopId} className={styles.figure}>
          <dt className={styles.shop}>
            <UserText>{shop.shopName}</UserText>{' '}
            <span className={styles.muted}>{text('shopLines', { count: shop.lines })}</span>
          </dt>
          <dd className={styles.value}>
            <Money amount={shop.actualTotal} size={14} tone="ink" />
          </dd>
        </div>
      ))}
      <Figure name={text('goods')} amount={total} isFirst />
      {Number(reduce) > 0 && <Figure name={text('reduce')} amount={reduce} minus />}
      <Figure name={text('freight')} amount={freight} />
      <div className={styles.figure} data-total="">
        <dt>{text('total')}</dt>
        <dd className={styles.value}>
          <Money amount={actualTotal} size={22} />
        </dd>
      </div>
    </dl>
  )
}

function Figure({
  name,
  amount,
  minus,
  isFirst,
}: {
  name: string
  amount: PricedOrder['total']
  minus?: boolean
  isFirst?: boolean
}) {
  return (
    <div className={styles.figure} data-first={isFirst ? '' : undefined}>
      <dt>{name}</dt>
      <dd className={styles.value}>
        {minus && '−'}
        <Money amount={amount} size={14} tone="ink" />
      </dd>
    </div>
  )
}
