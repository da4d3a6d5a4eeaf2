import { unitWords } from './quantityWords.ts'

/** Splits a line into several items if each part can be an item. */
export function partsOf(line: string): string[] {
  const parts = line.split(/[;；]/).filter((part) => part.trim())
  // `10⇥BEARING; BALL; 6205⇥20⇥EA`: a semicolon in a row of a table separates words.
  if (/\t.*\t/.test(line)) return [line]
  // A quoted cell is a cell of a table.
  if (/"\s*[;；]\s*"/.test(line)) return [line]
  // `item=6204;qty=30;uom=EA` is one item.
  if (/[;；]\s*(?:qty|quantity|uom|unit|数量|单位)\s*[:：=]/i.test(line)) return [line]
  const couldBe = (part: string) => {
    if (/^\s*(?:\d+\s*[a-z]{1,4}|(?:plant|sloc|werk|line)\s*\w+)\s*$/i.test(part)) return false
    const signs = part.normalize('NFKC').replaceAll(/[^a-z\d]/gi, '')
    return signs.length >= 4 && /[a-z]|\d{5}/i.test(signs)
  }
  return parts.length > 1 && parts.every(couldBe) ? parts : [line]
}

/** Matches `3,20 EUR` and `04.12.2026`, the signs of a hand that writes a decimal comma. */
const decimalComma =
  /(?<![\w.,-])\d{1,6},\d{2}(?=\s*(?:€|(?:eur|chf|pln)(?![a-z])|[\t;|]))|(?:€|eur|chf|pln)\s*\d{1,6},\d{2}(?!\d)|(?<![\w.,-])\d{1,2}\.\d{1,2}\.20\d{2}(?!\d)/i
/** Matches a row of an ERP system: its position or material number, or the name of its column of units. */
const erpRow = /^0{2,}\d{2,}(?=[\s|;])|(?:^|[\s|;])[14]\d{8,9}(?=[\s|;])|\buom\b/i
/** `20,00 Stk` and `4,000 ST`: a whole number before its unit. */
const wholeCount = new RegExp(`(?<![\\w.,-])(\\d{1,3}(?:\\.\\d{3})*),0{2,3}(?=\\s*(?:${unitWords}))`, 'gi')
const threeZeros = /(?<![\w.,-])(\d{1,3}(?:\.\d{3})*),000(?![\d,])/g
const grouped = /(?<![\w.,-])\d{1,3}(?:,\d{3})+(?![\d,])/g

/** Whether the numbers of a list have a decimal comma, so that `20,000` is 20. */
export const hasDecimalComma = (text: string): boolean => decimalComma.test(text)

/**
 * Removes the signs that group digits. In a row of an ERP system, `20,000` is 20 or 20,000, and stays as it is without
 * a sign of which: the quantity of its line is unread.
 */
function ungrouped(line: string, commas: boolean): string {
  if (commas)
    return line
      .replaceAll(wholeCount, (_, figures: string) => figures.replaceAll('.', ''))
      .replaceAll(threeZeros, (_, figures: string) => `${figures.replaceAll('.', '')}.000`)
  const isErp = erpRow.test(line)
  return line.replaceAll(grouped, (figures) =>
    isErp && figures.endsWith(',000') ? figures : figures.replaceAll(',', ''),
  )
}

/** Normalises width, punctuation and digit grouping. Tabs stay. `commas`: the list has a decimal comma. */
export function plain(raw: string, commas = false): string {
  return ungrouped(inPlainSigns(unwrapped(raw)), commas)
    .replaceAll('【', '[')
    .replaceAll('】', ']')
    .replaceAll(/[^\S\t]+/g, ' ')
    .replaceAll(/(?<![\w.,-])\d{1,3}(?: 000)+(?![\d.,])/g, (figures) => figures.replaceAll(' ', ''))
    .replace(/^\s*(?:[-•*·>●■◆]|\[\s?\]|☐)\s+/, '')
    .replaceAll(/^ +| +$/g, '')
}

