import { count, maybe, moment } from '../values.ts'

/** Extension: an agreed price's minimum quantity and validity. */
export const agreementTerms = {
  agreementMinQty: maybe(count),
  effectiveTime: maybe(moment),
  expireTime: maybe(moment),
}
