import {
  QUICK_ORDER_LINE_LENGTH,
  QUICK_ORDER_LINE_LIMIT,
  QUICK_ORDER_TEXT_LIMIT,
} from '@millwright/domain/quick-order/limits'
import { readPastedList } from '@millwright/domain/quote/pastedList'
import { isHead } from '@millwright/domain/quote/tableColumns'
import type { Table } from '../files/tables/Table.ts'

/** The rows of a sheet by which it is chosen. */
const SAMPLE = 200
/** The rows among which the heading is looked for. */
const HEAD_ROWS = 10

type Read = Pick<Table, 'name' | 'rows' | 'cut'>
type FileText = { text: string; lines: number; cut: boolean; sheet?: string }

/**
 * Returns a file's rows as the text that a person would paste: one line per row, cells separated by tabs. Of several
 * sheets, the one with the most rows that read as goods with a quantity is taken.
 */
export function fileText(tables: readonly Read[]): FileText {
  const scored = tables.map((table) => ({ table, score: scoreOf(table) }))
  const { table } = scored.reduce((best, one) => (one.score > best.score ? one : best))
  const most = hasHeading(table) ? table.rows.length : QUICK_ORDER_LINE_LIMIT
  const { lines, cut } = linesOf(table.rows.slice(0, most))
  return {
    text: lines.join('\n'),
    lines: lines.length,
    cut: cut || table.cut || table.rows.length > most,
    ...(tables.length > 1 && table.name && { sheet: table.name.slice(0, 100) }),
  }
}

/** Whether one of the first rows names the columns, and is no line. */
function hasHeading({ rows }: Read): boolean {
  return rows.slice(0, HEAD_ROWS).some((row) => isHead(row.join('\t')))
}

/** A row with a quantity counts most, then a row with a model. */
function scoreOf({ rows }: Read): number {
  const read = readPastedList(linesOf(rows.slice(0, SAMPLE)).lines.join('\n'), SAMPLE)
  return read.filter(({ readings }) => readings[0]?.quantity !== undefined).length * SAMPLE * 2 + read.length
}

function linesOf(rows: readonly (readonly string[])[]): { lines: string[]; cut: boolean } {
  const first = Math.min(...rows.map((row) => row.findIndex(Boolean)))
  const lines: string[] = []
  let left = QUICK_ORDER_TEXT_LIMIT
  for (const row of rows) {
    const line = fitted(row.slice(first)).join('\t')
    left -= line.length + 1
    if (left < 0) return { lines, cut: true }
    lines.push(line)
  }
  return { lines, cut: false }
}

/** Shortens the longest cells until the row fits into a line. */
function fitted(row: readonly string[]): string[] {
  const cells = [...row]
  const length = () => cells.reduce((sum, cell) => sum + cell.length + 1, -1)
  for (let over = length() - QUICK_ORDER_LINE_LENGTH; over > 0; over = length() - QUICK_ORDER_LINE_LENGTH) {
    const longest = cells.reduce((at, cell, index) => (cell.length > cells[at]!.length ? index : at), 0)
    const cell = cells[longest]!
    if (cell.length < 2) return cells.slice(0, QUICK_ORDER_LINE_LENGTH / 2)
    cells[longest] = cell.slice(0, Math.max(1, Math.ceil(cell.length / 2), cell.length - over))
  }
  return cells
}
