/**
 * The first characters of a cell that a spreadsheet evaluates as a formula, also in full width, after any apostrophes.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/
const DEFUSED = /^'(?='*[=+\-@\t\r\n＝＋－＠])/

/** Whether a spreadsheet may evaluate a cell with this text. */
export const mayAct = (text: string): boolean => FORMULA.test(text) && !text.startsWith("'")

/**
 * Returns text for a cell of an exported file. Text that a spreadsheet would evaluate as a formula is prefixed with an
 * apostrophe. Numbers are written as numbers, not as text.
 */
export function defused(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** Removes the apostrophe that `defused` wrote before a cell. */
export function withoutDefusal(text: string): string {
  return text.replace(DEFUSED, '')
}
