import fc from 'fast-check'
import { expect, it } from 'vitest'
import { money, sum } from '../money/money.ts'
import { centsOf } from '../money/wholeMoney.ts'
import { renewClaim, claimRefund, claimToPay, isPayoutPending } from './refundClaim.ts'
import type { RefundRequest } from './refundClaim.ts'
import { paidByLine, maxRefund, refundStatusOf, refundTerms } from './refundTerms.ts'
import type { BoughtOrder, ExistingRefund } from './refundTerms.ts'

const DAY = 86_400_000
const line = (orderItemId: string, quantity: number, amount: string, shipped = quantity) => ({
  orderItemId,
  quantity,
  shipped,
  amount: money(amount),
})
const order = (changes: Partial<BoughtOrder> = {}): BoughtOrder => ({
  status: 5,
  orderType: 0,
  paid: money('52.00'),
  freight: money('12.00'),
  finishedAt: 0,
  lines: [line('1', 3, '10.00'), line('2', 2, '30.00')],
  ...changes,
})
const wish = (changes: Partial<RefundRequest> = {}): RefundRequest => ({
  orderItemId: '1',
  kind: 'goods',
  pieces: 1,
  amount: money('3.33'),
  ...changes,
})
const made = (claim: unknown, state: ExistingRefund['state']): ExistingRefund => ({
  ...(claim as ExistingRefund),
  state,
})

it('gives the last pieces of a line the remaining money, to the cent [R5.15]', () => {
  const first = claimRefund(order(), [], wish(), 0)
  expect(first).toMatchObject({ amount: '3.33', freight: '0.00', lines: [{ quantity: 1, worth: '3.33' }] })
  expect(claimRefund(order(), [], wish({ amount: money('3.34') }), 0)).toBe('amountNot')
  const rest = claimRefund(order(), [made(first, 'refunded')], wish({ pieces: 2, amount: money('6.67') }), 0)
  expect(rest).toMatchObject({ amount: '6.67' })
})

it('refunds the freight with the last line, once [R5.15]', () => {
  const one = claimRefund(order(), [], wish({ pieces: 3, amount: money('10') }), 0)
  const two = wish({ orderItemId: '2', pieces: 2, amount: money('42') })
  expect(claimRefund(order(), [], two, 0)).toBe('amountNot')
  expect(claimRefund(order(), [made(one, 'withdrawn')], two, 0)).toBe('amountNot')
  const last = claimRefund(order(), [made(one, 'applied')], two, 0)
  expect(last).toMatchObject({ amount: '42.00', freight: '12.00' })
  const again = refundTerms(order(), [made(one, 'withdrawn'), made(last, 'refunded')], '1', 0)
  expect(again).toMatchObject({ worth: '10.00', freight: '0.00' })
})

it('shares reductions of the whole order among its lines [R5.15]', () => {
  expect(paidByLine({ ...order(), paid: money('45.00') })).toEqual(['8.25', '24.75'])
})

it('allows only money before shipment, and only for unsent pieces [R5.15]', () => {
  const unsent = order({
    status: 2,
    finishedAt: undefined,
    lines: [line('1', 3, '10.00', 1), line('2', 2, '30.00', 2)],
  })
  expect(refundTerms(unsent, [], '1', 0)).toMatchObject({ kinds: ['money'], maxPieces: 2, unsent: true })
  expect(refundTerms(unsent, [], '2', 0)).toMatchObject({
    kinds: ['money', 'goods', 'exchange'],
    maxPieces: 2,
    unsent: false,
  })
  expect(claimRefund(unsent, [], wish(), 0)).toBe('kindNot')
  expect(refundTerms(unsent, [], undefined, 0)).toBe('partSent')
})

