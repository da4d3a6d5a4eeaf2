import { availabilityOf } from '@millwright/domain/product/availability'
import { formatNumber } from '@millwright/i18n/format'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Status } from '@millwright/ui/Status'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import * as styles from './StockAndLeadTime.css.ts'

export type StockAndLeadTimeProps = RootProps<HTMLSpanElement> & {
  /** The stock. -1 means unlimited; undefined if the server does not give it. */
  stocks?: number | undefined
  /** The lead time in days until dispatch; 0 is today. */
  leadDays?: number | undefined
}

/**
 * The availability and the dispatch time of a product. "In stock" appears only if the product can be dispatched at
 * once.
 *
 * When: a product can be bought: on cards, in tables, on the product detail page. Instead: `Status` of ui for other
 * states.
 */
export function StockAndLeadTime({ stocks, leadDays, className, ...root }: StockAndLeadTimeProps) {
  const text = useText('commerce')
  const language = useLanguage()
  const count = formatNumber(language, stocks ?? 0)
  const lead = leadDays !== undefined && (leadDays === 0 ? text('leadToday') : text('leadDays', { count: leadDays }))
  const availability = availabilityOf({ stocks, leadDays })
  if (availability === 'soldOut')
    return (
      <span {...root} className={cx(styles.row, className)}>
        <Status tone="bad">{text('soldOut')}</Status>
      </span>
    )
  if (availability === 'toOrder')
    return (
      <span {...root} className={cx(styles.row, className)}>
        <Status tone="neutral">{lead}</Status>
      </span>
    )
  return (
    <span {...root} className={cx(styles.row, className)}>
      {availability === 'few' ? (
        <Status tone="warn">{text('lowStock', { count })}</Status>
      ) : (
        <Status tone="good">
          {stocks === undefined || stocks < 0 ? text('inStockUnlimited') : text('inStock', { count })}
        </Status>
      )}
      {lead && <span className={styles.lead}>{lead}</span>}
    </span>
  )
}
