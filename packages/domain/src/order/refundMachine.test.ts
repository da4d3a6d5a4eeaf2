import { expect, it } from 'vitest'
import {
  applyTypes,
  holdingStates,
  refundDue,
  refundEffects,
  refundEvents,
  refundKindOf,
  refundLimits,
  refundTransition,
  refundTransitions,
  refundStateOf,
  refundStates,
  refundTurn,
  runningStates,
  turnsOf,
} from './refundMachine.ts'
import type { RefundActor, RefundKind, RefundState } from './refundMachine.ts'

const kinds = Object.keys(applyTypes) as RefundKind[]
const states = Object.keys(refundStates) as RefundState[]
const actors: RefundActor[] = ['buyer', 'seller', 'platform', 'clock']
const HOUR = 3_600_000

const walk = (kind: RefundKind, ...steps: [RefundActor, (typeof refundEvents)[number]][]) =>
  steps.reduce<RefundState | undefined>(
    (state, [by, event]) => state && refundTransition({ kind, state }, event, by, 0)?.to,
    'applied',
  )

it('moves from applied to accepted, shipped, received and refunded [R6.07]', () => {
  expect(walk('goods', ['seller', 'accept'], ['buyer', 'ship'], ['seller', 'receive'], ['seller', 'payBack'])).toBe(
    'refunded',
  )
  expect(walk('money', ['seller', 'accept'], ['seller', 'payBack'])).toBe('refunded')
  expect(walk('goods', ['seller', 'refuse'])).toBe('refused')
  expect(walk('goods', ['seller', 'accept'], ['buyer', 'withdraw'])).toBe('withdrawn')
})

it('ends an exchange as completed, or as repaid if the buyer takes the offered money [R6.07]', () => {
  const received: [RefundActor, (typeof refundEvents)[number]][] = [
    ['seller', 'accept'],
    ['buyer', 'ship'],
    ['seller', 'receive'],
  ]
  expect(walk('exchange', ...received, ['seller', 'sendExchange'], ['buyer', 'confirmExchange'])).toBe('exchanged')
  expect(walk('exchange', ...received, ['seller', 'payBack'])).toBeUndefined()
  expect(walk('exchange', ...received, ['seller', 'offerMoney'])).toBe('moneyOffered')
  expect(walk('exchange', ...received, ['seller', 'offerMoney'], ['buyer', 'takeMoney'])).toBe('refunded')
  expect(walk('exchange', ...received, ['seller', 'offerMoney'], ['buyer', 'keepExchange'])).toBe('received')
  expect(walk('exchange', ...received, ['seller', 'offerMoney'], ['seller', 'sendExchange'])).toBe('exchangeSent')
  expect(walk('exchange', ...received, ['seller', 'offerMoney'], ['seller', 'takeMoney'])).toBeUndefined()
  expect(walk('goods', ...received, ['seller', 'offerMoney'])).toBeUndefined()
  expect(walk('goods', ...received, ['seller', 'sendExchange'])).toBeUndefined()
})

it('pays no exchange back without the buyer’s consent [R6.07]', () => {
  const paying = refundTransitions.filter(
    ({ effects, kinds: of }) => effects?.includes('payBack') && (!of || of.includes('exchange')),
  )
  expect(paying.map(({ event, by }) => `${by} ${event}`)).toEqual(['buyer takeMoney'])
})

it('refuses all other moves: out of turn, out of order, by another party [R6.07]', () => {
  expect(walk('goods', ['buyer', 'accept'])).toBeUndefined()
  expect(walk('money', ['seller', 'accept'], ['buyer', 'ship'])).toBeUndefined()
  expect(walk('money', ['seller', 'accept'], ['buyer', 'withdraw'])).toBeUndefined()
  expect(walk('goods', ['seller', 'accept'], ['seller', 'payBack'])).toBeUndefined()
  for (const state of ['refunded', 'exchanged', 'withdrawn', 'closed', 'platformRefused'] as const)
    for (const kind of kinds)
      for (const by of actors)
        for (const event of refundEvents)
          expect(refundTransition({ kind, state }, event, by, 0), `${state} ${event}`).toBeUndefined()
})