it('refuses a whole refund during or after a partial refund, and a partial during a whole refund [R5.15]', () => {
  const part = claimRefund(order(), [], wish(), 0)
  const whole = claimRefund(order(), [], wish({ orderItemId: undefined, pieces: 5, amount: money('52') }), 0)
  expect(whole).toMatchObject({ whole: true, freight: '12.00' })
  expect(refundTerms(order(), [made(part, 'applied')], undefined, 0)).toBe('itemRunning')
  expect(refundTerms(order(), [made(part, 'refunded')], undefined, 0)).toBe('partRefunded')
  expect(refundTerms(order(), [made(whole, 'shipped')], '1', 0)).toBe('wholeRunning')
  expect(refundTerms(order(), [made(whole, 'withdrawn')], '1', 0)).toMatchObject({ maxPieces: 3 })
})

it('allows refunds until seven days after receipt [R5.21]', () => {
  expect(refundTerms(order(), [], '1', 7 * DAY)).toMatchObject({ maxPieces: 3 })
  expect(refundTerms(order(), [], '1', 7 * DAY + 1)).toBe('windowOver')
  expect(refundTerms(order({ finishedAt: undefined, status: 3 }), [], '1', 99 * DAY)).toMatchObject({ maxPieces: 3 })
})

it('refuses orders that are unpaid, closed or paid in points, and unknown lines [R5.15]', () => {
  expect(refundTerms(order({ status: 1 }), [], '1', 0)).toBe('notPaid')
  expect(refundTerms(order({ status: 6 }), [], '1', 0)).toBe('orderClosed')
  expect(refundTerms(order({ status: 7 }), [], '1', 0)).toBe('grouping')
  expect(refundTerms(order({ orderType: 3 }), [], '1', 0)).toBe('pointsOrder')
  expect(refundTerms(order(), [], '9', 0)).toBe('nothingLeft')
  for (const pieces of [0, -1, 4, 1.5, NaN]) expect(claimRefund(order(), [], wish({ pieces }), 0)).toBe('piecesNot')
  for (const amount of ['0', '-1', '3.333', '', 'x', '1e1'])
    expect(claimRefund(order(), [], wish({ amount: amount as never }), 0)).toBe('amountNot')
})

it('returns the refund status of an order [R6.07]', () => {
  const part = claimRefund(order(), [], wish(), 0)
  const whole = claimRefund(order(), [], wish({ orderItemId: undefined, pieces: 5, amount: money('52') }), 0)
  const statusOf = (...refunds: ExistingRefund[]) => refundStatusOf(order(), refunds)
  expect(statusOf()).toBeUndefined()
  expect(statusOf(made(part, 'applied'))).toBe(1)
  expect(statusOf(made(whole, 'refunded'))).toBe(2)
  expect(statusOf(made(part, 'refunded'))).toBe(3)
  expect(statusOf(made(part, 'refused'))).toBe(4)
  expect(statusOf(made(part, 'withdrawn'))).toBe(-1)
})

it('counts a price difference as a partial refund, and does not refund the freight after it [R6.07]', () => {
  const difference = (orderItemId: string, pieces: number, amount: string) =>
    made(claimRefund(order(), [], wish({ orderItemId, kind: 'money', pieces, amount: money(amount) }), 0), 'refunded')
  const [first, second] = [difference('1', 3, '9.99'), difference('2', 2, '30.00')]
  expect(refundStatusOf(order(), [first, second])).toBe(3)
  expect(refundStatusOf(order(), [difference('1', 3, '10.00'), second])).toBe(2)
  // The goods of the first line stay with the buyer, so the freight is not refunded with the second line.
  expect(refundTerms(order(), [first], '2', 0)).toMatchObject({ worth: '30.00', freight: '0.00' })
  expect(refundTerms(order(), [difference('1', 3, '10.00')], '2', 0)).toMatchObject({ freight: '12.00' })
})

it('claims on appeal only pieces and money that no other refund reserves [R6.07]', () => {
  const before = claimRefund(order(), [], wish({ pieces: 2, amount: money('6.67') }), 0)
  if (typeof before === 'string') throw new Error(before)
  const other = made(claimRefund(order(), [], wish({ pieces: 2, amount: money('6.67') }), 0), 'applied')
  expect(renewClaim(order(), [other], before)).toBe('piecesNot')
  expect(renewClaim(order(), [], before)).toMatchObject({ amount: '6.67' })
})

