import { withoutDefusal } from '../../../core/wire/defused.ts'
import { cellFormats, shownNumber } from './cellFormats.ts'
import { CELL_MOST, COLUMNS_MOST, TableRows } from './Table.ts'
import type { Table } from './Table.ts'
import { TableFault } from './TableFault.ts'
import { readXml } from './readXml.ts'
import { openZip } from './zipParts.ts'
import type { ZipParts } from './zipParts.ts'

/** The maximum number of sheets that are read. */
const SHEETS_MOST = 20
const TEXTS_MOST = 500_000

/**
 * Reads the sheets of a workbook. A formula has the value that was stored with it. Hidden sheets, rows and columns are
 * left out, because the sender does not see them; so are macros, links, pictures and notes, which are never opened.
 */
export async function workbookTables(bytes: Uint8Array): Promise<Table[]> {
  const parts = await openZip(bytes)
  if (!parts.has('xl/workbook.xml')) throw new TableFault(parts.has('xl/workbook.bin') ? 'oldWorkbook' : 'other')
  const { sheets, from1904 } = await sheetsOf(parts)
  const [texts, formats] = [await sharedTexts(parts), await cellFormats(parts)]
  const tables: Table[] = []
  for (const { name, part } of sheets) {
    if (!parts.has(part)) throw new TableFault('cut')
    const rows = new SheetRows((value, type, style) =>
      type === 's'
        ? (texts[Number(value)] ?? '')
        : type === 'b'
          ? value === '1'
            ? 'TRUE'
            : 'FALSE'
          : type === 'e'
            ? ''
            : type === 'n'
              ? shownNumber(value, formats[style], from1904)
              : value,
    )
    await readXml(parts.read(part), rows)
    tables.push(rows.all.table(name))
  }
  return tables
}

async function sheetsOf(parts: ZipParts) {
  const targets = new Map<string, string>()
  await readXml(parts.read('xl/_rels/workbook.xml.rels'), {
    open: (name, { Id, Target, TargetMode }) => {
      if (name !== 'Relationship' || TargetMode === 'External' || !Id || !Target) return
      targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target.replace(/^\.\//, '')}`)
    },
  })
  const sheets: { name: string; part: string; hidden: boolean }[] = []
  let from1904 = false
  await readXml(parts.read('xl/workbook.xml'), {
    open: (tag, attributes) => {
      if (tag === 'workbookPr') from1904 = isOn(attributes.date1904)
      if (tag !== 'sheet') return
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1]
      const part = targets.get(id ?? '')
      if (part)
        sheets.push({ name: attributes.name ?? '', part, hidden: (attributes.state ?? 'visible') !== 'visible' })
    },
  })
  if (!sheets.length) throw new TableFault('cut')
  return { sheets: sheets.filter(({ hidden }) => !hidden).slice(0, SHEETS_MOST), from1904 }
}

async function sharedTexts(parts: ZipParts): Promise<string[]> {
  const texts: string[] = []
  let text = ''
  let open = ''
  let phonetic = false
  await readXml(parts.read('xl/sharedStrings.xml'), {
    open: (name) => {
      open = name
      if (name === 'si') text = ''
      if (name === 'rPh') phonetic = true
    },
    text: (part) => {
      if (open === 't' && !phonetic && text.length < CELL_MOST) text += part.slice(0, CELL_MOST)
    },
    close: (name) => {
      open = ''
      if (name === 'rPh') phonetic = false
      if (name !== 'si') return
      if (texts.length === TEXTS_MOST) throw new TableFault('heavy')
      texts.push(text)
    },
  })
  return texts
}

type Cell = { column: number; type: string; style: number; value: string }

/** Collects the rows of a sheet while its XML is read. */
class SheetRows {
  readonly all = new TableRows()
  private readonly shown: (value: string, type: string, style: number) => string
  private readonly hiddenColumns: [number, number][] = []
  private row: string[] | undefined
  private place = 0
  private cell: Cell | undefined
  private inValue = false
  private phonetic = false

  constructor(shown: (value: string, type: string, style: number) => string) {
    this.shown = shown
  }

  readonly open = (name: string, { r, t, s, min, max, hidden }: Readonly<Record<string, string>>): void => {
    if (name === 'col' && isOn(hidden)) this.hiddenColumns.push([Number(min) - 1, Number(max) - 1])
    else if (name === 'row') {
      this.place = /^\d{1,7}$/.test(r ?? '') ? Number(r) : this.place + 1
      this.row = isOn(hidden) ? undefined : []
    } else if (name === 'c' && this.row) {
      const column = r === undefined ? this.row.length : columnOf(r)
      this.cell = { column, type: t ?? 'n', style: Number(s ?? 0), value: '' }
    } else if (name === 'rPh') this.phonetic = true
    else if (name === 'v' || name === 't') this.inValue = !this.phonetic
  }

  readonly text = (part: string): void => {
    if (this.inValue && this.cell && this.cell.value.length < CELL_MOST) this.cell.value += part.slice(0, CELL_MOST)
  }

  readonly close = (name: string): boolean => {
    if (name === 'v' || name === 't') this.inValue = false
    else if (name === 'rPh') this.phonetic = false
    else if (name === 'c') this.endCell()
    else if (name === 'row' && this.row) {
      const full = !this.all.add(this.row, this.place)
      this.row = undefined
      return full
    }
    return name === 'sheetData'
  }

  private endCell(): void {
    const { row, cell } = this
    this.cell = undefined
    if (!row || !cell || cell.column >= COLUMNS_MOST || this.isHidden(cell.column)) return
    while (row.length < cell.column) row.push('')
    row[cell.column] = withoutDefusal(this.shown(cell.value, cell.type, cell.style))
  }

  private isHidden(column: number): boolean {
    return this.hiddenColumns.some(([from, to]) => column >= from && column <= to)
  }
}

const isOn = (value: string | undefined) => value === '1' || value === 'true'

/** Returns the column of a cell such as `AB12`, from 0. */
function columnOf(reference: string): number {
  let column = 0
  for (const letter of /^[A-Z]{0,4}/i.exec(reference)?.[0].toUpperCase() ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1 < 0 ? COLUMNS_MOST : column - 1
}
