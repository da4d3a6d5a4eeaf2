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
import { useInUnits } from '../useInUnits/useInUnits.tsx'
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
  /** The unit of the product, such as `套` or `pc`. */
  unit?: string | undefined
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
export function PriceSteps({ steps, not = [], more, of = 'line', unit, name, className, ...root }: PriceStepsProps) {
  const text = useText('prices')
  const money = useMoney()
  const wordOf = useStepWord(of, unit)
  const inUnits = useUnits(unit)
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
        {more && <p className={styles.more}>{text('more', { ...inUnits(more.pieces), price: money(more.unit) })}</p>}
        {not.length > 0 && <NotApplied not={not} unit={unit} />}
      </div>
    </div>
  )
}

/** The benefits that do not apply. */
function NotApplied({ not, unit }: { not: readonly ShownNotApplied[]; unit: string | undefined }) {
  const text = useText('prices')
  return (
    <div>
      <p className={styles.note}>{text('notTitle')}</p>
      <ul className={styles.reasons}>
        {not.map((one) => (
          <li key={`${one.kind} ${one.id ?? ''}`}>
            <NotWord not={one} unit={unit} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function useStepWord(of: 'line' | 'order', unitName: string | undefined): (step: ShownStep) => string {
  const text = useText('prices')
  const money = useMoney()
  const locale = useLocale()
  const inUnits = useUnits(unitName)
  const each = { unit: inUnits(1).unit }
  return ({ kind, unit, minQty, percent = 100, name = '' }) => {
    const price = unit === undefined ? '' : money(unit)
    switch (kind) {
      case 'list':
        return unit === undefined ? text('list') : text('listEach', { ...each, price })
      case 'tier':
        return of === 'order' || minQty === undefined ? text('sumTier') : text('tier', { ...inUnits(minQty), price })
      case 'agreement':
        return unit === undefined ? text('sumAgreement') : text('agreement', { ...each, price })
      case 'member':
        return unit === undefined
          ? text('sumMember')
          : text('member', { ...each, rate: discountFigure(percent, locale), price })
      case 'quote':
        return unit === undefined ? text('sumQuote') : text('quote', { ...each, price })
      case 'discount':
      case 'shopCoupon':
      case 'platformCoupon':
        return text(kind, { name })
      default:
        return text(kind)
    }
  }
}

/** Returns a function that gives a count, the unit of one piece, and the unit in the form for the count. */
function useUnits(unit: string | undefined) {
  const inUnits = useInUnits(unit)
  const language = useLanguage()
  return (count: number) => ({
    count: formatNumber(language, count),
    unit: inUnits(1).unit,
    units: inUnits(count).unit,
  })
}

const notWords: Readonly<Partial<Record<ShownNotApplied['kind'], 'notAgreement' | 'notMember' | 'notQuote'>>> = {
  agreement: 'notAgreement',
  member: 'notMember',
  quote: 'notQuote',
}

function NotWord({
  not: { kind, why, name = '', missingAmount, missingPieces },
  unit,
}: {
  not: ShownNotApplied
  unit: string | undefined
}) {
  const text = useText('prices')
  const money = useMoney()
  const inUnits = useUnits(unit)
  if (why === 'below' && kind === 'agreement') return text('belowAgreement', inUnits(missingPieces ?? 0))
  if (why === 'below')
    return missingPieces === undefined
      ? text('belowAmount', { name, amount: money(missingAmount ?? '0') })
      : text('belowPieces', { name, ...inUnits(missingPieces) })
  if (why === 'otherDiscount' || why === 'notTogether') return text(why, { name })
  return text(notWords[kind] ?? 'notTier')
}
