import type { CellObject } from 'write-excel-file/node'
import { yuan } from '../server/wire.ts'

const CHINA = 8 * 3_600_000
const MONEY = '#,##0.00'

/** Characters that XML cannot hold are left out. */
export function text(value: string): CellObject {
  // oxlint-disable-next-line no-control-regex
  const clean = value.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
  return clean ? { value: clean, type: String } : {}
}

export function yuanCell(amount: string): CellObject {
  return { value: yuan(amount), type: Number, format: MONEY }
}

/** A workbook knows no zones: the wall clock of China. */
export function moment(time: number | null): CellObject {
  return time === null ? {} : { value: new Date(time + CHINA), type: Date }
}
