import { useText } from '@millwright/i18n/Texts'
import { Money } from '@millwright/ui/Money'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import * as styles from './OrderSums.css.ts'

export type OrderSumsProps = RootProps<HTMLDListElement> & {
  /** The goods' sum. */
  goods: string
  /** The freight. */
  freight: string
  /** What is taken off, as a positive amount. */
  discount?: string | undefined
  /** What is to be paid, was, or would have been. */
  total: string
  /** What of it has come back, as a positive amount. */
  refunded?: string | undefined
  /** What the total is called. */
  totalIs: 'payable' | 'paid' | 'amount' | 'shopTotal'
}

/**
 * What an order adds up to, line by line.
 *
 * When: goods, freight, discount and total of an order are told. Instead: `CartSummary` for a cart.
 */
export function OrderSums({ goods, freight, discount, total, refunded, totalIs, className, ...root }: OrderSumsProps) {
  const text = useText('order')
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
