import { isMembershipNumber } from '@millwright/domain/member/membershipNumber'
import { path } from '@millwright/domain/paths/path'

/** Returns the address of what an invoice is for: an order, or the member centre for a membership. */
export function invoiceSubjectHref(number: string): string {
  return isMembershipNumber(number) ? path('member-center') : path('order-detail', { orderNumber: number })
}
