/** The limits of order lists, shared by screens and server. */
export const ORDER_LIST_LIMIT = 200
export const ORDER_LIST_LINE_LIMIT = 1000
export const ORDER_LIST_NAME_LENGTH = 60
export const ORDER_LIST_NOTE_LENGTH = 500
/** Characters of the note of one line, and of the text of a line without a part. */
export const ORDER_LIST_LINE_NOTE_LENGTH = 200
export const ORDER_LIST_WRITTEN_LENGTH = 300
/** Levels of a bill of material. */
export const ORDER_LIST_LEVELS = 5
/** The longest interval of a repeat, in weeks. */
export const REPEAT_WEEKS_LIMIT = 52
export const ASSEMBLIES_LIMIT = 9999
