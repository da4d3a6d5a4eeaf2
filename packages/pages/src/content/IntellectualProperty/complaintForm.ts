/** The flow name under which the form's input is saved during sign-in. */
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
