import type { Reading } from './pastedLine.ts'
import { measureWords, unitNamed, unitWords } from './quantityWords.ts'
import { isInventory } from './lineNote.ts'
import { cellsOf } from './tableColumns.ts'
import { isWanted, tidy, whole, wholeOf } from './tidyModel.ts'

const figureCell = new RegExp(`^[×x*]?\\s*(\\d+)(\\.\\d+)?\\s*(${unitWords}|${measureWords})?\\.?$`, 'i')

/** The numbers of a line that may be its quantity. A line of more is no line of a list, and each would be looked up. */
const FIGURES = 12
const threeNumbers = /(?:^|\s)\d+(?:\.\d+)?(?:\s\d+(?:\.\d+)?){2}$/
/**
 * Reads a line without a quantity word. Cells or words that are only a number may be the quantity, from last to first.
 * A number that is the only one beside words is rather a model or size (`bearing 6328`), so that the buyer is asked for
 * the quantity (`gasket 5`), and so is the last of three (`35 52 7`).
 */
export function byPlace(line: string): readonly Reading[] | undefined {
  const hasCells = /[\t|,;]/.test(line)
  const cells = (hasCells ? cellsOf(line).filter((cell) => !/^[x×*]$/i.test(cell)) : line.split(' ')).filter(Boolean)
  const countAt = hasCells ? (timesPrice(cells) ?? countCell(cells)) : undefined
  const all = cells.flatMap((cell, at) => {
    const [found, figures = '', places, unit = ''] = figureCell.exec(cell) ?? []
    const quantity = found === undefined ? undefined : wholeOf(figures)
    if (
      quantity === undefined ||
      (places && !(hasCells ? /^\.0{1,4}$/ : /^\.0{1,2}$/).test(places)) ||
      /^0\d/.test(figures)
    )
      return []
    if (countAt !== undefined && at !== countAt) return []
    return hasCells || at === 0 || at === cells.length - 1 ? [{ at, quantity, unit, isPlain: !places }] : []
  })
  const plainOnes = all.some(({ isPlain }) => isPlain) ? all.filter(({ isPlain }) => isPlain) : all
  const figures = plainOnes.some(({ unit }) => unit) ? plainOnes.filter(({ unit }) => unit) : plainOnes
  const apart = cells.map((cell) => hasCells && isBeside(cell, cells))
  const rests = figures
    .toReversed()
    .slice(0, FIGURES)
    .map(({ at, quantity, unit }) => {
      const isNamed = cells.slice(0, at).some((one) => /[a-z\d]{3}/i.test(one))
      const rest = cells.filter(
        (cell, other) =>
          other !== at &&
          !apart[other] &&
          !(hasCells && (isPosition(cells, other) || isPriceOrTotal(cell, { isBehind: isNamed && other > at }))),
      )
      const named = unit ? unit.toLowerCase() : unitAlone(rest)
      const model = withoutUnit(tidy(rest.join(' ')), named)
      return { model, quantity, unit: unitNamed(named), ...(!named && { size: String(quantity) }) }
    })
    .filter(({ model }) => isWanted(model))
  const plainReading = whole(hasCells ? cells.filter((_, at) => !apart[at]).join(' ') : line)
  if (!isWanted(plainReading.model)) return undefined
  const counted = hasCells || (rests.every(({ model }) => /\d/.test(model)) && !threeNumbers.test(line))
  return counted ? [...rests, plainReading] : [plainReading, ...rests]
}

/** Matches letters and digits together. */
const designation = /(?=.*[a-z])(?=.*\d).{4}/i

/** Whether a cell is the number of a row: it is the first of several, `0010` or `20`, and a designation follows. */
function isPosition(cells: readonly string[], at: number): boolean {
  const rest = cells.slice(1)
  return (
    at === 0 &&
    rest.length > 1 &&
    /^(?:\d{1,3}|0+\d{1,5})$/.test(cells[0]!) &&
    rest.some((cell) => designation.test(cell) || /^\d{5}$/.test(cell))
  )
}

/** Whether a cell is a price or a total: a currency, a number with cents, or a number behind a part and its quantity. */
function isPriceOrTotal(cell: string, { isBehind }: { isBehind: boolean }): boolean {
  if (/^(?:cny|rmb|usd|eur|gbp|chf)$/i.test(cell)) return true
  return /^\d+(?:[.,]\d+)?$/.test(cell) && (isBehind || /\.\d{2}$/.test(cell))
}

const unitOnly = new RegExp(`^(?:${unitWords}|${measureWords})\\.?$`, 'i')
function unitAlone(cells: readonly string[]): string {
  return (
    cells
      .find((cell) => unitOnly.test(cell))
      ?.toLowerCase()
      .replace('.', '') ?? ''
  )
}
function withoutUnit(model: string, unit: string): string {
  return unit
    ? tidy(
        model
          .split(' ')
          .filter((word) => word.toLowerCase().replace('.', '') !== unit)
          .join(' '),
      )
    : model
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
function countCell(cells: readonly string[]): number | undefined {
  const unit = cells.findIndex((cell) => unitOnly.test(cell))
  if (unit < 0) return undefined
  const isCount = (at: number) => /^(?!0\d)\d+(?:\.0{1,4})?$/.test(cells[at] ?? '')
  const [before, behind] = [unit - 1, unit + 1]
  if (isCount(before) && isCount(behind)) {
    // A designation may be a number too: `51100`, piece, 7.
    const isPart = /^\d{4}/.test(cells[before]!) && !cells.some((cell) => designation.test(cell))
    return isPart || /\.0/.test(cells[behind]!) ? behind : before
  }
  return [before, behind].find(isCount)
}

/** Matches dates, the number of a class of goods (`01.02.0033`), a level, a plant. */
const beside =
  /^(?:\d{1,2}\.\d{1,2}\.\d{4}|\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}\/(?:\d{2}){1,2}|\d{2}(?:\.\d{2,4}){2,4}|(?:level|item|plant|sloc)\s*\d+)$/i
/** Whether a cell stands beside the part: a number of the buyer's inventory, a date, a level. */
function isBeside(cell: string, cells: readonly string[]): boolean {
  const other = cells.some((one) => one !== cell && /[a-z\d]{3}|\p{Script=Han}{2}/iu.test(one) && !/^[\d.]+$/.test(one))
  return other && (isInventory(cell) || beside.test(cell))
}
