import { QUANTITY_LIMIT } from '../constants.ts'
import { ORDER_LIST_LEVELS } from './limits.ts'

/** A line of a list. `level` 1 is the top; `quantity` is for one piece of the line above with a lower level. */
export type BillLine = { level: number; quantity: number }

/** The pieces of a line for all assemblies. An assembly has lines below it, which are ordered instead of it. */
export type BillPieces = { pieces: number; isAssembly: boolean }

/**
 * Returns the levels of lines in their order, from 1 to 5. A level is at most one deeper than the line before it, so
 * that each line below the top has a line that it belongs to.
 */
export function properLevels(levels: readonly number[]): number[] {
  let before = 0
  return levels.map((level) => {
    before = Math.min(Math.max(1, Math.trunc(level) || 1), before + 1, ORDER_LIST_LEVELS)
    return before
  })
}

/**
 * Returns the pieces of each line: its quantity times those of the lines that it belongs to, times the number of
 * assemblies. A product above the limit of a quantity is one more than the limit.
 */
export function billPieces(lines: readonly BillLine[], assemblies = 1): BillPieces[] {
  const levels = properLevels(lines.map(({ level }) => level))
  const above: number[] = []
  return lines.map(({ quantity }, at) => {
    const level = levels[at]!
    const pieces = Math.min(quantity * (level === 1 ? assemblies : above[level - 1]!), QUANTITY_LIMIT + 1)
    above[level] = pieces
    return { pieces, isAssembly: (levels[at + 1] ?? 0) > level }
  })
}
