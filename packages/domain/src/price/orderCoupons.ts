import { PLATFORM_SHOP_ID } from '../constants.ts'
import type { Money } from '../money/money.ts'
import { moneyOfCents, centsNumber, mulDivRounded } from './cents.ts'
import type { Cents } from './cents.ts'
import { heldCouponState } from './coupon.ts'
import type { CouponFacts } from './coupon.ts'
import { bestCoupons } from './couponSet.ts'
import type { PlatformOption, ShopOption } from './couponSet.ts'
import { remainingAmount, sharesOf, deductShares } from './orderLines.ts'
import type { WorkLine } from './orderLines.ts'
import { isInScope } from './isInScope.ts'
import type { ScopeFacts } from './isInScope.ts'

/** A coupon that the buyer holds. */
export type OrderCoupon = CouponFacts &
  ScopeFacts & {
    couponId: string
    couponUserId: string
    couponName: string
    /** 1 cash, 2 discount. An exchange coupon is redeemed at the shop, not at the checkout. */
    couponType: number
    cashCondition: Money
    reduceAmount?: Money | undefined
    /** The percentage to pay. */
    couponDiscount?: number | undefined
  }

export const couponProblems = [
  'notYet',
  'expired',
  'used',
  'locked',
  'exchange',
  'noGoods',
  /** Sent by other servers of the mall4j family. In this mall a coupon combines with every unit price. */
  'notTogether',
  'below',
  'oneOnly',
] as const
export type CouponProblem = (typeof couponProblems)[number]

export type CouponVerdict = {
  couponUserId: string
  couponId: string
  chosen: boolean
  canUse: boolean
  /** The reduction by the coupon. For an unchosen coupon: its reduction if the buyer chose it instead. */
  saves: Money
  why?: CouponProblem | undefined
  /** For `below`, the amount missing to the threshold. */
  missing?: Money | undefined
}

type Candidate = { coupon: OrderCoupon; lines: WorkLine[]; why?: CouponProblem }

/**
 * Applies coupons: one per shop, then one of the platform on the rest. `wanted` is the buyer's choice. Without a choice
 * the set that saves most is applied.
 */
export function applyCoupons(
  lines: readonly WorkLine[],
  coupons: readonly OrderCoupon[],
  now: number,
  wanted?: readonly string[],
): CouponVerdict[] {
  const candidates = [...coupons].sort(soonestFirst).map((coupon) => candidateOf(coupon, lines, now))
  const chosen = wanted ? firstOfEach(candidates, wanted) : bestOf(lines, candidates)
  const verdicts = new Map<OrderCoupon, CouponVerdict>()
  const judge = (shop: boolean) => {
    const mine = candidates.filter(({ coupon }) => (coupon.shopId !== PLATFORM_SHOP_ID) === shop)
    for (const one of mine) verdicts.set(one.coupon, verdictOf(one, chosen.has(one.coupon), wanted))
    for (const { coupon, lines: suited } of mine) {
      const verdict = verdicts.get(coupon)!
      if (!verdict.chosen) continue
      const { couponUserId: id, couponName: name } = coupon
      const kind = shop ? 'shopCoupon' : 'platformCoupon'
      deductShares(suited, sharesOf(suited, centsNumber(verdict.saves)), { kind, id, name })
    }
  }
  judge(true)
  judge(false)
  return coupons.map((coupon) => verdicts.get(coupon)!)
}

function soonestFirst(a: OrderCoupon, b: OrderCoupon): number {
  return (a.endTime ?? Infinity) - (b.endTime ?? Infinity) || (a.couponUserId < b.couponUserId ? -1 : 1) || 0
}

function candidateOf(coupon: OrderCoupon, lines: readonly WorkLine[], now: number): Candidate {
  const state = heldCouponState(coupon, now)
  if (state !== 'received') return { coupon, lines: [], why: state }
  if (coupon.couponType !== 1 && coupon.couponType !== 2) return { coupon, lines: [], why: 'exchange' }
  const suited = lines.filter(({ line }) => isInScope(coupon, line))
  return suited.length ? { coupon, lines: suited } : { coupon, lines: [], why: 'noGoods' }
}

