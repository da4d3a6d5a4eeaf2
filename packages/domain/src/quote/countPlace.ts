import { isInventory } from './lineNote.ts'
import { measureWords, unitWords } from './quantityWords.ts'

/** Matches letters and digits together. */
export const designation = /(?=.*[a-z])(?=.*\d).{4}/i
const units = `(?:${unitWords}|${measureWords})`
const unitOnly = new RegExp(`^${units}\\.?$`, 'i')
export const isUnit = (cell: string): boolean => unitOnly.test(cell)

const quantityLabel =
  "(?:(?:order|req(?:uested)?|purchase)[ -]?)?(?:qty|quantity|q'ty)|order|need(?:ed)?|req(?:uired|'?d)?|(?:需求|申请|请购|订购|采购)?数量|需要?|要|订购?|申请|请购|采购|menge|anzahl"
const figure = new RegExp(
  `^(?<label>${quantityLabel})?\\.?\\s*[:=]?\\s*(?:(?<first>${unitWords})\\s*[:=]?\\s*)?[×x*+]?\\s*(?<figures>\\d+)(?<places>[.,]\\d+)?\\s*[([]?(?<unit>${units})?[)\\]]?\\.?(?:\\s*[,;([].*)?$`,
  'iu',
)
const count = /^(?!0\d)\d+(?:\.0{1,4}|,00)?$/

/** Reads a cell that holds a number and perhaps its unit or the word for quantity: `20`, `20.00 EA`, `EA 20`, `qty 20`. */
export function figureIn(cell: string) {
  const { label, first, figures, places, unit = first ?? '' } = figure.exec(cell)?.groups ?? {}
  if (figures === undefined || /^0\d/.test(figures)) return undefined
  // A bracket or a comma behind a bare number belongs to something else: `6205 (SKF)`.
  if (!unit && !label && !/^[×x*+]?\s*[\d.,]+\s*$/.test(cell)) return undefined
  return { figures, places, unit, isPlain: !places, isLabelled: label !== undefined }
}
const isJoined = (cell: string) => {
  const read = figureIn(cell)
  return read !== undefined && (read.isLabelled || (read.unit !== '' && countedUnit.test(read.unit)))
}
const countedUnit = new RegExp(`^${unitWords}$`, 'i')
/** Numbers of a buyer's inventory, which are no designation of a part: `MRO-1001`, `510-1001`, `CC4711`. */
const ownNumber = /^(?!(?:[a-e]x?|[sx]p[zabc])-\d{3,4}$)(?:[a-z]{1,4}-\d{3,}|cc\d+|\d{2,4}-\d{3,}|[a-z]-\d{2}-\d{2})$/i
const time = /^\d+ ?(?:days?|d|wks?|weeks?|天|周)$/i
/** A number of four digits is rather a plant or a cost centre than a quantity, if the row has another number. */
const fourDigits = /^\d{4}$/
const day = /^20\d{6}$/

/** Matches dates, the number of a class of goods (`01.02.0033`, `MRO.BRG.0042`), a level, a plant. */
const beside =
  /^(?:\d{1,2}\.\d{1,2}\.\d{4}|\d{1,2}\.\d{2}(?:\.\d{2,4}){2,4}|\d{1,2}-[a-z]{3}-\d{2,4}|[a-z]{2,4}(?:\.[a-z\d]{2,6}){2,}|\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}\/(?:\d{2}){1,2}|\d{2}(?:\.\d{2,4}){2,4}|(?:level|item|plant|sloc)\s*\d+)$/i
export const isDateOrClass = (cell: string): boolean => beside.test(cell)

/**
 * Returns the position of a row's quantity: the number that, times a price, is the amount behind it, otherwise the
 * number beside a unit, otherwise the only number behind the part. Returns undefined if several numbers may be it.
 */
export function countAt(cells: readonly string[], isTable: boolean): number | undefined {
  const labelled = cells.findIndex((cell) => figureIn(cell)?.isLabelled)
  if (labelled >= 0) return labelled
  const joined = cells.flatMap((cell, at) => (isJoined(cell) ? [at] : []))
  if (joined.length === 1) return joined[0]
  return timesPrice(cells) ?? besideUnit(cells) ?? (isTable && cells.length > 2 ? behindPart(cells) : undefined)
}

