/** Functions that fetch, call or start something. */
const reaching = /\b(?:WEBSERVICE|IMAGE|RTD|CALL|REGISTER(?:\.ID)?|EXEC|SQL\.REQUEST|DDE)\s*\(/i
/** `program|'topic'!item`: Dynamic Data Exchange. */
const exchange = /\|\s*'[^']*'\s*!|\|[^'"\s|]+!/
const text = /"(?:[^"]|"")*"/g
/** A link that is made by a formula, with the text that its address begins with, if it does so with one. */
const links = /\bHYPERLINK\b(?:\s*\(\s*"((?:[^"]|"")*)")?/gi
/** An address that leads to the web, to a person or within the workbook, whatever follows. */
const webStart = /^(?:https?:\/\/[^\\]|mailto:|tel:|#(?![\\/[]))/i

/** Whether a formula of a workbook reaches out of it. */
export function isActiveFormula(formula: string): boolean {
  const bare = formula.replace(text, '""')
  // Another workbook: `[1]Sheet!A1`; a table's column, `Table[Price]`, has a name before it.
  return reaching.test(bare) || exchange.test(bare) || linksElsewhere(formula)
}

/** An address that is only known when the workbook is open, `HYPERLINK(A1)`, may be one of a share as well. */
function linksElsewhere(formula: string): boolean {
  const texts = [...formula.matchAll(text)].map(({ index, 0: { length } }) => [index, index + length] as const)
  return [...formula.matchAll(links)]
    .filter(({ index }) => !texts.some(([start, end]) => index > start && index < end))
    .some(([, start]) => start === undefined || !webStart.test(start))
}
