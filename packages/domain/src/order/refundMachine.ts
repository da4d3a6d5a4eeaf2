/** The wire's numbers of how far a refund is (api.md 1.2). */
export const refundStatuses = {
  applied: 1,
  accepted: 2,
  shipped: 3,
  received: 4,
  refunded: 5,
  withdrawn: 6,
  refused: 7,
  closed: -1,
} as const
/** What is asked for, by the wire's numbers. */
export const applyTypes = { money: 1, goods: 2, exchange: 3 } as const
export type RefundKind = keyof typeof applyTypes

export type RefundParty = 'buyer' | 'seller' | 'platform'
export type RefundActor = RefundParty | 'clock'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** How long each step may take, in milliseconds; and how long after receipt a refund may be applied for. */
export const refundLimits = {
  /** A seller who says nothing agrees. */
  sellerAnswers: 48 * HOUR,
  /** Goods that are not sent back by then stay with the buyer. */
  buyerSends: 7 * DAY,
  /** Carriers need no longer: what is not said to be missing has arrived. */
  sellerReceives: 10 * DAY,
  /** The mall holds the money and pays it back itself. */
  sellerPays: 48 * HOUR,
  /** An exchange that is not sent is paid back. */
  sellerSends: 7 * DAY,
  buyerConfirms: 10 * DAY,
  buyerAppeals: 7 * DAY,
  platformDecides: 3 * DAY,
  applyAfterReceipt: 7 * DAY,
} as const
export type RefundLimit = keyof typeof refundLimits

/** Each state, its number on the wire, and whether pieces and money are still bound by it or were given for good. */
export const refundStates = {
  applied: { wire: 1, holds: true },
  accepted: { wire: 2, holds: true },
  shipped: { wire: 3, holds: true },
  received: { wire: 4, holds: true },
  exchangeSent: { wire: 4, holds: true },
  refunded: { wire: 5, holds: true },
  exchanged: { wire: 5, holds: false },
  withdrawn: { wire: 6, holds: false },
  refused: { wire: 7, holds: false },
  platformIn: { wire: 7, holds: true },
  platformRefused: { wire: 7, holds: false },
  closed: { wire: -1, holds: false },
} as const
export type RefundState = keyof typeof refundStates

export const refundEvents = [
  'accept',
  'refuse',
  'withdraw',
  'ship',
  'amend',
  'receive',
  'payBack',
  'sendExchange',
  'confirmExchange',
  'appeal',
  'uphold',
  'dismiss',
  'timeout',
] as const
export type RefundEvent = (typeof refundEvents)[number]

export type RefundMove = {
  from: RefundState
  event: RefundEvent
  by: RefundActor
  to: RefundState
  /** Absent: whatever was asked for. */
  kinds?: readonly RefundKind[] | undefined
  /** Of the clock: how long it waits. Of a person: how long it may be done. */
  within?: RefundLimit | undefined
  /** What it does beside: goods into stock or out of it, money back, a new claim on pieces that were free again. */
  does?: readonly ('restock' | 'takeStock' | 'payBack' | 'claim')[] | undefined
}

const goods = ['goods', 'exchange'] as const
/** Money that is accepted before the goods left frees them at once. */
const acceptance = { to: 'accepted', does: ['restock'] } as const

/** The whole machine: who may do what from where. What no line says cannot be done. */
export const refundMoves: readonly RefundMove[] = [
  { from: 'applied', event: 'accept', by: 'seller', ...acceptance },
  { from: 'applied', event: 'refuse', by: 'seller', to: 'refused' },
  { from: 'applied', event: 'withdraw', by: 'buyer', to: 'withdrawn' },
  { from: 'applied', event: 'timeout', by: 'clock', within: 'sellerAnswers', ...acceptance },

  { from: 'accepted', event: 'payBack', by: 'seller', to: 'refunded', kinds: ['money'], does: ['payBack'] },
  {
    from: 'accepted',
    event: 'timeout',
    by: 'clock',
    to: 'refunded',
    kinds: ['money'],
    within: 'sellerPays',
    does: ['payBack'],
  },
  { from: 'accepted', event: 'ship', by: 'buyer', to: 'shipped', kinds: goods },
  { from: 'accepted', event: 'withdraw', by: 'buyer', to: 'withdrawn', kinds: goods },
  { from: 'accepted', event: 'timeout', by: 'clock', to: 'closed', kinds: goods, within: 'buyerSends' },

  { from: 'shipped', event: 'amend', by: 'buyer', to: 'shipped' },
  { from: 'shipped', event: 'receive', by: 'seller', to: 'received', does: ['restock'] },
  { from: 'shipped', event: 'timeout', by: 'clock', to: 'received', within: 'sellerReceives', does: ['restock'] },

  { from: 'received', event: 'payBack', by: 'seller', to: 'refunded', does: ['payBack'] },
  {
    from: 'received',
    event: 'sendExchange',
    by: 'seller',
    to: 'exchangeSent',
    kinds: ['exchange'],
    does: ['takeStock'],
  },
  {
    from: 'received',
    event: 'timeout',
    by: 'clock',
    to: 'refunded',
    kinds: ['goods'],
    within: 'sellerPays',
    does: ['payBack'],
  },
  {
    from: 'received',
    event: 'timeout',
    by: 'clock',
    to: 'refunded',
    kinds: ['exchange'],
    within: 'sellerSends',
    does: ['payBack'],
  },

  { from: 'exchangeSent', event: 'confirmExchange', by: 'buyer', to: 'exchanged' },
  { from: 'exchangeSent', event: 'timeout', by: 'clock', to: 'exchanged', within: 'buyerConfirms' },

  { from: 'refused', event: 'appeal', by: 'buyer', to: 'platformIn', within: 'buyerAppeals', does: ['claim'] },
  { from: 'platformIn', event: 'withdraw', by: 'buyer', to: 'withdrawn' },
  { from: 'platformIn', event: 'uphold', by: 'platform', ...acceptance },
  { from: 'platformIn', event: 'dismiss', by: 'platform', to: 'platformRefused' },
  { from: 'platformIn', event: 'timeout', by: 'clock', within: 'platformDecides', ...acceptance },
]

