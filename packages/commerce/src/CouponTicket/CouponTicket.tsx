import type { Coupon } from '@millwright/contract/promotion/entities'
import { PLATFORM_SHOP_ID } from '@millwright/domain/constants'
import { couponScope, couponState, couponValidity } from '@millwright/domain/price/coupon'
import { writeServerTime } from '@millwright/domain/time'
import { formatDate, formatNear } from '@millwright/i18n/dates'
import { discountFigure } from '@millwright/i18n/format'
import { useLanguage, useLocale, useText } from '@millwright/i18n/Texts'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Button } from '@millwright/ui/Button'
import { Money } from '@millwright/ui/Money'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import { sendTo } from '../internal/useFormHandler.ts'
import type { CommerceHandlers } from '../CommerceProvider/CommerceProvider.tsx'
import { useHandlers } from '../CommerceProvider/CommerceProvider.tsx'
import * as styles from './CouponTicket.css.ts'

export { discountFigure }

/** The coupon fields that a ticket shows. Times are in epoch milliseconds; unknown fields are omitted. */
export type TicketCoupon = Partial<Coupon> &
  Pick<
    Coupon,
    'couponId' | 'shopId' | 'couponName' | 'couponType' | 'cashCondition' | 'validTimeType' | 'suitableProdType'
  >

export type CouponTicketProps = RootProps & {
  /** The coupon. If it has a `couponUserId`, the buyer has received it. */
  coupon: TicketCoupon
  /** The server's time, in epoch milliseconds. */
  now: number
  /** The layout. `compact` shows the same facts in less space, for a drawer or beside a product. @default 'wide' */
  look?: 'wide' | 'compact' | undefined
  /**
   * The URL the form is posted to, with `intent=receive` and `couponId`. Without it and `onReceive` there is no receive
   * button.
   */
  action?: string | undefined
  /** The URL of the products that a received coupon applies to. */
  useHref?: string | undefined
  /** The URL of the unpaid order that holds the coupon. */
  orderHref?: string | undefined
  /** Handles receiving instead of posting the form. */
  onReceive?: CommerceHandlers['receiveCoupon'] | undefined
  /** Whether the coupon is being received. @default false */
  receiving?: boolean | undefined
}

/**
 * A coupon as a ticket with a perforated edge: its value, minimum amount, scope, validity, and the single next action.
 *
 * When: in a coupon centre, a buyer's wallet, a product's or a cart's drawer. Instead: `PromotionBar` for automatic
 * promotions, `Tag` for a hint on a card.
 *
 * Keys: `Tab` reaches its button or link, `Enter` and `Space` press the button, `Enter` follows the link.
 */
export function CouponTicket({
  coupon,
  now,
  look = 'wide',
  action,
  useHref,
  orderHref,
  onReceive,
  receiving,
  className,
  ...root
}: CouponTicketProps) {
  const text = useText('deals')
  const money = useMoney()
  const { couponName, subTitle, cashCondition } = coupon
  const state = couponState(coupon, now)
  const spent = state === 'used' || state === 'expired' || state === 'gone'
  const facts = [useScope(coupon), useValidity(coupon)]
  return (
    <article
      data-spent={spent || undefined}
      aria-label={couponName}
      {...root}
      className={cx(styles.ticket[look], className)}
    >
      <div className={styles.stub}>
        <p className={styles.worth}>
          <CouponWorth coupon={coupon} size={look === 'wide' ? 28 : 22} faint={spent} />
        </p>
        <p className={styles.condition}>
          {Number(cashCondition) > 0 ? text('from', { amount: money(cashCondition) }) : text('noMinimum')}
        </p>
      </div>
      <div className={styles.body}>
        <p className={styles.name}>{couponName}</p>
        {subTitle && <p className={styles.fact}>{subTitle}</p>}
        {facts.map((fact) => (
          <p key={fact} className={styles.fact}>
            {fact}
          </p>
        ))}
        <CouponCounts coupon={coupon} runningOut={state === 'runningOut'} />
      </div>
      <div className={styles.end}>
        <CouponAction
          coupon={coupon}
          state={state}
          action={action}
          useHref={useHref}
          orderHref={orderHref}
          onReceive={onReceive}
          receiving={receiving}
        />
      </div>
    </article>
  )
}

function CouponWorth({ coupon, size, faint }: { coupon: TicketCoupon; size: 22 | 28; faint: boolean }) {
  const text = useText('deals')
  const locale = useLocale()
  const { couponType, reduceAmount, couponDiscount } = coupon
  if (couponType === 1 && reduceAmount !== undefined)
    return <Money amount={reduceAmount} size={size} tone={faint ? 'muted' : 'price'} />
  return (
    <span className={styles.word}>
      {couponType === 2 && couponDiscount !== undefined
        ? text('rate', { rate: discountFigure(couponDiscount, locale) })
        : text('exchange')}
    </span>
  )
}