/** Matches the elements of XML. */
const element = /<([\w-]+)>([^<>]*)<\/\1>/g

/** Removes the signs of JSON and XML around values and keeps their names: `{"qty":30}` becomes `qty : 30`. */
function unwrapped(raw: string): string {
  // No regular expression: a line may be as long as the text, and its end would be looked for from each brace.
  const record = raw.trim()
  if (record.startsWith('{') && /\},?$/.test(record.slice(-2))) return raw.replaceAll(/[{}"]/g, ' ')
  return element.test(raw) ? raw.replaceAll(element, ' $1: $2, ').replaceAll(/<[^<>]*>/g, ' ') : raw
}

/** Returns text with the signs of Latin keyboards: digits in circles, full width, dashes, multiplication signs. */
function inPlainSigns(text: string): string {
  return text
    .replaceAll('，', ', ')
    .replaceAll(/[\u2460-\u2473]/g, (sign) => `${sign.charCodeAt(0) - 0x245f}. `)
    .normalize('NFKC')
    .replaceAll(/[‐‑‒–—―−]/g, '-')
    .replaceAll(/[×✕✖]/g, '×')
}

export function isNumbered(lines: readonly string[]): boolean {
  const numbers = lines.map((line) => Number(/^\(?(\d{1,3})(?=[.)、,:\s\t])/.exec(line)?.[1] ?? Number.NaN))
  const steps = numbers.filter((number, at) => number - 1 === numbers[at - 1]).length
  return lines.length >= 3 && numbers[0] === 1 && steps >= (lines.length - 1) * 0.8
}

/** Numbers of an order or of a material before the part: `REQ 4711-10`, `10029981/00010`, `000010  100048214`. */
const orderNumber = new RegExp(
  `^(?:(?:req|pr|po|so|rfq|order)\\.?\\s*#?\\s*(?=[\\d-]{4})[\\d-]+(?:/\\d{1,5})?(?:\\s+item\\s*\\d+)?\\s*[:,]?\\s+|(?:\\d{1,5}\\s+)?\\d{8,10}(?:\\s*/\\s*\\d{1,5}|\\s+0*\\d{0,3}0(?!\\s*(?:${unitWords})))?\\s+)(?=.*[a-z].*\\d|.*\\d.*[a-z])`,
  'i',
)
/** The number of a row before a quantity with its unit: `60 12 EA 30208`. */
const rowBeforeCount = new RegExp(`^\\d{1,4}\\s+(?=\\d+\\s+(?:${unitWords})\\s+\\S)|^0\\d{2,4}\\s+(?=\\S*[a-z])`, 'i')

export function unnumbered(line: string, numbered: boolean): string {
  const position = /^art\.?\s+(?=\S*\d)|^(?:pos(?:ition)?|item|lfd|level|lvl|stufe|zeile)\.?\s*\d{1,3}\s*[:.)|,\t]\s*/i
  const tree = /^(?:[│├└─|]+\s*)+|^\.{1,4}\d{1,2}[\t ]+|^\d{1,2}(?:\.\d{1,2}){1,4}[\t ]+(?=\S{3})|^\*(?=\S)|^>+\s*/
  const bare = line.replace(orderNumber, '').replace(rowBeforeCount, '').replace(position, '').replace(tree, '')
  if (bare !== line) return unnumbered(bare, false)
  if (numbered) return line.replace(/^\(?\d{1,3}[.)、,:\s\t]+\s*/, '')
  return line.replace(/^(?:\(\d{1,3}\)|\d{1,3}(?:\)|、|\.(?=\s)))\s*/, (found) =>
    ((count) => (count && !/\d\s*(?:pcs|pc|ea|个|件|套|只)/i.test(line) ? `${count} x ` : ''))(
      /^\((\d{1,3})\)/.exec(found)?.[1],
    ),
  )
}
