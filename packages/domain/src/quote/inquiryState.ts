/** The states of an inquiry (specification 4). The index is the state's number in the API. */
export const inquiryStates = ['open', 'completed', 'failed', 'closed'] as const
export type InquiryState = (typeof inquiryStates)[number]
export type InquiryEvent = 'accept' | 'close' | 'lapse' | 'quote'

/** The moves of each event. A late or extended quote reopens a failed inquiry. */
const moves: Readonly<
  Record<InquiryEvent, { from: readonly InquiryState[]; to: (from: InquiryState) => InquiryState }>
> = {
  accept: { from: ['open', 'completed'], to: () => 'completed' },
  close: { from: ['open'], to: () => 'closed' },
  lapse: { from: ['open'], to: () => 'failed' },
  quote: { from: ['open', 'failed', 'completed'], to: (from) => (from === 'completed' ? 'completed' : 'open') },
}

/** Returns the state after an event, or `undefined` if the event is not allowed. */
export function nextInquiryState(state: InquiryState, event: InquiryEvent): InquiryState | undefined {
  const move = moves[event]
  return move.from.includes(state) ? move.to(state) : undefined
}

export const inquiryStatesAllowing = (event: InquiryEvent): readonly InquiryState[] => moves[event].from

export type QuoteStanding = 'open' | 'expired' | 'refused'

/** Returns whether a quote is open, expired or refused. */
export function quoteStanding(quote: { state: 'open' | 'refused'; validUntil: number }, now: number): QuoteStanding {
  if (quote.state === 'refused') return 'refused'
  return quote.validUntil > now ? 'open' : 'expired'
}
