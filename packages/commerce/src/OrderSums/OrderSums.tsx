import { formatNumber } from '@millwright/i18n/format'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Money } from '@millwright/ui/Money'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import * as styles from './OrderSums.css.ts'

export type OrderSumsProps = RootProps<HTMLDListElement> & {
  /** The total of the products. */
  goods: string
  /** The freight. */
  freight: string
  /** The discount without that for points, as a positive amount. */
  discount?: string | undefined
  /** The number of points spent, and the reduction for them as a positive amount. */
  points?: { score: number; amount: string } | undefined
  /**
   * The total. `totalIs` says whether it is payable, paid, charged to the credit account, or the amount of an order that was closed without payment.
   */
  total: string
  /** The refunded part of the total, as a positive amount. */
  refunded?: string | undefined
  /** The label of the total. */
  totalIs: 'payable' | 'paid' | 'charged' | 'amount' | 'shopTotal'
}

/**
 * The sums of an order, row by row.
 *
 * When: products, freight, discount and total of an order are shown. Instead: `CartSummary` for a cart.
 */
export function OrderSums({
  goods,
  freight,
  discount,
  points,
  total,
  refunded,
  totalIs,
  className,
  ...root
}: OrderSumsProps) {
  const text = useText('order')
  const language = useLanguage()
  const totalDetail = `${styles.detail} ${styles.total}`
  return (
    <dl {...root} className={cx(styles.sums, className)}>
      <dt className={styles.term}>{text('goodsTotal')}</dt>
      <dd className={styles.detail}>
        <Money amount={goods} size={14} tone="ink" />
      </dd>
      <dt className={styles.term}>{text('freight')}</dt>
      <dd className={styles.detail}>
        {Number(freight) ? <Money amount={freight} size={14} tone="ink" /> : text('freeFreight')}
      </dd>
      {discount !== undefined && Number(discount) > 0 && (
        <>
          <dt className={styles.term}>{text('discount')}</dt>
          <dd className={styles.detail}>
            <Money amount={`-${discount}`} size={14} tone="ink" />
          </dd>
        </>
      )}
      {points && points.score > 0 && (
        <>
          <dt className={styles.term}>{text('pointsReduce', { score: formatNumber(language, points.score) })}</dt>
          <dd className={styles.detail}>
            <Money amount={`-${points.amount}`} size={14} tone="ink" />
          </dd>
        </>
      )}
      <dt className={styles.total}>{text(totalIs)}</dt>
      <dd className={totalDetail}>
        <Money amount={total} size={totalIs === 'shopTotal' ? 16 : 22} />
      </dd>
      {refunded !== undefined && Number(refunded) > 0 && (
        <>
          <dt className={styles.term}>{text('refunded')}</dt>
          <dd className={styles.detail}>
            <Money amount={`-${refunded}`} size={14} tone="ink" />
          </dd>
        </>
      )}
    </dl>
  )
}
