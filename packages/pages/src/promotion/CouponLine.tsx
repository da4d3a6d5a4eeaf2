import { lazy } from 'react'
import type { TicketCoupon } from '@millwright/commerce/CouponTicket'
import { ProblemText } from '@millwright/commerce/ProblemText'
import { useActionResult } from '@millwright/commerce/useActionResult'
import { couponState } from '@millwright/domain/price/coupon'
import { writeServerTime } from '@millwright/domain/time'
import { formatNear } from '@millwright/i18n/dates'
import { discountFigure } from '@millwright/i18n/format'
import { useLanguage, useLocale, useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { HydrateOnVisible } from '@millwright/ui/HydrateOnVisible'
import { Icon } from '@millwright/ui/Icon'
import type { ActionResult } from '../loader.ts'
import type { ShownCoupons } from './shownCoupons.ts'
import * as styles from './CouponLine.css.ts'

// Loaded when the list opens, since few visitors open it.
const CouponTickets = lazy(() =>
  import('./CouponTickets.tsx').then(({ CouponTickets }) => ({ default: CouponTickets })),
)

type CouponLineProps = ShownCoupons & {
  /** The address of the current page. The forms post `intent=receive` and `couponId` there. */
  action: string
  outcome?: ActionResult | undefined
}

const CHIPS = 3

/** The first coupons in one line, with buttons to claim them, and a collapsed list of all coupons with their terms. */
export function CouponLine({ now, coupons, action, outcome: posted }: CouponLineProps) {
  const text = useText('deals')
  const { ref, outcome } = useActionResult(isReceipt(posted) ? posted : undefined)
  return (
    <section className={styles.coupons} aria-label={text('coupons')}>
      <form method="post" action={action} data-enhance="stay" className={styles.line} ref={ref}>
        <span className={styles.term}>{text('coupons')}</span>
        <input type="hidden" name="intent" value="receive" />
        <ul className={styles.chips}>
          {coupons.slice(0, CHIPS).map((coupon) => (
            <li key={coupon.couponId}>
              <CouponChip coupon={coupon} now={now} />
            </li>
          ))}
        </ul>
        {outcome && !outcome.done && (
          <div className={styles.problem}>
            <Alert tone="bad">
              <ProblemText problem={outcome.problem} />
            </Alert>
          </div>
        )}
      </form>
      <details className={styles.all}>
        <summary className={styles.more}>{text('allCoupons', { count: coupons.length })}</summary>
        <HydrateOnVisible>
          <CouponTickets now={now} coupons={coupons} action={action} />
        </HydrateOnVisible>
      </details>
    </section>
  )
}

/** Whether the outcome belongs to a coupon form, since the page has other forms. */
function isReceipt(outcome: ActionResult | undefined): boolean {
  return outcome?.form?.intent === 'receive'
}

function CouponChip({ coupon, now }: { coupon: TicketCoupon; now: number }) {
  const text = useText('deals')
  const language = useLanguage()
  const state = couponState(coupon, now)
  const worth = useWorth(coupon)
  if (state === 'available' || state === 'runningOut')
    return (
      <button type="submit" name="couponId" value={coupon.couponId} className={styles.chip}>
        <span className={styles.worth}>{worth}</span>{' '}
        <span className={styles.act}>{text((coupon.curUserReceiveCount ?? 0) > 0 ? 'receiveMore' : 'receive')}</span>
      </button>
    )
  return (
    <span className={styles.chip} data-state={state}>
      <span className={styles.worth}>{worth}</span>{' '}
      <span className={styles.state}>
        {state === 'received' && <Icon name="check" size={12} />}
        {state === 'notYet' && coupon.releaseTime !== undefined
          ? text('releasedFrom', { time: formatNear(language, writeServerTime(coupon.releaseTime)) })
          : text(state === 'received' ? 'receivedIt' : state === 'expired' ? 'expired' : 'gone')}
      </span>
    </span>
  )
}

/** Returns the discount of a coupon and its minimum amount. */
function useWorth({ couponType, reduceAmount, couponDiscount, cashCondition }: TicketCoupon): string {
  const text = useText('deals')
  const locale = useLocale()
  const money = useMoney()
  const off =
    couponType === 1 && reduceAmount !== undefined
      ? text('off', { amount: money(reduceAmount) })
      : couponType === 2 && couponDiscount !== undefined
        ? text('rate', { rate: discountFigure(couponDiscount, locale) })
        : text('exchange')
  return Number(cashCondition) > 0 ? text('offFrom', { off, need: money(cashCondition) }) : off
}
