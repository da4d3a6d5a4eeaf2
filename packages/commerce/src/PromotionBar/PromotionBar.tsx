import type { Discount, DiscountItem } from '@millwright/contract/promotion/entities'
import type { Money } from '@millwright/domain/money/money'
import { countsPieces, isRate, percentPaid, promotionProgress } from '@millwright/domain/price/promotion'
import { rateOf } from '@millwright/i18n/format'
import { useLocale, useText } from '@millwright/i18n/Texts'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Icon } from '@millwright/ui/Icon'
import { Link } from '@millwright/ui/Link'
import { Tag } from '@millwright/ui/Tag'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import { promotionPath } from '../internal/ownPaths.ts'
import { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import * as styles from './PromotionBar.css.ts'

/** What the bar shows of a promotion. */
export type BarPromotion = Partial<Discount> &
  Pick<Discount, 'discountId' | 'discountName' | 'discountRule' | 'discountItems'>

export type PromotionBarProps = RootProps<HTMLDivElement> & {
  /** The promotion with its steps; a step's `gifts` are given on top of its `discount`. */
  promotion: BarPromotion
  /** What it applies to: the amount in yuan and the pieces of those lines. */
  basket: { amount: Money; pieces: number }
  /**
   * Of one line: one row. Of a shop or the whole cart: with its steps and how far one is. `offer`: its steps alone,
   * where nothing is bought yet. @default 'cart'
   */
  of?: 'line' | 'cart' | 'offer' | undefined
  /** Where there is more that it applies to; `null` on that page itself. @default The promotion's own (`paths.promotion`) */
  href?: string | null | undefined
}

/**
 * A promotion that applies by itself: what it gives already, and how much is missing to its next step.
 *
 * When: over the lines of a cart or an order, or beneath one line. Instead: `CouponTicket` for what must be received
 * first, `PriceTiers` for prices by quantity.
 *
 * Keys: `Tab` reaches its link, `Enter` follows it.
 */
export function PromotionBar({ promotion, basket, of = 'cart', href: given, className, ...root }: PromotionBarProps) {
  const text = useText('deals')
  const money = useMoney()
  const { promotion: pathOf = promotionPath } = usePaths()
  const href = given === undefined ? pathOf(promotion) : given
  const benefitOf = useBenefit(promotion)
  const { discountName: name, discountRule: rule, discountType, discountItems, maxReduceAmount } = promotion
  const { reached, times, next, missing, reduction, share } = promotionProgress(promotion, basket)
  const kind = discountItems.some(({ gifts }) => gifts.length) ? 'promoGift' : isRate(rule) ? 'promoRate' : 'promoMoney'
  const saves = Number(reduction) > 0
  const gained =
    reached &&
    (saves ? text('saved', { amount: money(reduction) }) : text('given', { benefit: benefitOf(reached, times) }))
  const gifts =
    reached && saves && reached.gifts.length ? text('given', { benefit: giftsOf(reached, times, text) }) : undefined
  const wanted =
    of !== 'offer' &&
    next &&
    missing &&
    text('missing', {
      missing: 'pieces' in missing ? text('pieces', { count: missing.pieces }) : money(missing.amount),
      benefit: benefitOf(next, 1),
    })
  const more = text(wanted ? 'addMore' : 'seePromotion')
  return (
    <div role="group" aria-label={name} {...root} className={cx(styles.bar[of], className)}>
      <p className={styles.line}>
        <Tag tone={saves || gained ? 'good' : 'action'}>{text(kind)}</Tag>
        {of !== 'line' && <span className={styles.name}>{name}</span>}
        {gained && <span className={styles.gained}>{gained}</span>}
        {gifts && <span className={styles.gained}>{gifts}</span>}
        {wanted && <span className={styles.wanted}>{wanted}</span>}
        {href !== null && (
          <span className={styles.more}>
            <Link href={href} label={text('named', { action: more, name })}>
              {more}
              <Icon name="chevronRight" size={12} />
            </Link>
          </span>
        )}
      </p>
      {of !== 'line' && (
        <>
          {wanted && <progress className={styles.track} value={share} max={1} aria-label={wanted} />}
          <ul className={styles.steps} aria-label={text('steps')}>
            {discountItems.map((step) => {
              const met = reached !== undefined && Number(step.needAmount) <= Number(reached.needAmount)
              return (
                <li key={step.needAmount} className={styles.step} data-met={met || undefined}>
                  {met && <Icon name="check" size={12} label={text('stepReached')} />}
                  {text(discountType === 1 && !isRate(rule) ? 'stepNeedsEvery' : 'stepNeeds', {
                    need: countsPieces(rule)
                      ? text('pieces', { count: Number(step.needAmount) })
                      : money(step.needAmount),
                    benefit: benefitOf(step, 1),
                  })}
                </li>
              )
            })}
            {maxReduceAmount !== undefined && (
              <li className={styles.step}>{text('most', { amount: money(maxReduceAmount) })}</li>
            )}
          </ul>
        </>
      )}
    </div>
  )
}

/** What a step gives, in words: money off, a rate, gifts, or money and gifts. */
function useBenefit({ discountRule }: BarPromotion): (step: DiscountItem, times: number) => string {
  const text = useText('deals')
  const money = useMoney()
  const locale = useLocale()
  return (step, times) => {
    const off = isRate(discountRule)
      ? text('rate', { rate: rateOf(percentPaid(step), locale) })
      : Number(step.discount) > 0
        ? text('off', { amount: money(step.discount) })
        : undefined
    const gifts = step.gifts.length ? giftsOf(step, times, text) : undefined
    return off && gifts ? text('and', { first: off, second: gifts }) : (off ?? gifts ?? '')
  }
}

function giftsOf({ gifts }: DiscountItem, times: number, text: ReturnType<typeof useText<'deals'>>): string {
  return gifts
    .map(({ prodName, prodCount }) => text('gift', { name: prodName, count: prodCount * times }))
    .reduce((first, second) => text('and', { first, second }))
}
