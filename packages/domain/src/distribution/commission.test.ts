import { expect, it } from 'vitest'
import type { Money } from '../money/money.ts'
import { commissionOn, commissionSteps, isFinal, returnedOf } from './commission.ts'
import { walletOf } from './commissionLedger.ts'
import { readWithdrawal } from './withdrawal.ts'

const yuan = (text: string) => text as Money
const line = { state: 0, paid: yuan('180.00'), rate: '5.00', unsettled: yuan('0.00') } as const
const open = { paid: true, closed: false, returned: yuan('0.00'), final: false }

it('takes a percentage of the paid amount, rounded down to the cent', () => {
  expect(commissionOn(yuan('180.00'), '5.00')).toBe('9.00')
  expect(commissionOn(yuan('0.99'), '3.33')).toBe('0.03')
  expect(commissionOn(yuan('0.19'), '5')).toBe('0.00')
})

it('returns the entries of each event once: earning, refunds, settlement', () => {
  expect(commissionSteps(line, { ...open, paid: false })).toEqual({ state: 0, entries: [] })
  expect(commissionSteps(line, { ...open, paid: false, closed: true })).toEqual({ state: -1, entries: [] })
  expect(commissionSteps(line, open)).toEqual({ state: 1, entries: [{ move: 'earn', amount: '9.00' }] })
  const earned = { ...line, state: 1, unsettled: yuan('9.00') } as const
  expect(commissionSteps(earned, open)).toEqual({ state: 1, entries: [] })
  expect(commissionSteps(earned, { ...open, returned: yuan('45.00') }).entries).toEqual([
    { move: 'reduce', amount: '2.25' },
  ])
  expect(commissionSteps(earned, { ...open, final: true })).toEqual({
    state: 2,
    entries: [{ move: 'settle', amount: '9.00' }],
  })
  // The order was paid and fully refunded before the first booking.
  expect(commissionSteps(line, { paid: true, closed: true, returned: yuan('180.00'), final: true })).toEqual({
    state: -1,
    entries: [
      { move: 'earn', amount: '9.00' },
      { move: 'reduce', amount: '9.00' },
    ],
  })
  for (const state of [2, -1] as const)
    expect(commissionSteps({ ...earned, state }, { ...open, returned: yuan('180.00'), final: true })).toEqual({
      state,
      entries: [],
    })
})

it('returns the refunded amount of each line, without freight', () => {
  const lines = [
    { orderItemId: '1', quantity: 1, worth: yuan('30.00') },
    { orderItemId: '2', quantity: 1, worth: yuan('60.00') },
  ]
  const refund = { kind: 'money', state: 'refunded', amount: yuan('57.00'), freight: yuan('12.00'), lines } as const
  expect(returnedOf('1', [refund])).toBe('15.00')
  expect(returnedOf('2', [refund, refund])).toBe('60.00')
  expect(returnedOf('3', [refund])).toBe('0.00')
  expect(returnedOf('1', [{ ...refund, state: 'accepted' }])).toBe('0.00')
})

it('makes a commission final seven days after receipt, or later if a refund is open', () => {
  const day = 86_400_000
  const received = { finishedAt: 0 }
  expect(isFinal({}, [], 1000 * day)).toBe(false)
  expect(isFinal(received, [], 7 * day)).toBe(false)
  expect(isFinal(received, [], 7 * day + 1)).toBe(true)
  const refused = { kind: 'goods', state: 'refused', due: 15 * day } as const
  // The buyer can appeal to the mall until `due`.
  expect(isFinal(received, [refused], 15 * day - 1)).toBe(false)
  expect(isFinal(received, [refused], 15 * day)).toBe(true)
  expect(isFinal(received, [{ kind: 'goods', state: 'shipped', due: 20 * day }], 30 * day)).toBe(false)
  expect(isFinal(received, [{ kind: 'goods', state: 'refunded' }], 8 * day)).toBe(true)
})

it('computes the wallet from the entries alone', () => {
  const entries = [
    { move: 'earn', amount: yuan('100.00') },
    { move: 'reduce', amount: yuan('20.00') },
    { move: 'settle', amount: yuan('80.00') },
    { move: 'withdraw', amount: yuan('50.00') },
    { move: 'giveBack', amount: yuan('20.00') },
    { move: 'payOut', amount: yuan('30.00') },
  ] as const
  expect(walletOf(entries)).toEqual({
    earned: '100.00',
    unsettled: '0.00',
    void: '20.00',
    settled: '50.00',
    held: '0.00',
    paid: '30.00',
  })
})

it('allows withdrawals of settled commission from 10 to 20,000 yuan, three times a day', () => {
  const at = { settled: yuan('25000.00'), today: 2 }
  expect(readWithdrawal(' ￥1,000.5 ', at)).toEqual({ amount: '1000.50' })
  expect(readWithdrawal('10', at)).toEqual({ amount: '10.00' })
  expect(readWithdrawal('20000', at)).toEqual({ amount: '20000.00' })
  for (const [typed, problem] of [
    ['', 'amount'],
    ['-5', 'amount'],
    ['1.001', 'amount'],
    ['0', 'amount'],
    ['9.99', 'tooLittle'],
    ['20000.01', 'tooMuch'],
  ] as const)
    expect(readWithdrawal(typed, at)).toEqual({ problem })
  expect(readWithdrawal('100.01', { settled: yuan('100.00'), today: 0 })).toEqual({ problem: 'overBalance' })
  expect(readWithdrawal('100', { settled: yuan('100.00'), today: 3 })).toEqual({ problem: 'tooMany' })
})

it('books nothing for a line without earnings, and voids a fully refunded line', () => {
  const free = { ...line, paid: yuan('0.10') }
  expect(commissionSteps(free, open)).toEqual({ state: 1, entries: [] })
  expect(commissionSteps({ ...free, state: 1 }, { ...open, final: true })).toEqual({ state: 2, entries: [] })
  const earned = { ...line, state: 1, unsettled: yuan('9.00') } as const
  for (const returned of ['180.00', '200.00'])
    expect(commissionSteps(earned, { ...open, returned: yuan(returned), final: true })).toEqual({
      state: -1,
      entries: [{ move: 'reduce', amount: '9.00' }],
    })
  const lines = [{ orderItemId: '1', quantity: 1, worth: yuan('0.00') }]
  const freight = { kind: 'money', state: 'refunded', amount: yuan('5.00'), freight: yuan('12.00'), lines } as const
  expect(returnedOf('1', [freight])).toBe('0.00')
})

it('does not make a commission final while buyer, seller or mall can still act on a refund', () => {
  const day = 86_400_000
  const state = (state: 'refused' | 'applied' | 'platformIn' | 'refunded') =>
    isFinal({ finishedAt: 0 }, [{ kind: 'goods', state, due: 100 * day }], 8 * day)
  expect([state('refused'), state('applied'), state('platformIn'), state('refunded')]).toEqual([
    false,
    false,
    false,
    true,
  ])
  expect(isFinal({ finishedAt: 0 }, [], 7 * day)).toBe(false)
  expect(isFinal({ finishedAt: 0 }, [], 7 * day + 1)).toBe(true)
  const [buyers, sellers] = [
    { kind: 'goods', state: 'accepted' },
    { kind: 'money', state: 'accepted' },
  ] as const
  expect(isFinal({ finishedAt: 0 }, [buyers], 8 * day) || isFinal({ finishedAt: 0 }, [sellers], 8 * day)).toBe(false)
})
