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

export function reasonsOf(kind: RefundKind, unsent: boolean): readonly RefundReason[] {
  return unsent ? unsentReasons : sentReasons[kind]
}

/** Reads a reason by its name, or by the sentence that mall4j servers receive. */
export function readReason(given: string, kind: RefundKind): RefundReason | undefined {
  return [...sentReasons[kind], ...(kind === 'money' ? unsentReasons : [])].find(
    (reason) => reason === given || reasonMessages[reason].some((sentence) => sentence === given),
  )
}
