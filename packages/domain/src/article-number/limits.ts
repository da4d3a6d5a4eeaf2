/** The article numbers of one buyer. */
export const ARTICLE_NUMBER_LIMIT = 20_000
/** Characters of an article number. */
export const ARTICLE_NUMBER_LENGTH = 60
/** The article numbers saved at once. */
export const ARTICLE_NUMBERS_AT_ONCE = 1000
