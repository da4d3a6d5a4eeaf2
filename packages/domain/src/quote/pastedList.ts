import { QUICK_ORDER_LINE_LENGTH } from '../quick-order/limits.ts'
import { annotated } from './lineNote.ts'
import { withTabs } from './cellSigns.ts'
import { closing, isChatter, isHeading } from './chatter.ts'
import { byLabels } from './labelledLine.ts'
import { readLine } from './lineReading.ts'
import type { PastedLine } from './pastedLine.ts'
import { hasDecimalComma, isNumbered, partsOf, plain, unnumbered } from './plainLine.ts'
import { byColumns, columnsOf } from './tableColumns.ts'

/**
 * Reads a list pasted from a spreadsheet or an email: model, quantity and unit in any order, separated by tabs, commas
 * or spaces. Prices are ignored. Greetings, headings and totals are skipped.
 */
export function readPastedList(text: string, most = 500): PastedLine[] {
  const commas = hasDecimalComma(text)
  const written = text
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
    .flatMap(partsOf)
    .map((raw) => ({ raw: raw.trim(), line: plain(withTabs(raw), commas) }))
    .filter(({ line }) => line && line.length <= QUICK_ORDER_LINE_LENGTH)
  const columns = columnsOf(written)
  const end = written.findIndex(({ line }) => closing.test(line))
  const spoken = written.filter(({ line }, at) => !isChatter(line) && (end < 0 || at < end || /\d/.test(line)))
  // A family that is the whole list is a line of it.
  const lines = spoken.some(({ line }) => /\d/.test(line)) ? spoken.filter(({ line }) => !isHeading(line)) : spoken
  const numbered = isNumbered(lines.map(({ line }) => line))
  return lines
    .flatMap(({ raw, line }) => {
      const inColumns = columns && byColumns(line, columns)
      if (inColumns) return [{ raw: raw.slice(0, QUICK_ORDER_LINE_LENGTH), ...inColumns }]
      const labelled = byLabels(line)
      if (labelled) {
        const { reading, ...own } = labelled
        return [{ raw: raw.slice(0, QUICK_ORDER_LINE_LENGTH), readings: [reading], ...own }]
      }
      const { line: bare, ...beside } = annotated(unnumbered(line, numbered))
      const read = readLine(bare)
      return read ? [{ raw: raw.slice(0, QUICK_ORDER_LINE_LENGTH), readings: read, ...beside }] : []
    })
    .slice(0, most)
}
