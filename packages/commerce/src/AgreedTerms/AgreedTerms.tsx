import { writeServerTime } from '@millwright/domain/time'
import { formatDate } from '@millwright/i18n/dates'
import { unitOf } from '@millwright/domain/product/unitOf'
import { formatNumber } from '@millwright/i18n/format'
import { useLanguage, useLocale, useText } from '@millwright/i18n/Texts'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import * as styles from './AgreedTerms.css.ts'

export type AgreedTermsProps = RootProps<HTMLSpanElement> & {
  /** The agreed price as exact decimal text, if it is not shown elsewhere. */
  agreementPrice?: string | undefined
  /** The minimum quantity for the agreed price. @default 1 */
  agreementMinQty?: number | undefined
  /** The end of the agreement, in epoch milliseconds. Omit for an agreement without an end date. */
  expireTime?: number | undefined
  /** The unit the price applies to: a piece, a set, a metre. */
  unit?: string | undefined
}

/**
 * The terms of a buyer's agreed price: the minimum quantity and the end date.
 *
 * When: the price is shown elsewhere, or the quantity is below the minimum. Instead: `PriceTag`, which shows the terms
 * with the price.
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
    // The last valid day, not the midnight after it.
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
