import { stepAt } from '@millwright/domain/price/price'
import type { PriceTier } from '@millwright/domain/price/price'
import { unitOf } from '@millwright/domain/product/unitOf'
import { formatNumber } from '@millwright/i18n/format'
import { useLanguage, useLocale, useText } from '@millwright/i18n/Texts'
import { Money } from '@millwright/ui/Money'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import * as styles from './PriceTiers.css.ts'

export type PriceTiersProps = RootProps<HTMLTableElement> & {
  /** The unit price by quantity, from `priceSteps`. */
  steps: readonly PriceTier[]
  /** The quantity whose tier is marked. */
  quantity: number
  /** The unit the price applies to: a piece, a set, a metre. */
  unit?: string | undefined
}

/**
 * The price tiers of a product, with the tier of the selected quantity marked.
 *
 * When: the unit price falls as the quantity grows. Instead: `PriceTag` for a single price.
 */
export function PriceTiers({ steps, quantity, unit, className, ...root }: PriceTiersProps) {
  const text = useText('commerce')
  const locale = useLocale()
  const language = useLanguage()
  const current = stepAt(steps, quantity)
  return (
    <table {...root} className={cx(styles.table, className)}>
      <caption className={styles.caption}>{text('tiers')}</caption>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{text('tierQuantity')}</th>
          <th scope="col">{text('tierPrice')}</th>
        </tr>
      </thead>
      <tbody className={styles.body}>
        {steps.map((step, index) => {
          const next = steps[index + 1]
          const from = formatNumber(language, step.minQty)
          const range = next
            ? next.minQty - 1 > step.minQty
              ? `${from}-${formatNumber(language, next.minQty - 1)}`
              : from
            : `≥ ${from}`
          return (
            <tr key={step.minQty} className={styles.step} aria-current={step === current ? 'true' : undefined}>
              <th scope="row" className={styles.range}>
                {range} {unitOf(locale, next ? next.minQty - 1 : step.minQty, unit ?? text('unitDefault'))}
              </th>
              <td className={styles.price}>
                <Money amount={step.price} size={18} tone={step === current ? 'price' : 'ink'} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
