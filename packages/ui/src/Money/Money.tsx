import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Money.css.ts'

export type MoneyProps = RootProps<HTMLElement> & {
  /** An exact decimal (`"1234.5"`) in yuan. */
  amount: string
  /** The height of its integer part. */
  size?: keyof typeof styles.size
  /** A price, or an amount among others. */
  tone?: keyof typeof styles.tone
  /** A price that no longer holds. */
  struck?: boolean
  /** What the price is for, as `件` or `pc`. */
  unit?: string
  /** What the amount is, for those who listen. */
  label?: string
}

/**
 * An amount of money: symbol small, integer large, two decimals small, exact to the last figure.
 *
 * When: an amount of money is shown. Instead: `PriceTag` of commerce for what something costs, with its unit.
 */
export function Money({ amount, size = 14, tone = 'price', struck, unit, label, className, ...root }: MoneyProps) {
  const Tag = struck ? 'del' : 'span'
  const { sign, integer, decimals } = parts(amount)
  return (
    <Tag
      {...(root as object)}
      className={cx(styles.money, styles.size[size], styles.tone[tone], struck && styles.struck, className)}
    >
      {label && <VisuallyHidden>{`${label} `}</VisuallyHidden>}
      {isLarge(size) ? (
        <>
          {`${sign}¥`}
          <span className={styles.integer[size]}>{integer}</span>
          {`.${decimals}`}
        </>
      ) : (
        `${sign}¥${integer}.${decimals}`
      )}
      {unit && <span className={styles.unit}>{`/${unit}`}</span>}
    </Tag>
  )
}

/** Below 16 pixels there is nothing left to make smaller. */
function isLarge(size: keyof typeof styles.size): size is keyof typeof styles.integer {
  return size in styles.integer
}

/** Text in, text out: a float would lose cents. More than two places only where a unit price has them. */
function parts(amount: string): { sign: string; integer: string; decimals: string } {
  const [whole = '0', places = ''] = amount.replace('-', '').split('.')
  return {
    sign: amount.startsWith('-') ? '-' : '',
    integer: whole.replace(/\B(?=(\d{3})+$)/g, ','),
    decimals: places.replace(/0+$/, '').padEnd(2, '0'),
  }
}