it('allows only the timeout from the end of a time limit on, and no timeout earlier [R6.07]', () => {
  const due = refundDue({ kind: 'goods', state: 'applied' }, 0)!
  expect(due).toBe(48 * HOUR)
  const applied = { kind: 'goods', state: 'applied', due } as const
  expect(refundTransition(applied, 'timeout', 'clock', due - 1)).toBeUndefined()
  expect(refundTransition(applied, 'accept', 'seller', due - 1)?.to).toBe('accepted')
  expect(refundTransition(applied, 'timeout', 'clock', due)?.to).toBe('accepted')
  expect(refundTransition(applied, 'refuse', 'seller', due)).toBeUndefined()
  const sent = { kind: 'goods', state: 'accepted', due: 7 * 24 * HOUR } as const
  expect(refundTransition(sent, 'timeout', 'clock', sent.due)?.to).toBe('closed')
  const refused = { kind: 'goods', state: 'refused', due: 7 * 24 * HOUR } as const
  expect(refundTransition(refused, 'appeal', 'buyer', refused.due - 1)?.to).toBe('platformIn')
  expect(refundTransition(refused, 'appeal', 'buyer', refused.due)).toBeUndefined()
})

it('reaches a final state by timeouts alone: each waiting state has a time limit [R6.07]', () => {
  // Between the return of the goods and the replacement, an exchange only ends by the seller or the buyer.
  const ofExchange = ['exchangeSent', 'moneyOffered']
  for (const kind of kinds)
    for (const start of runningStates.filter((state) => kind === 'exchange' || !ofExchange.includes(state))) {
      if (kind === 'money' && (start === 'shipped' || start === 'received')) continue
      if (kind === 'exchange' && ['shipped', 'received', 'moneyOffered'].includes(start)) continue
      let state: RefundState = start
      for (let steps = 0; runningStates.includes(state); steps++) {
        const due = refundDue({ kind, state }, 0)
        expect(due, `${kind} ${state}`).toBeGreaterThan(0)
        expect(refundTurn({ kind, state }), `${kind} ${state}`).toBeDefined()
        state = refundTransition({ kind, state, due }, 'timeout', 'clock', due!)!.to
        expect(steps).toBeLessThan(6)
      }
    }
})

it('offers the buyer the money of an exchange that the seller does not send, and keeps the exchange without an answer [R6.07]', () => {
  const after = (state: RefundState) => {
    const due = refundDue({ kind: 'exchange', state }, 0)!
    return refundTransition({ kind: 'exchange', state, due }, 'timeout', 'clock', due)?.to
  }
  expect(after('received')).toBe('moneyOffered')
  expect(after('moneyOffered')).toBe('received')
  expect(refundTurn({ kind: 'exchange', state: 'moneyOffered' })).toBe('buyer')
})

it('has a single move per event and party, and uses every limit [R6.07]', () => {
  for (const state of states)
    for (const kind of kinds)
      for (const by of actors)
        for (const event of refundEvents) {
          const ways = refundTransitions.filter(
            (move) =>
              move.from === state &&
              move.event === event &&
              move.by === by &&
              (!move.kinds || move.kinds.includes(kind)),
          )
          expect(ways.length, `${state} ${kind} ${by} ${event}`).toBeLessThan(2)
        }
  const used = new Set<string | undefined>(refundTransitions.map(({ within }) => within))
  expect(Object.keys(refundLimits).filter((limit) => !used.has(limit))).toEqual(['applyAfterReceipt'])
})

it('restores its state from its fields in the API [R6.07]', () => {
  for (const state of states) {
    const facts = {
      applyType: state === 'exchanged' || state === 'exchangeSent' ? 3 : 2,
      returnMoneySts: refundStates[state].wire,
      exchangeTime: state === 'exchangeSent' ? '1' : undefined,
      moneyOfferTime: state === 'moneyOffered' ? '1' : undefined,
      platformTime: state.startsWith('platform') ? '1' : undefined,
      platformResult: state === 'platformRefused' ? 2 : undefined,
    }
    expect(refundStateOf(facts), state).toBe(state)
  }
  expect(refundStateOf({ applyType: 2, returnMoneySts: 99 })).toBe('closed')
})

it('reserves items while it is in progress and after it is refunded, and in no other state [R5.15]', () => {
  expect(holdingStates.toSorted()).toEqual([...runningStates, 'refunded'].toSorted())
})

