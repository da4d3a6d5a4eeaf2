import { readXml } from './readXml.ts'
import type { ZipParts } from './zipParts.ts'

/** How a numeric cell is shown. */
export type CellFormat = { kind: 'plain' } | { kind: 'date' } | { kind: 'digits'; length: number }

const plain: CellFormat = { kind: 'plain' }
/** The built-in formats of dates and times (ECMA-376, 18.8.30). */
const builtInDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)
const DAY = 86_400_000
const EPOCH = Date.UTC(1899, 11, 30)
const EPOCH_1904 = Date.UTC(1904, 0, 1)

/** Returns the formats of a workbook's cells by their style. */
export async function cellFormats(parts: ZipParts): Promise<CellFormat[]> {
  const own = new Map<number, string>()
  const formats: CellFormat[] = []
  let inCells = false
  await readXml(parts.read('xl/styles.xml'), {
    open: (name, { numFmtId, formatCode }) => {
      const id = Number(numFmtId ?? 0)
      if (name === 'numFmt') own.set(id, formatCode ?? '')
      if (name === 'cellXfs') inCells = true
      if (name === 'xf' && inCells && formats.length < 10_000) formats.push(formatOf(id, own.get(id)))
    },
    close: (name) => name === 'cellXfs',
  })
  return formats
}

function formatOf(id: number, code: string | undefined): CellFormat {
  if (code === undefined) return builtInDate(id) ? { kind: 'date' } : plain
  const bare = code.slice(0, 200).replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, '')
  if (/[yd]/i.test(bare)) return { kind: 'date' }
  return /^0{2,30}$/.test(bare) ? { kind: 'digits', length: bare.length } : plain
}

/** Returns a numeric cell as the sheet shows it: dates as `2026-03-09`, part numbers with their leading zeros. */
export function shownNumber(value: string, format: CellFormat = plain, from1904 = false): string {
  const number = Number(value)
  if (!value.trim() || !Number.isFinite(number)) return value
  if (format.kind === 'date' && number >= 1 && number < 2_958_466) {
    const time = (from1904 ? EPOCH_1904 : EPOCH) + Math.floor(number) * DAY
    return new Date(time).toISOString().slice(0, 10)
  }
  // A stored 37.5 may be 37.499999999999996.
  const exact = Number(number.toPrecision(15))
  const text = Math.abs(exact) < 1e21 && Number.isInteger(exact) ? BigInt(exact).toString() : String(exact)
  return format.kind === 'digits' ? text.padStart(format.length, '0') : text
}
