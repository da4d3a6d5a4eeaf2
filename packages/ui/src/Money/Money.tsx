import { useCurrency } from '../CurrencyProvider/CurrencyProvider.tsx'
import { moneyParts } from '../CurrencyProvider/moneyParts.ts'
import { cx } from '../internal/cx.ts'
import { useLanguage } from '../internal/Language.ts'
import type { RootProps } from '../internal/open.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Money.css.ts'

export type MoneyProps = RootProps<HTMLElement> & {
  /** The amount as exact decimal text (`"1234.5"`), in the shop's or the `CurrencyProvider`'s currency. */
  amount: string
  /** The font size of the integer part. */
  size?: keyof typeof styles.size | undefined
  /** The style: a price, or an amount in running text. */
  tone?: keyof typeof styles.tone | undefined
  /** Whether to strike the amount through, for a former price. */
  struck?: boolean | undefined
  /** The unit the price applies to, such as `件` or `pc`. */
  unit?: string | undefined
  /** The name of the amount, for screen readers. */
  label?: string | undefined
}

/**
 * An amount of money with a large integer part and small symbol and decimals. No digit is lost.
 *
 * When: an amount of money is shown. Instead: `PriceTag` of commerce for a product's price with its unit.
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

/** Whether the integer part is larger than the symbol and decimals. Below 16 pixels all parts have the same size. */
function isLarge(size: keyof typeof styles.size): size is keyof typeof styles.integer {
  return size in styles.integer
}
