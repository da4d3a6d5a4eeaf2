import { useId } from 'react'
import type { WirePriceNotApplied, WirePriceStep } from '@millwright/contract/promotion/entities'
import type { Money as Amount } from '@millwright/domain/money/money'
import { moneyOfCents, centsNumber } from '@millwright/domain/price/cents'
import { formatNumber, discountFigure } from '@millwright/i18n/format'
import { useLanguage, useLocale, useText } from '@millwright/i18n/Texts'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Icon } from '@millwright/ui/Icon'
import { Money } from '@millwright/ui/Money'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import * as styles from './PriceSteps.css.ts'

/** A price step, from the price engine or from an API response. */
export type ShownStep = Partial<WirePriceStep> & Pick<WirePriceStep, 'kind' | 'before' | 'after'>
export type ShownNotApplied = Partial<WirePriceNotApplied> & Pick<WirePriceNotApplied, 'kind' | 'why'>

export type PriceStepsProps = RootProps<HTMLDivElement> & {
  /** The steps, beginning with the list price. */
  steps: readonly ShownStep[]
  /** The benefits that do not apply, with the reasons. */
  not?: readonly ShownNotApplied[] | undefined
  /** The additional quantity that would lower the unit price. */
  more?: { pieces: number; unit: Amount } | undefined
  /** Whether the price is that of a line or of a whole order. @default 'line' */
  of?: 'line' | 'order' | undefined
  /** The name of the product or order whose price is explained, for screen readers. */
  name?: string | undefined
}

/**
 * A button that explains a price in a popover: the steps from the list price to the final price, the effect of a larger
 * quantity, and benefits that do not apply. The popover moves nothing on the page, and only one is open at a time.
 *
 * When: beside any price that differs from the list price: product, cart line, checkout, order. Instead: `OrderSums`
 * for the sums alone; `PriceTiers` to choose among quantities.
 *
 * Keys: `Tab` focuses it, `Enter` or `Space` opens and closes it, `Escape` closes it.
 */
export function PriceSteps({ steps, not = [], more, of = 'line', name, className, ...root }: PriceStepsProps) {
  const text = useText('prices')
  const money = useMoney()
  const language = useLanguage()
  const wordOf = useStepWord(of)
  const id = useId()
  const last = steps.at(-1)
  if (!last) return null
  return (
    <div {...root} className={cx(styles.box, className)}>
      <button
        type="button"
        popoverTarget={id}
        className={styles.title}
        aria-label={name === undefined ? undefined : text('whyOf', { name })}
      >
        <Icon name="info" size={12} />
        {text(of === 'order' ? 'wholeTitle' : 'why')}
      </button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={name === undefined ? text(of === 'order' ? 'wholeTitle' : 'why') : text('whyOf', { name })}
        className={styles.panel}
      >
      <ol className={styles.steps}>
        {steps.map((step, index) => {
          const change = centsNumber(step.after) - centsNumber(step.before)
          return (
            <li key={`${step.kind} ${step.id ?? index}`} className={styles.step}>
              <span className={styles.word}>{wordOf(step)}</span>
              <span className={styles.change} data-less={change < 0 || undefined}>
                {step.kind === 'list'
                  ? money(step.after)
                  : `${change < 0 ? '−' : '+'}${money(moneyOfCents(Math.abs(change)))}`}
              </span>
            </li>
          )
        })}
        <li className={styles.result}>
          <span>{text('result')}</span>
          <Money amount={last.after} size={16} />
        </li>
      </ol>
      {steps.length === 1 && !not.length && <p className={styles.note}>{text('noChange')}</p>}
      {more && (
        <p className={styles.more}>
          {text('more', { count: formatNumber(language, more.pieces), price: money(more.unit) })}
        </p>
      )}
      {not.length > 0 && <NotApplied not={not} />}
      </div>
    </div>
  )
}

/** The benefits that do not apply. */
function NotApplied({ not }: { not: readonly ShownNotApplied[] }) {
  const text = useText('prices')
  return (
    <div>
      <p className={styles.note}>{text('notTitle')}</p>
      <ul className={styles.reasons}>
        {not.map((one) => (
          <li key={`${one.kind} ${one.id ?? ''}`}>
            <NotWord not={one} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function useStepWord(of: 'line' | 'order'): (step: ShownStep) => string {
  const text = useText('prices')
  const money = useMoney()
  const locale = useLocale()
  const language = useLanguage()
  return ({ kind, unit, minQty, percent = 100, name = '' }) => {
    const price = unit === undefined ? '' : money(unit)
    switch (kind) {
      case 'list':
        return unit === undefined ? text('list') : text('listEach', { price })
      case 'tier':
        return of === 'order' || minQty === undefined
          ? text('sumTier')
          : text('tier', { count: formatNumber(language, minQty), price })
      case 'agreement':
        return unit === undefined ? text('sumAgreement') : text('agreement', { price })
      case 'member':
        return unit === undefined ? text('sumMember') : text('member', { rate: discountFigure(percent, locale), price })
      case 'quote':
        return unit === undefined ? text('sumQuote') : text('quote', { price })
      case 'discount':
      case 'shopCoupon':
      case 'platformCoupon':
        return text(kind, { name })
      default:
        return text(kind)
    }
  }
}

const notWords: Readonly<Partial<Record<ShownNotApplied['kind'], 'notAgreement' | 'notMember' | 'notQuote'>>> = {
  agreement: 'notAgreement',
  member: 'notMember',
  quote: 'notQuote',
}

function NotWord({ not: { kind, why, name = '', missingAmount, missingPieces } }: { not: ShownNotApplied }) {
  const text = useText('prices')
  const money = useMoney()
  const language = useLanguage()
  if (why === 'below' && kind === 'agreement')
    return text('belowAgreement', { count: formatNumber(language, missingPieces ?? 0) })
  if (why === 'below')
    return missingPieces === undefined
      ? text('belowAmount', { name, amount: money(missingAmount ?? '0') })
      : text('belowPieces', { name, count: formatNumber(language, missingPieces) })
  if (why === 'otherDiscount' || why === 'notTogether') return text(why, { name })
  return text(notWords[kind] ?? 'notTier')
}
