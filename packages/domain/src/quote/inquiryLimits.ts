/** The limits of an inquiry, shared by screens and server. */
export const INQUIRY_LINE_LIMIT = 500
/** Characters of one pasted list. */
export const INQUIRY_PASTE_LIMIT = 60_000
export const INQUIRY_FILE_LIMIT = 5
export const INQUIRY_TEXT_LIMIT = 2000
/** Days that shops have to answer if the buyer gives no date. */
export const INQUIRY_DAYS = 7