/** The number of coupons that the buyer has, and the share already taken of a coupon that is running out. */
function CouponCounts({ coupon, runningOut }: { coupon: TicketCoupon; runningOut: boolean }) {
  const text = useText('deals')
  const { curUserReceiveCount: received = 0, limitNum = 0, receiveRatio, couponUserId } = coupon
  const count =
    couponUserId !== undefined || received === 0
      ? undefined
      : limitNum > 0
        ? text('received', { received, limit: limitNum })
        : text('has', { count: received })
  const taken = runningOut ? receiveRatio : undefined
  if (!count && taken === undefined) return null
  return (
    <p className={styles.counts}>
      {count && <span>{count}</span>}
      {taken !== undefined && (
        <span className={styles.taken}>
          <progress className={styles.bar} value={taken} max={100} aria-hidden="true" />
          {text('taken', { percent: Math.round(taken) })}
        </span>
      )}
    </p>
  )
}

function useScope(coupon: TicketCoupon): string {
  const text = useText('deals')
  const { shopId, shopName, categoryName } = coupon
  const shop =
    shopId === PLATFORM_SHOP_ID
      ? undefined
      : shopName === undefined
        ? text('forThisShop')
        : text('forShop', { shop: shopName })
  switch (couponScope(coupon)) {
    case 'mall':
      return text('forMall')
    case 'shop':
      return shop ?? text('forThisShop')
    case 'category':
      return [shop, text('forCategory', { category: categoryName ?? '' })].filter(Boolean).join(' · ')
    case 'products':
      return [shop, text('forProducts')].filter(Boolean).join(' · ')
    default:
      return [shop, text('forOtherProducts')].filter(Boolean).join(' · ')
  }
}

function useValidity(coupon: TicketCoupon): string {
  const text = useText('deals')
  const language = useLanguage()
  const validity = couponValidity(coupon)
  if ('days' in validity)
    return validity.after > 0
      ? text('validDaysAfter', { after: validity.after, count: validity.days })
      : text('validDays', { count: validity.days })
  const { from, until } = validity
  if (until === undefined) return text('validAlways')
  // An end at midnight means the end of the previous day.
  const last = formatDate(language, writeServerTime(until - 1).slice(0, 10))
  return from === undefined
    ? text('validUntil', { until: last })
    : text('validBetween', { from: formatDate(language, writeServerTime(from).slice(0, 10)), until: last })
}

type CouponActionProps = Pick<
  CouponTicketProps,
  'coupon' | 'action' | 'useHref' | 'orderHref' | 'onReceive' | 'receiving'
> & { state: ReturnType<typeof couponState> }

function CouponAction({ coupon, state, action, useHref, orderHref, onReceive, receiving }: CouponActionProps) {
  const text = useText('deals')
  const language = useLanguage()
  const { couponName: name, couponUserId, releaseTime } = coupon
  switch (state) {
    case 'available':
    case 'runningOut':
      return <Receive coupon={coupon} action={action} onReceive={onReceive} receiving={receiving} />
    case 'received':
      return useHref === undefined ? null : (
        <Button href={useHref} size="small" label={text('named', { action: text('use'), name })}>
          {text('use')}
        </Button>
      )
    case 'locked':
      return (
        <>
          <span className={styles.note}>{text('locked')}</span>
          {orderHref !== undefined && (
            <Button href={orderHref} size="small">
              {text('seeOrder')}
            </Button>
          )}
        </>
      )
    case 'notYet': {
      const validity = couponValidity(coupon)
      const from = couponUserId === undefined ? releaseTime : 'days' in validity ? undefined : validity.from
      return from === undefined ? null : (
        <span className={styles.note}>
          {text(couponUserId === undefined ? 'releasedFrom' : 'usableFrom', {
            time: formatNear(language, writeServerTime(from)),
          })}
        </span>
      )
    }
    default:
      return <span className={styles.stamp}>{text(state)}</span>
  }
}

function Receive({
  coupon: { couponId, couponName: name, curUserReceiveCount: received = 0 },
  action,
  onReceive: own,
  receiving,
}: Pick<CouponTicketProps, 'coupon' | 'action' | 'onReceive' | 'receiving'>) {
  const text = useText('deals')
  const handlers = useHandlers()
  const onReceive = own ?? handlers.receiveCoupon
  if (action === undefined && !onReceive) return null
  const word = text(received > 0 ? 'receiveMore' : 'receive')
  const receive = onReceive && sendTo(onReceive, () => ({ couponId }))
  return (
    <form method="post" action={action} data-enhance="stay" onSubmit={receive} className={styles.form}>
      <input type="hidden" name="couponId" value={couponId} />
      <Button
        type="submit"
        name="intent"
        value="receive"
        tone="action"
        size="small"
        loading={receiving}
        label={text('named', { action: word, name })}
      >
        {word}
      </Button>
    </form>
  )
}
