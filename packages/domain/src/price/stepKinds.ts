/** The kinds of price changes, in the order of their application. */
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
 * Kinds that exclude each other on one line. An agreed price replaces tier and member price, a quoted price replaces
 * all three, and the lowest of them applies. All other kinds combine, so that no buyer pays more because of an
 * agreement or a quote.
 */
const exclusions: Readonly<Partial<Record<StepKind, readonly StepKind[]>>> = {
  agreement: ['tier', 'member'],
  quote: ['tier', 'agreement', 'member'],
}

export function canCombine(a: StepKind, b: StepKind): boolean {
  return !exclusions[a]?.includes(b) && !exclusions[b]?.includes(a)
}
