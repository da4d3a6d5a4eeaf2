import { categoriesOf } from './priceCarts.ts'
import type { Cart, RawCoupon, RawDiscount, RawLine, RawScope } from './priceCarts.ts'

/**
 * Prices a cart by a different method than the engine: in whole cents throughout, with every set of coupons priced from
 * scratch, and with reductions split cent by cent.
 */
export function oracle(cart: Cart): { total: number; coupons: number } {
  const goods = new Map(cart.lines.map((line) => [line.id, unitOf(line) * line.quantity]))
  const freight = cart.freight
    .filter(({ shop, freeFrom }) => {
      const mine = cart.lines.filter((line) => line.shop === shop)
      return mine.length > 0 && sumOf(mine, goods) < freeFrom
    })
    .reduce((sum, { base }) => sum + base, 0)
  const afterDiscounts = discounted(cart, goods)

  let least = Infinity
  let coupons = 0
  for (const set of setsOf(cart.coupons.filter(({ good }) => good))) {
    const left = new Map(afterDiscounts)
    const valid = [...set]
      .sort((a, b) => Number(a.shop === 0) - Number(b.shop === 0))
      .every((one) => use(one, cart, left))
    if (!valid) continue
    const total = sumOf(cart.lines, left)
    if (total < least || (total === least && set.length < coupons)) [least, coupons] = [total, set.length]
  }
  return { total: Math.max(0, least - cart.points) + freight, coupons }
}

/** Returns the lowest of the quoted price, the agreed price, and the price after tier and membership. */
function unitOf(line: RawLine): number {
  const { price, quantity, tiers, agreed = Infinity, agreedFrom = 1, quoted = Infinity, member = 10_000 } = line
  const reached = tiers.filter(({ minQty }) => minQty <= quantity).map((tier) => tier.price)
  const shelf = Math.min(price, ...reached)
  return Math.min(quoted, quantity < agreedFrom ? Infinity : agreed, Math.floor((shelf * member + 5_000) / 10_000))
}

function discounted(cart: Cart, goods: ReadonlyMap<string, number>): Map<string, number> {
  const left = new Map(goods)
  let open = cart.lines
  const gives = (discount: RawDiscount, lines: readonly RawLine[]) =>
    offOf(
      discount,
      sumOf(lines, goods),
      lines.reduce((pieces, { quantity }) => pieces + quantity, 0),
    )
  const of = (discount: RawDiscount) =>
    cart.lines.filter(({ wants, ...line }) => (wants === undefined || wants === discount.id) && isFor(discount, line))
  const waiting = cart.discounts
    .filter(({ running }) => running)
    .map((discount) => ({ discount, first: gives(discount, of(discount)) }))
  while (waiting.length) {
    const largest = Math.max(...waiting.map(({ first }) => first))
    const at = waiting.findIndex(({ first }) => first === largest)
    const { discount } = waiting.splice(at, 1)[0]!
    const mine = of(discount).filter((line) => open.includes(line))
    const off = gives(discount, mine)
    if (off === 0) continue
    handOut(off, mine, left)
    open = open.filter((line) => !mine.includes(line))
  }
  return left
}

function offOf({ rule, every, steps, most = Infinity }: RawDiscount, amount: number, pieces: number): number {
  const have = rule === 1 || rule === 3 ? pieces : amount
  let best: { need: number; gives: number } | undefined
  // Of two steps with the same threshold, the last applies.
  for (const step of steps) if (step.need <= have && (!best || step.need >= best.need)) best = step
  if (!best) return 0
  let off = 0
  if (rule > 1) off = amount - Math.ceil((amount * best.gives - 500) / 1_000)
  else if (every && best.need > 0) for (let rest = have; rest >= best.need; rest -= best.need) off += best.gives
  else off = best.gives
  return Math.min(off, most, amount)
}

function isFor({ shop, type, prods, category }: RawScope, line: { shop: number; prod: number }): boolean {
  if (shop !== 0 && shop !== line.shop) return false
  if (type !== 0) return (type === 1) === prods.includes(line.prod)
  return category === undefined || categoriesOf(line.prod).includes(category)
}

const sumOf = (lines: readonly RawLine[], left: ReadonlyMap<string, number>) =>
  lines.reduce((sum, { id }) => sum + left.get(id)!, 0)

/** Yields every choice of at most one coupon per shop and one of the platform. */
function* setsOf(coupons: readonly RawCoupon[]): Generator<RawCoupon[]> {
  const shops = [...new Set(coupons.map(({ shop }) => shop))]
  function* from(at: number): Generator<RawCoupon[]> {
    if (at === shops.length) return yield []
    for (const rest of from(at + 1)) {
      yield rest
      for (const one of coupons) if (one.shop === shops[at]) yield [one, ...rest]
    }
  }
  yield* from(0)
}

/** Applies a coupon. Returns false if the coupon cannot be used, which makes the set invalid. */
function use(coupon: RawCoupon, cart: Cart, left: Map<string, number>): boolean {
  const lines = cart.lines.filter((line) => isFor(coupon, line) && left.get(line.id)! > 0)
  const amount = sumOf(lines, left)
  if (amount === 0 || amount < coupon.from) return false
  const off =
    coupon.cash === undefined
      ? Math.floor((amount * (10_000 - coupon.paid!) + 5_000) / 10_000)
      : Math.min(coupon.cash, amount)
  if (off === 0) return false
  handOut(off, lines, left)
  return true
}

/** Distributes whole cents by weight. Remaining cents go, one each, to the largest fractions, then by id. */
function handOut(off: number, lines: readonly RawLine[], left: Map<string, number>): void {
  const whole = sumOf(lines, left)
  const parts = lines.map(({ id }) => {
    const exact = BigInt(left.get(id)!) * BigInt(off)
    return { id, cents: Number(exact / BigInt(whole)), fraction: Number(exact % BigInt(whole)) }
  })
  for (let over = off - parts.reduce((sum, { cents }) => sum + cents, 0); over > 0; over--) {
    const next = parts.reduce((a, b) => (b.fraction > a.fraction || (b.fraction === a.fraction && b.id < a.id) ? b : a))
    next.cents++
    next.fraction = -1
  }
  for (const { id, cents } of parts) left.set(id, left.get(id)! - cents)
}
