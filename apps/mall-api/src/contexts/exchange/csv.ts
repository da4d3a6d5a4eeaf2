/** The first characters of a cell that a spreadsheet evaluates as a formula. */
const FORMULA = /^[=+\-@\t\r]/
const DEFUSED = /^'(?=[=+\-@\t\r])/

/**
 * Returns a line of CSV. Text that a spreadsheet would evaluate as a formula is prefixed with an apostrophe, a number
 * is not.
 */
export function csvLine(values: readonly (string | number | null)[]): string {
  return `${values.map(csvCell).join(',')}\r\n`
}

function csvCell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",;\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Removes the apostrophe that `csvLine` wrote before a cell. */
export const withoutDefusal = (text: string): string => text.replace(DEFUSED, '')