it('has exactly these moves and side effects [R6.07]', () => {
  const said = refundTransitions.map(({ from, event, by, to, kinds: of, within, effects }) =>
    [from, event, by, to, of?.join('/') ?? 'all', within ?? 'any time', effects?.join('/') ?? 'nothing'].join(' '),
  )
  expect(said).toEqual([
    'applied accept seller accepted all any time restock',
    'applied refuse seller refused all any time nothing',
    'applied withdraw buyer withdrawn all any time nothing',
    'applied timeout clock accepted all sellerAnswers restock',
    'accepted payBack seller refunded money any time payBack',
    'accepted timeout clock refunded money sellerPays payBack',
    'accepted ship buyer shipped goods/exchange any time nothing',
    'accepted withdraw buyer withdrawn goods/exchange any time nothing',
    'accepted timeout clock closed goods/exchange buyerSends nothing',
    'shipped amend buyer shipped all any time nothing',
    'shipped receive seller received all any time restock',
    'shipped timeout clock received all sellerReceives restock',
    'received payBack seller refunded goods any time payBack',
    'received sendExchange seller exchangeSent exchange any time takeStock',
    'received timeout clock refunded goods sellerPays payBack',
    'received offerMoney seller moneyOffered exchange any time nothing',
    'received timeout clock moneyOffered exchange sellerSends nothing',
    'moneyOffered takeMoney buyer refunded exchange any time payBack',
    'moneyOffered keepExchange buyer received exchange any time nothing',
    'moneyOffered sendExchange seller exchangeSent exchange any time takeStock',
    'moneyOffered timeout clock received exchange buyerAnswers nothing',
    'exchangeSent confirmExchange buyer exchanged all any time nothing',
    'exchangeSent timeout clock exchanged all buyerConfirms nothing',
    'refused appeal buyer platformIn all buyerAppeals claim',
    'platformIn withdraw buyer withdrawn all any time nothing',
    'platformIn uphold platform accepted all any time restock',
    'platformIn dismiss platform platformRefused all any time nothing',
    'platformIn timeout clock accepted all platformDecides restock',
  ])
})

it('releases goods on acceptance only for a money refund before shipment [R5.15]', () => {
  const move = (event: (typeof refundEvents)[number]) => refundTransitions.find((one) => one.event === event)!
  const effects = (event: (typeof refundEvents)[number], kind: RefundKind, unsent: boolean) =>
    refundEffects(move(event), { kind, unsent })
  expect(effects('accept', 'money', true)).toEqual(['restock'])
  expect(effects('accept', 'money', false)).toEqual([])
  expect(effects('accept', 'goods', true)).toEqual([])
  expect(effects('receive', 'goods', false)).toEqual(['restock'])
  expect(effects('payBack', 'money', false)).toEqual(['payBack'])
  expect(effects('sendExchange', 'exchange', false)).toEqual(['takeStock'])
  expect(effects('withdraw', 'goods', false)).toEqual([])
})

it('returns the party that must act in each state, or undefined without a time limit [R6.07]', () => {
  const said = (['buyer', 'seller', 'platform'] as const).map((party) =>
    turnsOf(party).map(({ kind, state }) => `${kind} ${state}`),
  )
  expect(said.map((turns) => turns.toSorted())).toEqual([
    [
      'exchange accepted',
      'exchange exchangeSent',
      'exchange moneyOffered',
      'goods accepted',
      'goods exchangeSent',
      'money exchangeSent',
    ],
    [
      'exchange applied',
      'exchange received',
      'exchange shipped',
      'goods applied',
      'goods received',
      'goods shipped',
      'money accepted',
      'money applied',
      'money shipped',
    ],
    ['exchange platformIn', 'goods platformIn', 'money platformIn'],
  ])
  expect(refundTurn({ kind: 'goods', state: 'refused' })).toBeUndefined()
  expect(refundDue({ kind: 'goods', state: 'refunded' }, 0)).toBeUndefined()
})

it('reads the kind from its number in the API, and a withdrawal even after an appeal [R6.07]', () => {
  expect([1, 2, 3, 9].map(refundKindOf)).toEqual(['money', 'goods', 'exchange', 'goods'])
  expect(refundStateOf({ applyType: 2, returnMoneySts: 6, platformTime: '1' })).toBe('withdrawn')
  expect(refundStateOf({ applyType: 2, returnMoneySts: 7, platformTime: '1' })).toBe('platformIn')
})
