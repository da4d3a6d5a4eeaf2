/** The limits of an inquiry, shared by screens and server. */
export const INQUIRY_LINES = 500
/** Characters of one pasted list. */
export const INQUIRY_PASTE = 60_000
export const INQUIRY_FILES = 5
export const INQUIRY_WORDS = 2000
/** Days that shops have to answer if the buyer gives no date. */
export const INQUIRY_DAYS = 7