it('repays an exchange at its pieces’ worth, with freight if no pieces stay with the buyer [R6.07]', () => {
  const one = made(claimRefund(order(), [], wish({ pieces: 3, amount: money('10') }), 0), 'refunded')
  const exchange = claimRefund(order(), [one], wish({ orderItemId: '2', kind: 'exchange', pieces: 2 }), 0)
  if (typeof exchange === 'string') throw new Error(exchange)
  expect(exchange).toMatchObject({ amount: '30.00', freight: '0.00' })
  expect(claimToPay(order(), [one], exchange)).toMatchObject({ kind: 'goods', freight: '12.00', amount: '42.00' })
  expect(claimToPay(order(), [], exchange)).toMatchObject({ kind: 'goods', freight: '0.00', amount: '30.00' })
})

it('repays the freight with the last pieces, unless some pieces stay with the buyer [R6.07] [R5.15]', () => {
  const first = claimRefund(order(), [], wish({ pieces: 3, amount: money('10') }), 0)
  if (typeof first === 'string') throw new Error(first)
  const last = claimRefund(
    order(),
    [made(first, 'applied')],
    wish({ orderItemId: '2', pieces: 2, amount: money('42') }),
    0,
  )
  if (typeof last === 'string') throw new Error(last)
  expect(last).toMatchObject({ amount: '42.00', freight: '12.00' })
  const paid = (state: ExistingRefund['state']) => {
    const { amount, freight, passedOn } = claimToPay(order(), [made(first, state)], last)
    return [amount, freight, passedOn]
  }
  expect(paid('refunded')).toEqual(['42.00', '12.00', '0.00'])
  expect(paid('accepted')).toEqual(['30.00', '0.00', '12.00'])
  expect(paid('withdrawn')).toEqual(['30.00', '0.00', '0.00'])
  expect(paid('refused')).toEqual(['30.00', '0.00', '0.00'])
})

it('adds up to the paid amount after any sequence of returns [R5.15]', () => {
  const bought = fc.record({
    lines: fc.array(
      fc.record({ quantity: fc.integer({ min: 1, max: 7 }), cents: fc.integer({ min: 0, max: 99_999 }) }),
      {
        minLength: 1,
        maxLength: 5,
      },
    ),
    freight: fc.integer({ min: 0, max: 3000 }),
    off: fc.integer({ min: 0, max: 5000 }),
  })
  const turns = fc.array(fc.record({ line: fc.nat(), pieces: fc.integer({ min: 1, max: 7 }), drop: fc.boolean() }), {
    maxLength: 30,
  })
  fc.assert(
    fc.property(bought, turns, ({ lines, freight, off }, given) => {
      const total = lines.reduce((all, { cents }) => all + cents, 0)
      const paid = Math.max(0, total - off) + freight
      const whole = order({
        paid: money(String(paid / 100)),
        freight: money(String(freight / 100)),
        lines: lines.map(({ quantity, cents }, at) => line(String(at), quantity, String(cents / 100))),
      })
      const refunds: ExistingRefund[] = []
      const amounts: { amount: string; at: number }[] = []
      const rest = lines.flatMap((_, at) => Array.from({ length: 8 }, () => ({ line: at, pieces: 1, drop: false })))
      for (const turn of [...given, ...rest]) {
        const orderItemId = String(turn.line % lines.length)
        const terms = refundTerms(whole, refunds, orderItemId, 0)
        if (typeof terms === 'string') continue
        const pieces = Math.min(turn.pieces, terms.maxPieces)
        const claim = claimRefund(whole, refunds, wish({ orderItemId, pieces, amount: maxRefund(terms, pieces) }), 0)
        if (typeof claim === 'string') throw new Error(claim)
        refunds.push(made(claim, turn.drop ? 'withdrawn' : 'refunded'))
        if (!turn.drop) amounts.push({ amount: claim.amount, at: refunds.length })
      }
      expect(centsOf(sum(amounts.map(({ amount }) => amount)))).toBe(BigInt(paid))
      expect(refundStatusOf(whole, refunds)).toBe(2)
    }),
  )
})

