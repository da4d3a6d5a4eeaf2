/** Bounds of an inquiry that screens and server share. */
export const INQUIRY_LINES = 500
/** Characters of a list that is pasted at once. */
export const INQUIRY_PASTE = 60_000
export const INQUIRY_FILES = 5
export const INQUIRY_WORDS = 2000
/** How long shops have to answer where the buyer names no date. */
export const INQUIRY_DAYS = 7
