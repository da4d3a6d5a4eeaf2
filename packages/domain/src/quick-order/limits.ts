/** The limits of a quick order, shared by screens and server. */
export const QUICK_ORDER_LINE_LIMIT = 1000
/** Characters of one line. The reader of lists skips longer lines as prose. */
export const QUICK_ORDER_LINE_LENGTH = 300
/** Characters of one pasted list. */
export const QUICK_ORDER_TEXT_LIMIT = 120_000
/** The candidates shown for a line that is not sure. */
export const CANDIDATE_LIMIT = 3
/** The parts that a buyer bought most: how many, and in how many days. */
export const MOST_BOUGHT_LIMIT = 50
export const MOST_BOUGHT_DAYS = 365
