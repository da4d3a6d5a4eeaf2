import { centsNumber, moneyOfCents } from '@millwright/domain/price/cents'
import type { Money } from '@millwright/domain/money/money'
import { orderPrice } from '@millwright/domain/price/orderPrice'
import type { OrderPrice } from '@millwright/domain/price/orderPrice'
import { paidByLine, refundWorth } from '@millwright/domain/order/refundTerms'
import type { Measurement } from '../measure.ts'
import { cartOf, factsOf, seeded } from './world/priceCarts.ts'
import type { Cart, Random } from './world/priceCarts.ts'
import { oracle } from './world/priceOracle.ts'

const SMALL = { lines: 6, coupons: 12, shops: 3 }
const LARGE = { lines: 50, coupons: 60, shops: 24 }
/** The maximum milliseconds for finding the best set of coupons. */
const IN_TIME = 20
/** The number of tried carts per timed large cart. */
const TIMED = 25

/** Carts per timing, because the CPU clock is coarse. */
const TOGETHER = 50

type Claim = { says: string; holds: (cart: Cart, priced: OrderPrice, random: Random) => boolean }

const cents = (amounts: Iterable<Money>) => [...amounts].reduce((sum, amount) => sum + centsNumber(amount), 0)
const price = (cart: Cart) => orderPrice(factsOf(cart))

const claims: Claim[] = [
  {
    says: 'has the total and the number of coupons that the oracle computes',
    holds: (cart, { actualTotal, coupons }) => {
      const found = oracle(cart)
      return found.total === centsNumber(actualTotal) && found.coupons === coupons.filter(({ chosen }) => chosen).length
    },
  },
  { says: 'its parts add up to the cent', holds: (_, priced) => addsUp(priced) },
  {
    says: 'the refunds of a line’s pieces add up to the amount paid for the line',
    holds: (_, priced, random) => comesBack(priced, random),
  },
  {
    says: 'costs least with the best coupons, no more with chosen coupons than without, and never less than zero',
    holds: (cart, { actualTotal }, random) => {
      const facts = factsOf(cart)
      const without = centsNumber(orderPrice({ ...facts, coupons: [] }).actualTotal)
      const wantedCoupons = cart.coupons.filter(() => random(2)).map(({ id }) => id)
      const chosen = centsNumber(orderPrice({ ...facts, wantedCoupons }).actualTotal)
      const best = centsNumber(actualTotal)
      return best >= 0 && best <= chosen && chosen <= without
    },
  },
  {
    says: 'has the same total and line totals if lines, discounts and coupons are shuffled',
    holds: ({ lines, discounts, coupons, ...rest }, { actualTotal, shops }, random) => {
      const mixed = price({
        ...rest,
        lines: shuffled(lines, random),
        discounts: shuffled(discounts, random),
        coupons: shuffled(coupons, random),
      })
      const byLine = (priced: OrderPrice['shops']) =>
        priced
          .flatMap((shop) => shop.lines.map((line) => `${line.line.lineId} ${line.actualTotal}`))
          .sort()
          .join()
      return mixed.actualTotal === actualTotal && byLine(mixed.shops) === byLine(shops)
    },
  },
]

/** Compares prices of random carts with an oracle and with invariants, then measures the time for large carts. */
export const run: Measurement = async ({ count, seed }) => {
  const random = seeded(seed)
  const wrong = claims.map(() => 0)
  const began = performance.now()
  for (let n = 0; n < count; n++) {
    const cart = cartOf(random, SMALL)
    const priced = price(cart)
    claims.forEach(({ holds }, index) => {
      if (holds(cart, priced, random)) return
      if ((wrong[index] ?? 0) === 0) console.error(`${claims[index]!.says}: refuted by ${JSON.stringify(cart)}`)
      wrong[index]! += 1
    })
  }
  const seconds = (performance.now() - began) / 1000
  const { plain, median, slowest } = timed(random, Math.min(2_000, Math.max(60, Math.ceil(count / TIMED))))
  const rows = claims.map(({ says }, index) => ({
    claim: says,
    tries: count,
    refuted: wrong[index]!,
    result: wrong[index] ? 'REFUTED' : 'holds',
  }))
  const held = wrong.every((n) => n === 0)
  return {
    rows,
    ok: held && slowest <= IN_TIME,
    summary:
      `${count} carts, ${wrong.reduce((a, b) => a + b)} refutations in ${seconds.toFixed(0)} s; a cart of 50 lines: ` +
      `${plain.toFixed(0)} µs, with 60 coupons median ${median.toFixed(2)} ms, slowest ${slowest.toFixed(1)} ms of ${IN_TIME} (seed ${seed})`,
    figures: { 'price of 50 lines, µs': plain, 'of 60 coupons, ms': median },
  }
}