/** Returns the position of a quantity that, times a price, is the amount behind it: `30`, `12.50`, `375.00`. */
function timesPrice(cells: readonly string[]): number | undefined {
  const figures = cells.flatMap((cell, at) => (/^(?!0\d)\d+(?:[.,]\d{1,4})?$/.test(cell) ? [{ at, cell }] : []))
  const valueOf = (cell: string) => Number(cell.replace(',', '.'))
  for (const [turn, { at, cell }] of figures.entries()) {
    const [price, amount] = figures.slice(turn + 1)
    if (!price || !amount || valueOf(cell) < 2 || valueOf(price.cell) === 1) continue
    if (Math.abs(valueOf(cell) * valueOf(price.cell) - valueOf(amount.cell)) > 0.02) continue
    if (/^\d+(?:\.0+)?$/.test(cell)) return at
    if (/^\d+(?:\.0+)?$/.test(price.cell)) return price.at
  }
  return undefined
}

/** Returns the position of the number that stands before or behind the first cell with a unit. */
function besideUnit(cells: readonly string[]): number | undefined {
  const unit = cells.findIndex(isUnit)
  if (unit < 0) return undefined
  const [before, behind] = [unit - 1, unit + 1]
  // Stock, need and order stand behind the unit.
  const last = cells.slice(behind)
  if (
    last.length === 3 &&
    last.every((cell) => /^\d+(?:\.0{1,4})?$/.test(cell)) &&
    Number(last[2]) > 0 &&
    !count.test(cells[before] ?? '')
  )
    return cells.length - 1
  const isCount = (at: number) => count.test(cells[at] ?? '')
  // A designation may be a number too: `51100`, piece, 7.
  if (isCount(before) && isCount(behind)) return isPart(cells, before) ? behind : before
  return [before, behind].find(isCount)
}

/** Whether a number is the designation of the part, because no other cell has one. */
function isPart(cells: readonly string[], at: number): boolean {
  return /^\d{4,5}$/.test(cells[at]!) && partAt(cells) === at
}

/** Returns the position of the part: its designation, its words, or a number of four or five digits. */
function partAt(cells: readonly string[]): number | undefined {
  const isOther = (cell: string) =>
    isInventory(cell) ||
    ownNumber.test(cell) ||
    count.test(cell) ||
    isJoined(cell) ||
    time.test(cell) ||
    isDateOrClass(cell)
  const named = cells.findIndex((cell) => designation.test(cell) && !isOther(cell))
  if (named >= 0) return named
  const numbered = cells.findIndex((cell, at) => at > 0 && /^[1-9]\d{4}$/.test(cell))
  if (numbered >= 0) return numbered
  const worded = cells.findIndex((cell) => /[a-z]{3}|\p{Script=Han}{2}/iu.test(cell) && !isOther(cell) && !isUnit(cell))
  return worded < 0 ? undefined : worded
}

/** Returns the position of the only number behind the part, or before it if none stands behind it. */
function behindPart(cells: readonly string[]): number | undefined {
  const part = partAt(cells)
  if (part === undefined) return undefined
  const isPrice = (at: number) => /^[a-z]{3}$/i.test(cells[at + 1] ?? '') && /\.\d\d$/.test(cells[at]!)
  const all = cells.flatMap((cell, at) =>
    at !== part && !isPrice(at) && count.test(cell) && !isInventory(cell) && !day.test(cell) && Number(cell) > 0
      ? [at]
      : [],
  )
  const likely = all.filter((at) => !fourDigits.test(cells[at]!))
  const figures = likely.some((at) => at > 0) ? likely : all
  const [first, second] = figures.filter((at) => at > part)
  const before = figures.filter((at) => at > 0 && at < part)
  if (first === undefined) return before.length === 1 ? before[0] : undefined
  // Behind `20.00` and behind a price stand other numbers: days, an amount.
  const ends = second === undefined || /\./.test(cells[first]!) || /^\d+\.\d*[1-9]|^[a-z]{3}$/i.test(cells[first + 1]!)
  return ends ? first : undefined
}
