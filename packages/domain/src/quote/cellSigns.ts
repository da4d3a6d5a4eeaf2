import { isUnit } from './countPlace.ts'
import { measureWords, unitWords } from './quantityWords.ts'

const counted = new RegExp(`^\\d+(?:\\.0+)?\\s*(?:${unitWords}|${measureWords})\\.?$`, 'i')

/**
 * Returns a line with tabs between its cells, if quotes, spaces, slashes or semicolons separate them: `"6205","10"`, a
 * print with columns of a fixed width (`0010  6205-2RS    10 PC  1000`), a record (`接触器/CN1-1811-AC220V/只/5`). A slash
 * may also be part of a designation, so it separates only if a cell is a unit or a quantity with its unit.
 */
export function withTabs(raw: string): string {
  const line = raw.trim()
  if (/[\t|]/.test(line)) return raw
  const quoted = quotedCells(line)
  if (quoted) return quoted.join('\t')
  const columns = line.split(/[^\S\n]{2,}/)
  if (columns.length >= 3 && columns.some((cell) => /\d/.test(cell))) return columns.join('\t')
  const isRecord = (cells: readonly string[], least: number) =>
    cells.length >= least && cells.some((cell) => counted.test(cell.trim()) || isUnit(cell.trim()))
  const separated = [line.split(/\s\/\s/), line.split('/'), line.split(/[;；]/)]
  const at = separated.findIndex((cells, turn) => isRecord(cells, [3, 5, 4][turn]!))
  return at < 0 ? raw : separated[at]!.map((cell) => cell.trim()).join('\t')
}

/** Returns the cells of a row that quotes some of them, or undefined for another line. */
function quotedCells(line: string): string[] | undefined {
  if (!/^"[^"]*"\s*[,;]|[,;]\s*"[^"]*"$/.test(line)) return undefined
  const cells = [...line.matchAll(/\s*(?:"([^"]*)"|([^,;"]*))\s*(?:[,;]|$)/g)].map(
    ([, inside, bare = '']) => inside ?? bare,
  )
  return cells.length > 2 ? cells.slice(0, cells.at(-1) ? undefined : -1) : undefined
}
