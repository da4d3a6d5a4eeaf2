/** How an inquiry stands (specification 4), by its number on the wire. */
export const inquiryStates = ['open', 'completed', 'failed', 'closed'] as const
export type InquiryState = (typeof inquiryStates)[number]
export type InquiryEvent = 'accept' | 'close' | 'lapse' | 'quote'

/** From which states an event leads, and where to. A quote that comes late, or is extended, opens a failed inquiry again. */
const moves: Readonly<
  Record<InquiryEvent, { from: readonly InquiryState[]; to: (from: InquiryState) => InquiryState }>
> = {
  accept: { from: ['open', 'completed'], to: () => 'completed' },
  close: { from: ['open'], to: () => 'closed' },
  lapse: { from: ['open'], to: () => 'failed' },
  quote: { from: ['open', 'failed', 'completed'], to: (from) => (from === 'completed' ? 'completed' : 'open') },
}

/** The state that an event leads to, or `undefined` where it cannot happen. */
export function inquiryAfter(state: InquiryState, event: InquiryEvent): InquiryState | undefined {
  const move = moves[event]
  return move.from.includes(state) ? move.to(state) : undefined
}

export const inquiryFrom = (event: InquiryEvent): readonly InquiryState[] => moves[event].from

export type QuoteStanding = 'open' | 'expired' | 'refused'

/** Whether a shop's quote can be accepted now. */
export function quoteStanding(quote: { state: 'open' | 'refused'; validUntil: number }, now: number): QuoteStanding {
  if (quote.state === 'refused') return 'refused'
  return quote.validUntil > now ? 'open' : 'expired'
}