/** Returns the reduction of a coupon from its threshold on: up to `most`, or `parts` ten-thousandths of the amount. */
function ruleOf({ couponType, cashCondition, reduceAmount = moneyOfCents(0), couponDiscount = 100 }: OrderCoupon) {
  const threshold = centsNumber(cashCondition)
  const cash = couponType === 1
  const most = cash ? centsNumber(reduceAmount) : 0
  const parts = cash ? 0 : Math.max(0, 10_000 - Math.round(couponDiscount * 100))
  const reduction = (amount: Cents): Cents =>
    amount < threshold ? 0 : Math.min(most, amount) + mulDivRounded(amount, parts, 10_000)
  return { threshold, most, rate: parts / 10_000, reduction }
}

function verdictOf({ coupon, lines, why }: Candidate, chosen: boolean, wanted?: readonly string[]): CouponVerdict {
  const { couponUserId, couponId } = coupon
  const base = remainingAmount(lines)
  const saves = why ? 0 : ruleOf(coupon).reduction(base)
  const lacks = why ? 0 : centsNumber(coupon.cashCondition) - base
  const problem = why ?? (lacks > 0 ? 'below' : saves === 0 ? 'noGoods' : undefined)
  const second = !problem && !chosen && wanted?.includes(couponUserId)
  return {
    couponUserId,
    couponId,
    chosen: chosen && !problem,
    canUse: !problem,
    saves: moneyOfCents(saves),
    why: second ? 'oneOnly' : problem,
    missing: problem === 'below' ? moneyOfCents(lacks) : undefined,
  }
}

/** Returns the buyer's first chosen coupon of each shop. */
function firstOfEach(candidates: readonly Candidate[], wanted: readonly string[]): Set<OrderCoupon> {
  const chosen = new Map<string, OrderCoupon>()
  for (const id of wanted) {
    const found = candidates.find(({ coupon }) => coupon.couponUserId === id)
    if (found && !found.why && !chosen.has(found.coupon.shopId)) chosen.set(found.coupon.shopId, found.coupon)
  }
  return new Set(chosen.values())
}

function bestOf(lines: readonly WorkLine[], candidates: readonly Candidate[]): Set<OrderCoupon> {
  // The search takes longer with each coupon, so coupons without a reduction are omitted.
  const open = candidates.filter(
    ({ coupon, lines: suited, why }) => !why && ruleOf(coupon).reduction(remainingAmount(suited)) > 0,
  )
  const platform = open.filter(({ coupon }) => coupon.shopId === PLATFORM_SHOP_ID)
  const suited = platform.map((one) => new Set(one.lines))
  const shops = [...Map.groupBy(lines, ({ line }) => line.shopId)].map(([shopId, mine]): ShopOption[] => {
    const leaves = suited.map((set) => mine.reduce((sum, work) => (set.has(work) ? sum + work.left : sum), 0))
    const own = open.flatMap((candidate, index): ShopOption[] => {
      if (candidate.coupon.shopId !== shopId) return []
      const saves = ruleOf(candidate.coupon).reduction(remainingAmount(candidate.lines))
      const shares = sharesOf(candidate.lines, saves)
      return [
        {
          coupon: index,
          saves,
          leaves: suited.map((set, at) =>
            candidate.lines.reduce((sum, work, n) => (set.has(work) ? sum - shares[n]! : sum), leaves[at]!),
          ),
        },
      ]
    })
    return [{ saves: 0, leaves }, ...own]
  })
  const options = platform.map((candidate): PlatformOption => ({
    coupon: open.indexOf(candidate),
    ...ruleOf(candidate.coupon),
  }))
  return new Set(bestCoupons(shops, options).coupons.map((index) => open[index]!.coupon))
}