it('limits an appeal to the remaining pieces and money, with their share of freight [R6.07]', () => {
  const before = {
    kind: 'goods',
    whole: false,
    unsent: false,
    amount: money('6.00'),
    freight: money('0.00'),
    lines: [{ orderItemId: '1', quantity: 2, worth: money('6.67') }],
  } as const
  expect(renewClaim(order(), [], before)).toEqual(before)
  // The claim keeps its freight only if the other line was refunded without the freight.
  const alone = {
    ...before,
    amount: money('22.00'),
    freight: money('12.00'),
    lines: [{ ...before.lines[0], quantity: 3, worth: money('10.00') }],
  }
  const other = (state: ExistingRefund['state'], freight = '0.00'): ExistingRefund =>
    made(
      {
        ...before,
        amount: money('30.00'),
        freight: money(freight),
        lines: [{ orderItemId: '2', quantity: 2, worth: money('30.00') }],
      },
      state,
    )
  expect(renewClaim(order(), [other('refunded')], alone)).toEqual(alone)
  expect(renewClaim(order(), [other('refunded', '12.00')], alone)).toMatchObject({ amount: '10.00', freight: '0.00' })
  expect(renewClaim(order(), [], alone)).toMatchObject({ amount: '10.00', freight: '0.00' })
  expect(renewClaim(order(), [made(before, 'refunded')], alone)).toBe('piecesNot')
  expect(renewClaim(order(), [made({ ...before, lines: alone.lines }, 'refunded')], alone)).toBe('nothingLeft')
  expect(renewClaim(order({ status: 6 }), [], before)).toBe('orderClosed')
})

it('recomputes the worth of a line on appeal after other pieces of the line were refunded [R6.07]', () => {
  const before = {
    kind: 'goods',
    whole: false,
    unsent: false,
    amount: money('3.00'),
    freight: money('0.00'),
    lines: [{ orderItemId: '1', quantity: 1, worth: money('3.33') }],
  } as const
  const two = made({ ...before, lines: [{ orderItemId: '1', quantity: 2, worth: money('6.66') }] }, 'refunded')
  expect(renewClaim(order(), [two], before)).toMatchObject({
    amount: '3.00',
    lines: [{ orderItemId: '1', quantity: 1, worth: '3.34' }],
  })
})

it('withholds pieces during an appeal only if unsent and for a money refund [R6.07]', () => {
  const lines = (shipped: number) => [line('1', 3, '10.00', shipped), line('2', 2, '30.00')]
  const asked = (pieces: number) =>
    ({
      kind: 'money',
      whole: false,
      unsent: true,
      amount: money('3.33'),
      freight: money('0.00'),
      lines: [{ orderItemId: '1', quantity: pieces, worth: money('3.33') }],
    }) as const
  const unsent = (shipped: number, claim: Parameters<typeof renewClaim>[2]) => {
    const again = renewClaim(order({ status: 2, finishedAt: undefined, lines: lines(shipped) }), [], claim)
    return typeof again === 'string' ? again : again.unsent
  }
  expect(unsent(0, asked(1))).toBe(true)
  expect(unsent(2, asked(1))).toBe(true)
  expect(unsent(2, asked(2))).toBe(false)
  expect(unsent(3, asked(1))).toBe(false)
  expect(unsent(0, { ...asked(1), kind: 'goods' })).toBe(false)
})

