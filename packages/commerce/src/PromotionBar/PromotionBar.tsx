import type { Discount, DiscountItem } from '@millwright/contract/promotion/entities'
import type { Money } from '@millwright/domain/money/money'
import { countsPieces, isRate, percentPaid, promotionProgress } from '@millwright/domain/price/promotion'
import { discountFigure } from '@millwright/i18n/format'
import { useLocale, useText } from '@millwright/i18n/Texts'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Icon } from '@millwright/ui/Icon'
import { Link } from '@millwright/ui/Link'
import { Tag } from '@millwright/ui/Tag'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import { promotionPath } from '../internal/ownPaths.ts'
import { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import { useInUnits } from '../useInUnits/useInUnits.tsx'
import * as styles from './PromotionBar.css.ts'

/** The promotion fields that the bar shows. */
export type BarPromotion = Partial<Discount> &
  Pick<Discount, 'discountId' | 'discountName' | 'discountRule' | 'discountItems'>

export type PromotionBarProps = RootProps<HTMLDivElement> & {
  /** The promotion with its tiers. A tier's `gifts` come on top of its `discount`. */
  promotion: BarPromotion
  /** The lines that the promotion applies to: their amount in yuan, their quantity, and their unit if they share it. */
  basket: { amount: Money; pieces: number; unit?: string | undefined }
  /**
   * The layout: `line` is one row for a cart line, `cart` adds the tiers and the progress for a shop or the whole cart,
   * `offer` shows the tiers alone before a purchase.
   * @default 'cart'
   */
  of?: 'line' | 'cart' | 'offer' | undefined
  /**
   * The URL of the products that the promotion applies to, or `null` on that page itself.
   * @default The promotion's own (`paths.promotion`)
   */
  href?: string | null | undefined
}

/**
 * An automatic promotion: its current benefit, and the amount or quantity that is missing for the next tier.
 *
 * When: above the lines of a cart or an order, or below one line. Instead: `CouponTicket` for a benefit that must be
 * received first, `PriceTiers` for prices by quantity.
 *
 * Keys: `Tab` reaches its link, `Enter` follows it.
 */
export function PromotionBar({ promotion, basket, of = 'cart', href: given, className, ...root }: PromotionBarProps) {
  const text = useText('deals')
  const money = useMoney()
  const { promotion: pathOf = promotionPath } = usePaths()
  const href = given === undefined ? pathOf(promotion) : given
  const inUnits = useInUnits(basket.unit)
  const benefitOf = useBenefit(promotion)
  const { discountName: name, discountRule: rule, discountItems } = promotion
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
      missing: 'pieces' in missing ? text('pieces', inUnits(missing.pieces)) : money(missing.amount),
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
          <Steps promotion={promotion} reached={reached} unit={basket.unit} />
        </>
      )}
    </div>
  )
}

/** The tiers of a promotion, the reached ones marked. */
function Steps({
  promotion,
  reached,
  unit,
}: {
  promotion: BarPromotion
  reached: DiscountItem | undefined
  unit: string | undefined
}) {
  const inUnits = useInUnits(unit)
  const text = useText('deals')
  const money = useMoney()
  const benefitOf = useBenefit(promotion)
  const { discountRule: rule, discountType, discountItems, maxReduceAmount } = promotion
  return (
    <ul className={styles.steps} aria-label={text('steps')}>
      {discountItems.map((step) => {
        const met = reached !== undefined && Number(step.needAmount) <= Number(reached.needAmount)
        return (
          <li key={step.needAmount} className={styles.step} data-met={met || undefined}>
            {met && <Icon name="check" size={12} label={text('stepReached')} />}
            {text(discountType === 1 && !isRate(rule) ? 'stepNeedsEvery' : 'stepNeeds', {
              need: countsPieces(rule) ? text('pieces', inUnits(Number(step.needAmount))) : money(step.needAmount),
              benefit: benefitOf(step, 1),
            })}
          </li>
        )
      })}
      {maxReduceAmount !== undefined && (
        <li className={styles.step}>{text('most', { amount: money(maxReduceAmount) })}</li>
      )}
    </ul>
  )
}

/** Returns a function that describes the benefit of a tier: money off, a rate, gifts, or money and gifts. */
function useBenefit({ discountRule }: BarPromotion): (step: DiscountItem, times: number) => string {
  const text = useText('deals')
  const money = useMoney()
  const locale = useLocale()
  return (step, times) => {
    const off = isRate(discountRule)
      ? text('rate', { rate: discountFigure(percentPaid(step), locale) })
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
