import { useCurrency } from '../CurrencyProvider/CurrencyProvider.tsx'
import { moneyParts } from '../CurrencyProvider/moneyParts.ts'
import { cx } from '../internal/cx.ts'
import { useLanguage } from '../internal/Language.ts'
import type { RootProps } from '../internal/open.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Money.css.ts'

export type MoneyProps = RootProps<HTMLElement> & {
  /** An exact decimal (`"1234.5"`): in yuan, or the currency around (`CurrencyProvider`). */
  amount: string
  /** The height of its integer part. */
  size?: keyof typeof styles.size | undefined
  /** A price, or an amount among others. */
  tone?: keyof typeof styles.tone | undefined
  /** A price that no longer holds. */
  struck?: boolean | undefined
  /** What the price is for, as `件` or `pc`. */
  unit?: string | undefined
  /** What the amount is, for those who listen. */
  label?: string | undefined
}

/**
 * An amount of money: symbol small, integer large, decimals small, exact to the last figure.
 *
 * When: an amount of money is shown. Instead: `PriceTag` of commerce for what something costs, with its unit.
 */
export function Money({ amount, size = 14, tone = 'price', struck, unit, label, className, ...root }: MoneyProps) {
  const Tag = struck ? 'del' : 'span'
  const { before, integer, after } = moneyParts(amount, useCurrency(), useLanguage())
  return (
    <Tag
      {...(root as object)}
      className={cx(styles.money, styles.size[size], styles.tone[tone], struck && styles.struck, className)}
    >
      {label && <VisuallyHidden>{`${label} `}</VisuallyHidden>}
      {isLarge(size) ? (
        <>
          {before}
          <span className={styles.integer[size]}>{integer}</span>
          {after}
        </>
      ) : (
        before + integer + after
      )}
      {unit && <span className={styles.unit}>{`/${unit}`}</span>}
    </Tag>
  )
}

/** Below 16 pixels there is nothing left to make smaller. */
function isLarge(size: keyof typeof styles.size): size is keyof typeof styles.integer {
  return size in styles.integer
}
