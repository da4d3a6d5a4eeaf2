import type { AnswerOf, Client } from '@millwright/contract/contract'
import { readTopUp } from '@millwright/domain/member/balance'

export const scanKinds = ['weixin', 'alipay'] as const

/** The subject of the payment: a member level, a top-up offer or a custom top-up amount. Exactly one is present. */
export type MemberPurchase = { level?: string; offer?: string; amount?: string }

export function readMemberPurchase({ level, offer, amount }: MemberPurchase): MemberPurchase | undefined {
  if (level !== undefined) return { level }
  if (offer !== undefined) return { offer }
  const read = readTopUp(amount ?? '')
  return 'amount' in read ? { amount: read.amount } : undefined
}

export function memberPurchaseQuery(wish: MemberPurchase): string {
  return String(new URLSearchParams({ ...wish }))
}

/** Starts the payment, or returns the payment already started for the same subject. */
export function beginPayment(
  api: Client,
  { level, offer, amount }: MemberPurchase,
  { uuid, ...paying }: { payType: number; payPassword?: string; returnUrl?: string; uuid?: string | undefined },
): Promise<AnswerOf<'payLevel'>> {
  if (level !== undefined) return api.payLevel({ id: level, uuid, ...paying })
  return api.payBalance({ id: offer, customRechargeAmount: amount, ...paying })
}