/** Where a refund stands; `due` is when its present state's time is up, in epoch milliseconds. */
export type RefundStanding = { kind: RefundKind; state: RefundState; due?: number | undefined }

function movesOf({ kind, state }: RefundStanding): RefundMove[] {
  return refundMoves.filter(({ from, kinds }) => from === state && (!kinds || kinds.includes(kind)))
}

/**
 * What somebody may do now: those moves, and no others, can be pressed and are carried out. Once its time is up the
 * clock alone moves it on.
 */
export function refundMovesOf(refund: RefundStanding, by: RefundActor, now: number): RefundMove[] {
  const over = refund.due !== undefined && refund.due <= now
  return over === (by === 'clock') ? movesOf(refund).filter((move) => move.by === by) : []
}

/** The move that an event is, or `undefined` where it is illegal (A03034). */
export function refundMove(
  refund: RefundStanding,
  event: RefundEvent,
  by: RefundActor,
  now: number,
): RefundMove | undefined {
  return refundMovesOf(refund, by, now).find((move) => move.event === event)
}

/** When the time of a state that begins now is up; `undefined` where nothing waits. */
export function refundDue(refund: Omit<RefundStanding, 'due'>, now: number): number | undefined {
  const limit = movesOf(refund).find(({ within }) => within)?.within
  return limit && now + refundLimits[limit]
}

/** Whose turn it is: who can bring it on, before the clock does. */
export function refundTurn(refund: RefundStanding): RefundParty | undefined {
  const moves = movesOf(refund)
  if (!moves.some(({ by }) => by === 'clock')) return undefined
  return moves.find(({ by, event }) => by !== 'clock' && event !== 'withdraw' && event !== 'amend')?.by as
    | RefundParty
    | undefined
}

/** It waits for somebody still. */
export function isRunning(state: RefundState): boolean {
  return refundMoves.some(({ from, by }) => from === state && by === 'clock')
}

export const runningStates = (Object.keys(refundStates) as RefundState[]).filter(isRunning)
/** States in which its pieces and its money cannot be asked for again. */
export const holdingStates = (Object.keys(refundStates) as RefundState[]).filter((state) => refundStates[state].holds)

/** The state that the wire's facts say. */
export function refundStateOf(refund: {
  applyType: number
  returnMoneySts: number
  exchangeTime?: string | undefined
  platformTime?: string | undefined
  platformResult?: number | undefined
}): RefundState {
  const { applyType, returnMoneySts: status, exchangeTime, platformTime, platformResult } = refund
  if (platformTime !== undefined && platformResult === undefined && status !== refundStatuses.withdrawn)
    return 'platformIn'
  switch (status) {
    case refundStatuses.received:
      return exchangeTime === undefined ? 'received' : 'exchangeSent'
    case refundStatuses.refunded:
      return applyType === applyTypes.exchange ? 'exchanged' : 'refunded'
    case refundStatuses.refused:
      return platformResult === 2 ? 'platformRefused' : 'refused'
    case refundStatuses.accepted:
      return 'accepted'
    case refundStatuses.shipped:
      return 'shipped'
    case refundStatuses.withdrawn:
      return 'withdrawn'
    case refundStatuses.applied:
      return 'applied'
    default:
      return 'closed'
  }
}

export function refundKindOf(applyType: number): RefundKind {
  return applyType === applyTypes.money ? 'money' : applyType === applyTypes.exchange ? 'exchange' : 'goods'
}

/** What a move does beside for this refund: money that is agreed on frees goods only while they have not been sent. */
export function refundEffects(
  { to, does = [] }: RefundMove,
  { kind, unsent }: { kind: RefundKind; unsent: boolean },
): NonNullable<RefundMove['does']> {
  return does.filter((effect) => effect !== 'restock' || to !== 'accepted' || (kind === 'money' && unsent))
}

/** Kinds and states in which it is that party's turn. */
export function turnsOf(party: RefundParty): { kind: RefundKind; state: RefundState }[] {
  return (Object.keys(applyTypes) as RefundKind[]).flatMap((kind) =>
    runningStates.filter((state) => refundTurn({ kind, state }) === party).map((state) => ({ kind, state })),
  )
}
