import { expect, it } from 'vitest'
import {
  applyTypes,
  holdingStates,
  refundDue,
  refundEvents,
  refundLimits,
  refundMove,
  refundMoves,
  refundStateOf,
  refundStates,
  refundTurn,
  runningStates,
} from './refundMachine.ts'
import type { RefundActor, RefundKind, RefundState } from './refundMachine.ts'

const kinds = Object.keys(applyTypes) as RefundKind[]
const states = Object.keys(refundStates) as RefundState[]
const actors: RefundActor[] = ['buyer', 'seller', 'platform', 'clock']
const HOUR = 3_600_000

const walk = (kind: RefundKind, ...steps: [RefundActor, (typeof refundEvents)[number]][]) =>
  steps.reduce<RefundState | undefined>(
    (state, [by, event]) => state && refundMove({ kind, state }, event, by, 0)?.to,
    'applied',
  )

it('goes from applied over accepted, sent back and received to paid back [R6.07]', () => {
  expect(walk('goods', ['seller', 'accept'], ['buyer', 'ship'], ['seller', 'receive'], ['seller', 'payBack'])).toBe(
    'refunded',
  )
  expect(walk('money', ['seller', 'accept'], ['seller', 'payBack'])).toBe('refunded')
  expect(walk('goods', ['seller', 'refuse'])).toBe('refused')
  expect(walk('goods', ['seller', 'accept'], ['buyer', 'withdraw'])).toBe('withdrawn')
})

it('ends an exchange in an exchange completed, or in money where none is sent [R6.07]', () => {
  const received: [RefundActor, (typeof refundEvents)[number]][] = [
    ['seller', 'accept'],
    ['buyer', 'ship'],
    ['seller', 'receive'],
  ]
  expect(walk('exchange', ...received, ['seller', 'sendExchange'], ['buyer', 'confirmExchange'])).toBe('exchanged')
  expect(walk('exchange', ...received, ['seller', 'payBack'])).toBe('refunded')
  expect(walk('goods', ...received, ['seller', 'sendExchange'])).toBeUndefined()
})

it('refuses whatever no line of the machine says: out of turn, out of order, by somebody else [R6.07]', () => {
  expect(walk('goods', ['buyer', 'accept'])).toBeUndefined()
  expect(walk('money', ['seller', 'accept'], ['buyer', 'ship'])).toBeUndefined()
  expect(walk('money', ['seller', 'accept'], ['buyer', 'withdraw'])).toBeUndefined()
  expect(walk('goods', ['seller', 'accept'], ['seller', 'payBack'])).toBeUndefined()
  for (const state of ['refunded', 'exchanged', 'withdrawn', 'closed', 'platformRefused'] as const)
    for (const kind of kinds)
      for (const by of actors)
        for (const event of refundEvents)
          expect(refundMove({ kind, state }, event, by, 0), `${state} ${event}`).toBeUndefined()
})

it('moves on by the clock alone once the time of a step is up, and not a moment before [R6.07]', () => {
  const due = refundDue({ kind: 'goods', state: 'applied' }, 0)!
  expect(due).toBe(48 * HOUR)
  const applied = { kind: 'goods', state: 'applied', due } as const
  expect(refundMove(applied, 'timeout', 'clock', due - 1)).toBeUndefined()
  expect(refundMove(applied, 'accept', 'seller', due - 1)?.to).toBe('accepted')
  expect(refundMove(applied, 'timeout', 'clock', due)?.to).toBe('accepted')
  expect(refundMove(applied, 'refuse', 'seller', due)).toBeUndefined()
  const sent = { kind: 'goods', state: 'accepted', due: 7 * 24 * HOUR } as const
  expect(refundMove(sent, 'timeout', 'clock', sent.due)?.to).toBe('closed')
  const refused = { kind: 'goods', state: 'refused', due: 7 * 24 * HOUR } as const
  expect(refundMove(refused, 'appeal', 'buyer', refused.due - 1)?.to).toBe('platformIn')
  expect(refundMove(refused, 'appeal', 'buyer', refused.due)).toBeUndefined()
})

it('never stands still for ever: each state that waits has a time, and leads to an end by the clock alone [R6.07]', () => {
  for (const kind of kinds)
    for (const start of runningStates.filter((state) => kind === 'exchange' || state !== 'exchangeSent')) {
      if (kind === 'money' && (start === 'shipped' || start === 'received')) continue
      let state: RefundState = start
      for (let steps = 0; runningStates.includes(state); steps++) {
        const due = refundDue({ kind, state }, 0)
        expect(due, `${kind} ${state}`).toBeGreaterThan(0)
        expect(refundTurn({ kind, state }), `${kind} ${state}`).toBeDefined()
        state = refundMove({ kind, state, due }, 'timeout', 'clock', due!)!.to
        expect(steps).toBeLessThan(6)
      }
    }
})

it('has one way only for each event of each person, and every limit is somebody’s [R6.07]', () => {
  for (const state of states)
    for (const kind of kinds)
      for (const by of actors)
        for (const event of refundEvents) {
          const ways = refundMoves.filter(
            (move) =>
              move.from === state &&
              move.event === event &&
              move.by === by &&
              (!move.kinds || move.kinds.includes(kind)),
          )
          expect(ways.length, `${state} ${kind} ${by} ${event}`).toBeLessThan(2)
        }
  const used = new Set<string | undefined>(refundMoves.map(({ within }) => within))
  expect(Object.keys(refundLimits).filter((limit) => !used.has(limit))).toEqual(['applyAfterReceipt'])
})

it('reads its state off the wire again [R6.07]', () => {
  for (const state of states) {
    const facts = {
      applyType: state === 'exchanged' || state === 'exchangeSent' ? 3 : 2,
      returnMoneySts: refundStates[state].wire,
      exchangeTime: state === 'exchangeSent' ? '1' : undefined,
      platformTime: state.startsWith('platform') ? '1' : undefined,
      platformResult: state === 'platformRefused' ? 2 : undefined,
    }
    expect(refundStateOf(facts), state).toBe(state)
  }
  expect(refundStateOf({ applyType: 2, returnMoneySts: 99 })).toBe('closed')
})

it('binds pieces while it runs and once they are given back, and frees them otherwise [R5.15]', () => {
  expect(holdingStates.toSorted()).toEqual([...runningStates, 'refunded'].toSorted())
})
