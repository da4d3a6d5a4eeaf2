/** The limits of an inquiry, shared by screens and server. */
export const INQUIRY_LINE_LIMIT = 500
/** Characters of one pasted list. */
export const INQUIRY_PASTE_LIMIT = 60_000
export const INQUIRY_FILE_LIMIT = 5
export const INQUIRY_TEXT_LIMIT = 2000
/** The number of days in which shops can send quotes if the buyer sets no deadline. */
export const INQUIRY_DAYS = 7
