/** The name of the steps kept during sign-in. */
export const FLOW = 'complaint'
export const complaintFields = [
  'claimant',
  'rightType',
  'rightNumber',
  'goods',
  'content',
  'contactName',
  'contactMobile',
  'contactMail',
] as const
export type ComplaintField = (typeof complaintFields)[number] | 'proofs'
