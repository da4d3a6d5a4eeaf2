/** Functions that fetch, call or start something. */
const reaching = /\b(?:WEBSERVICE|IMAGE|RTD|CALL|REGISTER(?:\.ID)?|EXEC|SQL\.REQUEST|DDE)\s*\(/i
/** `program|'topic'!item`: Dynamic Data Exchange. */
const exchange = /\|\s*'[^']*'\s*!|\|[^'"\s|]+!/

/** Whether a formula of a workbook reaches out of it. */
export function isActiveFormula(formula: string): boolean {
  const bare = formula.replace(/"(?:[^"]|"")*"/g, '""')
  // Another workbook: `[1]Sheet!A1`; a table's column, `Table[Price]`, has a name before it.
  return reaching.test(bare) || exchange.test(bare)
}
