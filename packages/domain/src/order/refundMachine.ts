import { keysOf } from '../table.ts'

/** The API's number for each refund status (api.md 1.2). */
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
/** The API's number for each refund kind. */
export const applyTypes = { money: 1, goods: 2, exchange: 3 } as const
export type RefundKind = keyof typeof applyTypes

export type RefundParty = 'buyer' | 'seller' | 'platform'
export type RefundActor = RefundParty | 'clock'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** The time limit of each step in milliseconds, and the time after receipt in which a refund may be requested. */
export const refundLimits = {
  /** If the seller does not respond in this time, the refund is accepted. */
  sellerAnswers: 48 * HOUR,
  /** If the buyer does not send the goods back in this time, the refund is closed. */
  buyerSends: 7 * DAY,
  /** After this time the goods count as received, unless the seller has reported them missing. */
  sellerReceives: 10 * DAY,
  /** If the seller does not pay in this time, the mall pays, because it holds the money. */
  sellerPays: 48 * HOUR,
  /** If the seller does not send the replacement in this time, the buyer may take the money instead. */
  sellerSends: 7 * DAY,
  /** If the buyer does not take the offered money in this time, the seller still owes the replacement. */
  buyerAnswers: 7 * DAY,
  buyerConfirms: 10 * DAY,
  buyerAppeals: 7 * DAY,
  platformDecides: 3 * DAY,
  applyAfterReceipt: 7 * DAY,
} as const
export type RefundLimit = keyof typeof refundLimits

/**
 * Each state with its status number in the API (`wire`). `holds`: whether the refund's pieces and money are reserved,
 * so that no other refund can claim them.
 */
export const refundStates = {
  applied: { wire: 1, holds: true },
  accepted: { wire: 2, holds: true },
  shipped: { wire: 3, holds: true },
  received: { wire: 4, holds: true },
  moneyOffered: { wire: 4, holds: true },
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
  'offerMoney',
  'takeMoney',
  'keepExchange',
  'confirmExchange',
  'appeal',
  'uphold',
  'dismiss',
  'timeout',
] as const
export type RefundEvent = (typeof refundEvents)[number]

export type RefundTransition = {
  from: RefundState
  event: RefundEvent
  by: RefundActor
  to: RefundState
  /** Absent: all kinds. */
  kinds?: readonly RefundKind[] | undefined
  /** For the clock, the time until the move. For a party, the time in which the move is allowed. */
  within?: RefundLimit | undefined
  /** The move's side effects: stock in or out, repayment, or a new claim on pieces that had been released. */
  effects?: readonly ('restock' | 'takeStock' | 'payBack' | 'claim')[] | undefined
}

const goods = ['goods', 'exchange'] as const
/** Accepting a money refund before shipment releases the goods at once. */
const acceptance = { to: 'accepted', effects: ['restock'] } as const
const replacement = { by: 'seller', to: 'exchangeSent', kinds: ['exchange'], effects: ['takeStock'] } as const

/** All moves of the state machine, each with its state, event and actor. Other moves are refused. */
export const refundTransitions: readonly RefundTransition[] = [
  { from: 'applied', event: 'accept', by: 'seller', ...acceptance },
  { from: 'applied', event: 'refuse', by: 'seller', to: 'refused' },
  { from: 'applied', event: 'withdraw', by: 'buyer', to: 'withdrawn' },
  { from: 'applied', event: 'timeout', by: 'clock', within: 'sellerAnswers', ...acceptance },

  { from: 'accepted', event: 'payBack', by: 'seller', to: 'refunded', kinds: ['money'], effects: ['payBack'] },
  {
    from: 'accepted',
    event: 'timeout',
    by: 'clock',
    to: 'refunded',
    kinds: ['money'],
    within: 'sellerPays',
    effects: ['payBack'],
  },
  { from: 'accepted', event: 'ship', by: 'buyer', to: 'shipped', kinds: goods },
  { from: 'accepted', event: 'withdraw', by: 'buyer', to: 'withdrawn', kinds: goods },
  { from: 'accepted', event: 'timeout', by: 'clock', to: 'closed', kinds: goods, within: 'buyerSends' },

  { from: 'shipped', event: 'amend', by: 'buyer', to: 'shipped' },
  { from: 'shipped', event: 'receive', by: 'seller', to: 'received', effects: ['restock'] },
  { from: 'shipped', event: 'timeout', by: 'clock', to: 'received', within: 'sellerReceives', effects: ['restock'] },

  { from: 'received', event: 'payBack', by: 'seller', to: 'refunded', kinds: ['goods'], effects: ['payBack'] },
  { from: 'received', event: 'sendExchange', ...replacement },
  {
    from: 'received',
    event: 'timeout',
    by: 'clock',
    to: 'refunded',
    kinds: ['goods'],
    within: 'sellerPays',
    effects: ['payBack'],
  },
  // An exchange becomes a refund only if the buyer agrees, also after the seller's time limit.
  { from: 'received', event: 'offerMoney', by: 'seller', to: 'moneyOffered', kinds: ['exchange'] },
  {
    from: 'received',
    event: 'timeout',
    by: 'clock',
    to: 'moneyOffered',
    kinds: ['exchange'],
    within: 'sellerSends',
  },
  {
    from: 'moneyOffered',
    event: 'takeMoney',
    by: 'buyer',
    to: 'refunded',
    kinds: ['exchange'],
    effects: ['payBack'],
  },
  { from: 'moneyOffered', event: 'keepExchange', by: 'buyer', to: 'received', kinds: ['exchange'] },
  { from: 'moneyOffered', event: 'sendExchange', ...replacement },
  {
    from: 'moneyOffered',
    event: 'timeout',
    by: 'clock',
    to: 'received',
    kinds: ['exchange'],
    within: 'buyerAnswers',
  },

  { from: 'exchangeSent', event: 'confirmExchange', by: 'buyer', to: 'exchanged' },
  { from: 'exchangeSent', event: 'timeout', by: 'clock', to: 'exchanged', within: 'buyerConfirms' },

  { from: 'refused', event: 'appeal', by: 'buyer', to: 'platformIn', within: 'buyerAppeals', effects: ['claim'] },
  { from: 'platformIn', event: 'withdraw', by: 'buyer', to: 'withdrawn' },
  { from: 'platformIn', event: 'uphold', by: 'platform', ...acceptance },
  { from: 'platformIn', event: 'dismiss', by: 'platform', to: 'platformRefused' },
  { from: 'platformIn', event: 'timeout', by: 'clock', within: 'platformDecides', ...acceptance },
]

