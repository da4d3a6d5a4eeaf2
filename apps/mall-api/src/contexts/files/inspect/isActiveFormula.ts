/** Functions that fetch, call or start something. */
const reaching = /\b(?:WEBSERVICE|IMAGE|RTD|CALL|REGISTER(?:\.ID)?|EXEC|SQL\.REQUEST|DDE)\s*\(/i
/** Dynamic Data Exchange: `program|'topic'!item`. */
const exchange = /\|\s*'[^']*'\s*!|\|[^'"\s|]+!/
const text = /"(?:[^"]|"")*"/g
/** A link made by a formula, with the literal text at the start of its address, if any. */
const links = /\bHYPERLINK\b(?:\s*\(\s*"((?:[^"]|"")*)")?/gi
/** Safe beginnings of an address: the web, mail, telephone, or a place in the workbook. */
const webStart = /^(?:https?:\/\/[^\\]|mailto:|tel:|#(?![\\/[]))/i

/** Whether a formula refers to anything outside its workbook. */
export function isActiveFormula(formula: string): boolean {
  const bare = formula.replace(text, '""')
  // References to other workbooks, such as `[1]Sheet!A1`, need an external link part, which `inspectPart` refuses.
  return reaching.test(bare) || exchange.test(bare) || linksElsewhere(formula)
}

/** Whether a link may lead elsewhere. A computed address, `HYPERLINK(A1)`, may point to a network share. */
function linksElsewhere(formula: string): boolean {
  const texts = [...formula.matchAll(text)].map(({ index, 0: { length } }) => [index, index + length] as const)
  return [...formula.matchAll(links)]
    .filter(({ index }) => !texts.some(([start, end]) => index > start && index < end))
    .some(([, start]) => start === undefined || !webStart.test(start))
}
