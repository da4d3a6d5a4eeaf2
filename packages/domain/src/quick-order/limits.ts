/** The limits of a quick order, shared by screens and server. */
export const QUICK_ORDER_LINE_LIMIT = 1000
/** Characters of one pasted list. */
export const QUICK_ORDER_TEXT_LIMIT = 120_000
/** The candidates shown for a line that is not sure. */
export const CANDIDATE_LIMIT = 3
