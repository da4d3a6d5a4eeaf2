import { countAt, designation, figureIn, isDateOrClass, isUnit } from './countPlace.ts'
import type { Reading } from './pastedLine.ts'
import { measureWords, unitNamed, unitWords } from './quantityWords.ts'
import { isInventory } from './lineNote.ts'
import { cellsOf } from './tableColumns.ts'
import { isWanted, tidy, whole, wholeOf } from './tidyModel.ts'

const word = new RegExp(`^[×x*]?\\s*(\\d+)(\\.\\d+)?\\s*(${unitWords}|${measureWords})?\\.?$`, 'i')

function figureAlone(text: string) {
  const [found, figures = '', places, unit = ''] = word.exec(text) ?? []
  return found === undefined || /^0\d/.test(figures) ? undefined : { figures, places, unit, isPlain: !places }
}

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
  const isTable = /[\t|]/.test(line)
  const place = hasCells ? countAt(cells, isTable) : undefined
  const all = cells.flatMap((cell, at) => {
    const read = hasCells ? figureIn(cell) : figureAlone(cell)
    const quantity = read && wholeOf(read.figures)
    if (!read || quantity === undefined) return []
    const { places, unit, isPlain } = read
    if (places && !(hasCells ? /^(?:\.0{1,4}|,00)$/ : /^\.0{1,2}$/).test(places)) return []
    if (place !== undefined && at !== place) return []
    return hasCells || at === 0 || at === cells.length - 1 ? [{ at, quantity, unit, isPlain }] : []
  })
  const plainOnes = all.some(({ isPlain }) => isPlain) ? all.filter(({ isPlain }) => isPlain) : all
  const figures = all.some(({ unit }) => unit) ? all.filter(({ unit }) => unit) : plainOnes
  // A number alone in a row of a table is no size.
  const isRow = isTable && cells.length > 2 && figures.length === 1
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
          !(
            hasCells &&
            (isPosition(cells, other) ||
              isPriceOrTotal(cell, { isBehind: isNamed && (other > at || (isTable && isBehindUnit(cells, other))) }))
          ),
      )
      const named = unit ? unit.toLowerCase() : unitAlone(rest)
      const model = withoutUnit(tidy(rest.join(' ')), named)
      return { model, quantity, unit: unitNamed(named), ...(!named && !isRow && { size: String(quantity) }) }
    })
    .filter(({ model }) => isWanted(model))
  const plainReading = whole(hasCells ? cells.filter((_, at) => !apart[at]).join(' ') : line)
  if (!isWanted(plainReading.model)) return undefined
  const counted = hasCells || (rests.every(({ model }) => /\d/.test(model)) && !threeNumbers.test(line))
  return counted ? [...rests, plainReading] : [plainReading, ...rests]
}

/** Whether a cell stands behind the cell with the unit: a stock, a need, a price. */
const isBehindUnit = (cells: readonly string[], at: number) => cells.slice(0, at).some(isUnit)

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

function unitAlone(cells: readonly string[]): string {
  return cells.find(isUnit)?.toLowerCase().replace('.', '') ?? ''
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

/** Whether a cell stands beside the part: a number of the buyer's inventory, a date, a level. */
function isBeside(cell: string, cells: readonly string[]): boolean {
  const other = cells.some((one) => one !== cell && /[a-z\d]{3}|\p{Script=Han}{2}/iu.test(one) && !/^[\d.]+$/.test(one))
  return other && (isInventory(cell) || isDateOrClass(cell))
}
