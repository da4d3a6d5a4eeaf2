import { count, maybe, moment } from '../values.ts'

/** Ours beside an agreed price: from how many pieces on and how long it holds. */
export const agreementTerms = {
  agreementMinQty: maybe(count),
  effectiveTime: maybe(moment),
  expireTime: maybe(moment),
}