/** A refund's kind and state. `due` is the end of the state's time limit, in epoch milliseconds. */
export type RefundStanding = { kind: RefundKind; state: RefundState; due?: number | undefined }

function movesOf({ kind, state }: RefundStanding): RefundTransition[] {
  return refundTransitions.filter(({ from, kinds }) => from === state && (!kinds || kinds.includes(kind)))
}

/** Returns the moves that an actor may make now. After the time limit only the actor `clock` has moves. */
export function allowedRefundTransitions(refund: RefundStanding, by: RefundActor, now: number): RefundTransition[] {
  const over = refund.due !== undefined && refund.due <= now
  return over === (by === 'clock') ? movesOf(refund).filter((move) => move.by === by) : []
}

/** Returns the move of an event, or `undefined` if it is illegal (A03034). */
export function refundTransition(
  refund: RefundStanding,
  event: RefundEvent,
  by: RefundActor,
  now: number,
): RefundTransition | undefined {
  return allowedRefundTransitions(refund, by, now).find((move) => move.event === event)
}

/** Returns the end of the time limit of a state that begins now, or `undefined` without a limit. */
export function refundDue(refund: Omit<RefundStanding, 'due'>, now: number): number | undefined {
  const limit = movesOf(refund).find(({ within }) => within)?.within
  return limit && now + refundLimits[limit]
}

/** Returns the party that must act, or `undefined` if the state has no time limit or only the clock can change it. */
export function refundTurn(refund: RefundStanding): RefundParty | undefined {
  const moves = movesOf(refund)
  if (!moves.some(({ by }) => by === 'clock')) return undefined
  return moves.flatMap(({ by, event }) => (by === 'clock' || event === 'withdraw' || event === 'amend' ? [] : by))[0]
}

/** Returns whether the refund is in progress: whether its state has a time limit. */
export function isRunning(state: RefundState): boolean {
  return refundTransitions.some(({ from, by }) => from === state && by === 'clock')
}

export const runningStates = keysOf(refundStates).filter(isRunning)
/** States in which pieces and money cannot be claimed by another refund. */
export const holdingStates = keysOf(refundStates).filter((state) => refundStates[state].holds)

/** Returns the state of a refund from its fields in the API. */
export function refundStateOf(refund: {
  applyType: number
  returnMoneySts: number
  exchangeTime?: string | undefined
  moneyOfferTime?: string | undefined
  platformTime?: string | undefined
  platformResult?: number | undefined
}): RefundState {
  const { applyType, returnMoneySts: status, exchangeTime, moneyOfferTime, platformTime, platformResult } = refund
  if (platformTime !== undefined && platformResult === undefined && status !== refundStatuses.withdrawn)
    return 'platformIn'
  switch (status) {
    case refundStatuses.received:
      if (exchangeTime !== undefined) return 'exchangeSent'
      return moneyOfferTime === undefined ? 'received' : 'moneyOffered'
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

/** Returns a move's side effects for a refund. Acceptance releases goods only for a money refund of unsent goods. */
export function refundEffects(
  { to, effects = [] }: RefundTransition,
  { kind, unsent }: { kind: RefundKind; unsent: boolean },
): NonNullable<RefundTransition['effects']> {
  return effects.filter((effect) => effect !== 'restock' || to !== 'accepted' || (kind === 'money' && unsent))
}

/** Returns the kinds and states of a refund in which a party must act. */
export function turnsOf(party: RefundParty): { kind: RefundKind; state: RefundState }[] {
  return keysOf(applyTypes).flatMap((kind) =>
    runningStates.filter((state) => refundTurn({ kind, state }) === party).map((state) => ({ kind, state })),
  )
}
