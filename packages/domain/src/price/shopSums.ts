import type { Money } from '../money/money.ts'
import { shareOut } from '../money/shareOut.ts'
import { orderParts } from '../order/orderParts.ts'
import { moneyOfCents, centsNumber } from './cents.ts'
import type { Cents } from './cents.ts'
import { stepKinds } from './stepKinds.ts'
import type { StepKind } from './stepKinds.ts'

/** A step with a name in one or several languages. */
type Step<Name> = { kind: StepKind; id?: string | undefined; name?: Name | undefined; before: Money; after: Money }
/** The first step of a line is its list price. */
type SteppedLine<Name> = { steps: readonly Step<Name>[] }
/** `actualTotal` is `amount` after the steps. */
type SummedLine<Name> = SteppedLine<Name> & { amount: Money; actualTotal: Money }

export type ShopSums<Name = string> = {
  /** The goods at their unit prices, before reductions. */
  total: Money
  discountReduce: Money
  /** The reduction by the shop's coupon and by the shop's share of the platform's coupon. */
  couponReduce: Money
  pointsReduce: Money
  freight: Money
  /** Including freight. */
  actualTotal: Money
  steps: Step<Name>[]
}

/** Adds up priced lines of one shop and the shop's freight. */
export function shopSums<Name>(lines: readonly SummedLine<Name>[], freight: Cents): ShopSums<Name> {
  const left = lines.reduce((sum, { actualTotal }) => sum + centsNumber(actualTotal), 0)
  return {
    total: moneyOfCents(goodsCents(lines)),
    discountReduce: moneyOfCents(takenBy(lines, ['discount'])),
    couponReduce: moneyOfCents(takenBy(lines, ['shopCoupon', 'platformCoupon'])),
    pointsReduce: moneyOfCents(takenBy(lines, ['points'])),
    freight: moneyOfCents(freight),
    actualTotal: moneyOfCents(left + freight),
    steps: orderSteps(lines, freight),
  }
}

/**
 * Divides a priced shop into its orders. The shop is priced as a whole: its promotions, coupons and points are already
 * shared among its lines, and its freight is shared among the orders in proportion to their goods. So the orders add up
 * to the shop to the cent.
 */
export function shopParts<Name, L extends SummedLine<Name>>(shop: {
  lines: readonly L[]
  freight: Money
}): (ShopSums<Name> & { lines: L[] })[] {
  const parts = orderParts(shop.lines)
  const freights = shareOut(
    BigInt(centsNumber(shop.freight)),
    parts.map((lines) => BigInt(goodsCents(lines))),
  )
  return parts.map((lines, at) => ({ lines, ...shopSums<Name>(lines, Number(freights[at])) }))
}

function goodsCents(lines: readonly { amount: Money }[]): Cents {
  return lines.reduce((sum, { amount }) => sum + centsNumber(amount), 0)
}

function takenBy(lines: readonly SteppedLine<unknown>[], kinds: readonly StepKind[]): Cents {
  let cents = 0
  for (const { steps } of lines)
    for (const { kind, before, after } of steps)
      if (kinds.includes(kind)) cents += centsNumber(before) - centsNumber(after)
  return cents
}

/** Adds up the lines' steps, with one step per discount and coupon. */
export function orderSteps<Name>(lines: readonly SteppedLine<Name>[], freight: Cents): Step<Name>[] {
  const list = lines.reduce((sum, { steps }) => sum + centsNumber(steps[0]!.after), 0)
  const sums = new Map<string, { step: Omit<Step<Name>, 'before' | 'after'>; off: Cents }>()
  for (const { steps } of lines) {
    for (const { kind, id, name, before, after } of steps) {
      if (kind === 'list') continue
      const key = `${stepKinds.indexOf(kind)} ${id ?? ''}`
      const sum = sums.get(key) ?? { step: { kind, ...(id !== undefined && { id, name }) }, off: 0 }
      sum.off += centsNumber(before) - centsNumber(after)
      sums.set(key, sum)
    }
  }
  let at = list
  const steps: Step<Name>[] = [{ kind: 'list', before: moneyOfCents(list), after: moneyOfCents(list) }]
  for (const [, { step, off }] of [...sums].sort(([a], [b]) => (a < b ? -1 : 1))) {
    steps.push({ ...step, before: moneyOfCents(at), after: moneyOfCents(at - off) })
    at -= off
  }
  if (freight) steps.push({ kind: 'freight', before: moneyOfCents(at), after: moneyOfCents(at + freight) })
  return steps
}
