import type { RefundKind } from '@millwright/domain/order/refundMachine'
import { reasonMessages } from '../../core/messages/reasonMessages.ts'
export type RefundReason = keyof typeof reasonMessages

const unsentReasons: readonly RefundReason[] = ['reasonNotNeeded', 'reasonOrderedWrong', 'reasonLate', 'reasonOther']
const sentReasons: Readonly<Record<RefundKind, readonly RefundReason[]>> = {
  money: ['reasonNotReceived', 'reasonShort', 'reasonDifference', 'reasonDamaged', 'reasonQuality', 'reasonOther'],
  goods: [
    'reasonSevenDays',
    'reasonWrongSent',
    'reasonNotAsDescribed',
    'reasonDamaged',
    'reasonQuality',
    'reasonPapers',
    'reasonOther',
  ],
  exchange: ['reasonWrongSent', 'reasonOtherSize', 'reasonDamaged', 'reasonQuality', 'reasonOther'],
}

type Goods = {
  unsent: boolean
  /** Whether the buyer has confirmed receipt. */
  receiptConfirmed: boolean
  whole: boolean
}

/**
 * Returns the reasons for a kind of refund. After receipt was confirmed, the goods cannot be missing. Another size is
 * chosen for a single line.
 */
export function reasonsOf(kind: RefundKind, { unsent, receiptConfirmed, whole }: Goods): readonly RefundReason[] {
  if (unsent) return unsentReasons
  return sentReasons[kind].filter(
    (reason) => !(receiptConfirmed && reason === 'reasonNotReceived') && !(whole && reason === 'reasonOtherSize'),
  )
}

/** Reads a reason by its name, or by the sentence that mall4j servers receive. */
export function readReason(given: string, kind: RefundKind): RefundReason | undefined {
  return [...sentReasons[kind], ...(kind === 'money' ? unsentReasons : [])].find(
    (reason) => reason === given || reasonMessages[reason].some((sentence) => sentence === given),
  )
}
