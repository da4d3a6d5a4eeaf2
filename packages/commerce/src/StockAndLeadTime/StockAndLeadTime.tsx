import { formatNumber } from '@millwright/i18n/format'
import { useLocale, useText } from '@millwright/i18n/Texts'
import { Status } from '@millwright/ui/Status'
import * as styles from './StockAndLeadTime.css.ts'

export type StockAndLeadTimeProps = {
  /** -1 means unlimited; `undefined` where the server does not say. */
  stocks?: number
  leadDays?: number
}

const LOW = 10

/** Whether it is there, and when it leaves. */
export function StockAndLeadTime({ stocks, leadDays }: StockAndLeadTimeProps) {
  const text = useText('commerce')
  const locale = useLocale()
  const count = formatNumber(locale, stocks ?? 0)
  return (
    <span className={styles.row}>
      {stocks === 0
        ? <Status tone="bad">{text('soldOut')}</Status>
        : stocks !== undefined && stocks > 0 && stocks <= LOW
          ? <Status tone="warn">{text('lowStock', { count })}</Status>
          : <Status tone="good">{stocks === undefined || stocks < 0 ? text('inStockUnlimited') : text('inStock', { count })}</Status>}
      {leadDays !== undefined && stocks !== 0 && <span className={styles.lead}>{leadDays === 0 ? text('leadToday') : text('leadDays', { count: leadDays })}</span>}
    </span>
  )
}
