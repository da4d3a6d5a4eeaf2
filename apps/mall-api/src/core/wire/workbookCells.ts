import type { CellObject } from 'write-excel-file/node'
import { defused } from './defused.ts'
import { wireYuan } from './wire.ts'

const CHINA = 8 * 3_600_000
const MONEY = '#,##0.00'

/** Returns a text cell without the characters that XML cannot hold. A text is never a formula, also not after a person edits it. */
export function textCell(value: string): CellObject {
  // oxlint-disable-next-line no-control-regex
  const clean = value.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
  return clean ? { value: defused(clean) } : {}
}

export function yuanCell(amount: string): CellObject {
  return { value: wireYuan(amount), format: MONEY }
}

/** Returns a date cell in China's wall-clock time, because workbooks have no time zones. */
export function dateCell(time: number | null): CellObject {
  return time === null ? {} : { value: new Date(time + CHINA) }
}