function timed(random: Random, times: number) {
  const plains: number[] = []
  const fulls: number[] = []
  for (let n = 0; n < times; n++) {
    const cart = cartOf(random, LARGE)
    while (cart.lines.length < 50) cart.lines.push({ ...cartOf(random, LARGE).lines[0]!, id: `x${cart.lines.length}` })
    while (cart.coupons.length < 60) cart.coupons.push(...cartOf(random, LARGE).coupons)
    cart.coupons = cart.coupons.slice(0, 60).map((coupon, index) => ({ ...coupon, id: `c${index}` }))
    const facts = factsOf(cart)
    const plain = { ...facts, coupons: [] }
    plains.push(spentOn(() => Array.from({ length: TOGETHER }, () => orderPrice(plain))) / TOGETHER)
    fulls.push(spentOn(() => orderPrice(facts)) / 1000)
  }
  const middle = (all: number[]) => all.toSorted((a, b) => a - b)[all.length >> 1]!
  return { plain: middle(plains), median: middle(fulls), slowest: Math.max(...fulls.slice(10)) }
}

function spentOn(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return user + system
}

function addsUp({ shops, steps, coupons, discounts, total, reduce, freight, actualTotal }: OrderPrice): boolean {
  const lines = shops.flatMap((shop) => shop.lines)
  const chain = (all: OrderPrice['steps']) => all.every(({ before }, n) => n === 0 || before === all[n - 1]!.after)
  return (
    lines.every(
      (line) =>
        chain(line.steps) &&
        line.steps.at(-1)!.after === line.actualTotal &&
        centsNumber(line.amount) - centsNumber(line.shareReduce) === centsNumber(line.actualTotal) &&
        centsNumber(line.actualTotal) >= 0,
    ) &&
    shops.every(
      (shop) =>
        cents(shop.lines.map((line) => line.amount)) === centsNumber(shop.total) &&
        cents(shop.lines.map((line) => line.actualTotal)) + centsNumber(shop.freight) ===
          centsNumber(shop.actualTotal) &&
        centsNumber(shop.total) -
          cents([shop.discountReduce, shop.couponReduce, shop.pointsReduce]) +
          centsNumber(shop.freight) ===
          centsNumber(shop.actualTotal),
    ) &&
    chain(steps) &&
    steps.at(-1)!.after === actualTotal &&
    cents(shops.map((shop) => shop.actualTotal)) === centsNumber(actualTotal) &&
    centsNumber(total) - centsNumber(reduce) + centsNumber(freight) === centsNumber(actualTotal) &&
    discounts.reduce((sum, { reduction }) => sum + reduction, 0) === cents(shops.map((shop) => shop.discountReduce)) &&
    cents(coupons.filter(({ chosen }) => chosen).map(({ saves }) => saves)) ===
      cents(shops.map((shop) => shop.couponReduce)) &&
    moneyOfCents(centsNumber(actualTotal)) === actualTotal
  )
}

/** Checks that each line is refunded for the amount paid for it, and that the last pieces get the remainder. */
function comesBack({ shops }: OrderPrice, random: Random): boolean {
  return shops.every(({ lines, actualTotal, freight }) => {
    const paid = paidByLine({
      paid: actualTotal,
      freight,
      lines: lines.map((line, at) => ({
        orderItemId: String(at),
        quantity: line.line.quantity,
        shipped: 0,
        amount: line.actualTotal,
      })),
    })
    return lines.every((line, at) => {
      if (paid[at] !== line.actualTotal) return false
      let worth = paid[at]
      for (let left = line.line.quantity; left > 0;) {
        const pieces = 1 + random(left)
        const share = centsNumber(refundWorth({ worth, left }, pieces))
        if (share < 0) return false
        worth = moneyOfCents(centsNumber(worth) - share)
        left -= pieces
      }
      return centsNumber(worth) === 0
    })
  })
}

function shuffled<T>(all: readonly T[], random: Random): T[] {
  const mixed = [...all]
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = random(at + 1)
    ;[mixed[at], mixed[other]] = [mixed[other]!, mixed[at]!]
  }
  return mixed
}
