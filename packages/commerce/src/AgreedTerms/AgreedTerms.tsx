import { writeServerTime } from '@millwright/domain/time'
import { formatDate } from '@millwright/i18n/dates'
import { formatNumber, unitOf } from '@millwright/i18n/format'
import { useLanguage, useLocale, useText } from '@millwright/i18n/Texts'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import * as styles from './AgreedTerms.css.ts'

export type AgreedTermsProps = RootProps<HTMLSpanElement> & {
  /** The agreed price as exact decimal text, where it does not stand beside it. */
  agreementPrice?: string | undefined
  /** From how many pieces on it holds. @default 1 */
  agreementMinQty?: number | undefined
  /** Until when it holds, in epoch milliseconds; without it until it is ended. */
  expireTime?: number | undefined
  /** What one price buys: a piece, a set, a metre. */
  unit?: string | undefined
}

/**
 * On what terms a buyer's own price holds: from how many pieces on, and until when.
 *
 * When: the price stands elsewhere or does not hold for so few. Instead: `PriceTag`, which says them with the price.
 */
export function AgreedTerms({
  agreementPrice,
  agreementMinQty = 1,
  expireTime,
  unit,
  className,
  ...root
}: AgreedTermsProps) {
  const text = useText('commerce')
  const money = useMoney()
  const locale = useLocale()
  const language = useLanguage()
  const terms = [
    agreementPrice === undefined
      ? text('agreementPrice')
      : text('agreementAt', { price: money(agreementPrice), unit: unit ?? text('unitDefault') }),
    agreementMinQty > 1 &&
      text('agreementFrom', {
        count: formatNumber(language, agreementMinQty),
        unit: unitOf(locale, agreementMinQty, unit ?? text('unitDefault')),
      }),
    // Its last day, not the midnight after it.
    expireTime !== undefined &&
      text('agreementUntil', { day: formatDate(language, writeServerTime(expireTime - 1).slice(0, 10)) }),
  ]
  return (
    <span {...root} className={cx(styles.terms, className)}>
      {terms
        .filter((term) => term !== false)
        .map((term) => (
          <span key={term} className={styles.term}>
            {term}
          </span>
        ))}
    </span>
  )
}
