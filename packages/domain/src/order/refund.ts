import { applyTypes, refundKindOf, refundStateOf, refundStatuses, refundTurn } from './refundMachine.ts'
import type { RefundParty } from './refundMachine.ts'

export type RefundStep =
  | 'applied'
  | 'accepted'
  | 'refused'
  | 'platformIn'
  | 'platformAgreed'
  | 'platformRefused'
  | 'shipped'
  | 'received'
  | 'moneyOffered'
  | 'exchangeSent'
  | 'refunded'
  | 'exchanged'
  | 'withdrawn'
  | 'closed'

export type RefundFacts = {
  applyType: number
  returnMoneySts: number
  applyTime: string
  handelTime?: string | undefined
  shipTime?: string | undefined
  receiveTime?: string | undefined
  exchangeTime?: string | undefined
  moneyOfferTime?: string | undefined
  refundTime?: string | undefined
  cancelTime?: string | undefined
  closeTime?: string | undefined
  platformTime?: string | undefined
  platformHandleTime?: string | undefined
  platformResult?: number | undefined
}

/**
 * A step of a refund's progress. `now` is the current or last step, `todo` is a future step. `time` is the server's
 * local date.
 */
export type RefundMoment = { step: RefundStep; state: 'done' | 'now' | 'todo'; time?: string | undefined }

/**
 * Returns the steps of a refund from first to last, including future steps. Without a return, the money follows
 * acceptance; with a return, the goods go back first; an exchange ends with the delivery of new goods, or with the money
 * if the buyer takes it. After a refusal the buyer may appeal, and the mall decides instead of the seller.
 */
export function refundSteps(refund: RefundFacts): RefundMoment[] {
  const { applyType, returnMoneySts: status, platformTime, platformHandleTime, platformResult } = refund
  const past: Omit<RefundMoment, 'state'>[] = [{ step: 'applied', time: refund.applyTime }]
  const answered = refund.handelTime !== undefined || (status > 1 && status < 6)
  if (platformTime !== undefined || status === refundStatuses.refused)
    past.push({ step: 'refused', time: refund.handelTime })
  else if (answered) past.push({ step: 'accepted', time: refund.handelTime })
  if (platformTime !== undefined) past.push({ step: 'platformIn', time: platformTime })
  if (platformResult === 1) past.push({ step: 'platformAgreed', time: platformHandleTime })
  if (platformResult === 2) past.push({ step: 'platformRefused', time: platformHandleTime })

  const goods = applyType !== applyTypes.money
  const passed = (step: number) => status >= step && status <= refundStatuses.refunded
  if (goods && (refund.shipTime !== undefined || passed(refundStatuses.shipped)))
    past.push({ step: 'shipped', time: refund.shipTime })
  if (goods && (refund.receiveTime !== undefined || passed(refundStatuses.received)))
    past.push({ step: 'received', time: refund.receiveTime })
  const offered = refundStateOf(refund) === 'moneyOffered'
  if (offered) past.push({ step: 'moneyOffered', time: refund.moneyOfferTime })
  if (refund.exchangeTime !== undefined) past.push({ step: 'exchangeSent', time: refund.exchangeTime })
  const end = applyType === applyTypes.exchange ? 'exchanged' : 'refunded'
  if (status === refundStatuses.refunded) past.push({ step: end, time: refund.refundTime })
  if (status === refundStatuses.withdrawn) past.push({ step: 'withdrawn', time: refund.cancelTime })
  if (status === refundStatuses.closed) past.push({ step: 'closed', time: refund.closeTime })

  // A refund that has ended, was refused or waits for a decision of the mall or the buyer has no known future steps.
  const over =
    offered ||
    status === refundStatuses.refunded ||
    status === refundStatuses.withdrawn ||
    status === refundStatuses.closed ||
    status === refundStatuses.refused ||
    (platformTime !== undefined && platformResult !== 1)
  const sent: RefundStep[] = applyType === applyTypes.exchange ? ['exchangeSent'] : []
  const way: RefundStep[] = over ? [] : goods ? ['accepted', 'shipped', 'received', ...sent, end] : ['accepted', end]
  const todo = way.filter(
    (step) => !past.some((moment) => moment.step === step || (step === 'accepted' && moment.step === 'platformAgreed')),
  )
  return [
    ...past.map((moment, index) => ({
      ...moment,
      state: index === past.length - 1 ? ('now' as const) : ('done' as const),
    })),
    ...todo.map((step) => ({ step, state: 'todo' as const })),
  ]
}

/**
 * Returns the party that must act before a time limit ends. If a seller does not act, the refund continues; if a buyer
 * does not act, the refund ends.
 */
export function refundWaitsFor(refund: RefundFacts): RefundParty | undefined {
  return refundTurn({ kind: refundKindOf(refund.applyType), state: refundStateOf(refund) })
}
