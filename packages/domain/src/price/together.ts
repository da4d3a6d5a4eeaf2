/** What can change a price, in the order in which it is done. */
export const stepKinds = [
  'list',
  'tier',
  'agreement',
  'member',
  'quote',
  'discount',
  'shopCoupon',
  'platformCoupon',
  'points',
  'freight',
] as const
export type StepKind = (typeof stepKinds)[number]

/**
 * What does not go together on one line. An agreed price stands in place of tier and member's price, a quoted one in
 * place of all three: the lowest of them holds. All else goes with all else, so that nobody pays more for having an
 * agreement or a quote.
 */
const apart: Readonly<Partial<Record<StepKind, readonly StepKind[]>>> = {
  agreement: ['tier', 'member'],
  quote: ['tier', 'agreement', 'member'],
}

export function goTogether(a: StepKind, b: StepKind): boolean {
  return !apart[a]?.includes(b) && !apart[b]?.includes(a)
}