it('repays an exchange as a return, with freight if all other pieces are refunded [R6.07]', () => {
  const exchange = {
    kind: 'exchange',
    whole: false,
    unsent: false,
    amount: money('10.00'),
    freight: money('0.00'),
    lines: [{ orderItemId: '1', quantity: 3, worth: money('10.00') }],
  } as const
  const other = (state: ExistingRefund['state'], kind: ExistingRefund['kind'] = 'goods') =>
    made(
      { ...exchange, kind, amount: money('30.00'), lines: [{ orderItemId: '2', quantity: 2, worth: money('30.00') }] },
      state,
    )
  expect(claimToPay(order(), [other('refunded')], exchange)).toEqual({
    kind: 'goods',
    amount: '22.00',
    freight: '12.00',
    passedOn: '0.00',
  })
  expect(claimToPay(order(), [], exchange)).toEqual({
    kind: 'goods',
    amount: '10.00',
    freight: '0.00',
    passedOn: '0.00',
  })
  expect(claimToPay(order(), [other('accepted')], exchange)).toEqual({
    kind: 'goods',
    amount: '10.00',
    freight: '0.00',
    passedOn: '12.00',
  })
  // A price difference keeps its amount, and one other open refund is enough to pass the freight on.
  const money1 = { ...exchange, kind: 'money', amount: money('9.00') } as const
  expect(claimToPay(order(), [other('refunded')], money1)).toMatchObject({ kind: 'money', amount: '9.00' })
  const third = order({ lines: [...order().lines, line('3', 1, '0.00')] })
  const back = made(
    {
      ...exchange,
      kind: 'goods',
      amount: money('0.00'),
      lines: [{ orderItemId: '3', quantity: 1, worth: money('0.00') }],
    },
    'refunded',
  )
  expect(claimToPay(third, [back, other('shipped')], exchange)).toMatchObject({ freight: '0.00', passedOn: '12.00' })
})

it('requires all pieces in a refund of the whole order, and amounts of at most two decimals [R5.15]', () => {
  const whole = (pieces: number) =>
    claimRefund(order(), [], wish({ orderItemId: undefined, pieces, amount: money('52') }), 0)
  expect(whole(4)).toBe('piecesNot')
  expect(whole(5)).toMatchObject({
    lines: [
      { quantity: 3, worth: '10.00' },
      { quantity: 2, worth: '30.00' },
    ],
  })
  for (const amount of ['3', '3.3', '3.330'])
    expect(claimRefund(order(), [], wish({ amount: amount as never }), 0), amount).toMatchObject({ amount })
  expect(claimRefund(order(), [], wish({ kind: 'exchange', amount: money('9999') }), 0)).toMatchObject({
    amount: '3.33',
    freight: '0.00',
  })
})

it('returns the reason of a refusal, and no freight for an amount below the worth of the goods [R5.15]', () => {
  expect(claimRefund(order({ status: 6 }), [], wish(), 0)).toBe('orderClosed')
  expect(claimRefund(order(), [], wish({ amount: money('3.00') }), 0)).toMatchObject({
    amount: '3.00',
    freight: '0.00',
  })
})

it('does not repay freight that was not requested, and does not wait for exchanges [R6.07]', () => {
  const lines = (orderItemId: string, quantity: number, worth: string) => [
    { orderItemId, quantity, worth: money(worth) },
  ]
  const claim = {
    kind: 'goods',
    whole: false,
    unsent: false,
    amount: money('10.00'),
    freight: money('0.00'),
    lines: lines('1', 3, '10.00'),
  } as const
  const other = made({ ...claim, amount: money('30.00'), lines: lines('2', 2, '30.00') }, 'refunded')
  expect(claimToPay(order(), [other], claim)).toMatchObject({ amount: '10.00', freight: '0.00' })
  expect(isPayoutPending({ state: 'shipped', kind: 'goods' })).toBe(true)
  expect(isPayoutPending({ state: 'shipped', kind: 'exchange' })).toBe(false)
  expect(isPayoutPending({ state: 'refunded', kind: 'goods' })).toBe(false)
})
