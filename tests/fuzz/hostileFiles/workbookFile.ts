import { zipFile, type ZipEntry } from './zipFile.ts'

export const sheetMain = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

export interface WorkbookParts {
  /** Further rows of [Content_Types].xml. */
  readonly types?: string
  readonly main?: string
  readonly relations?: string
  readonly sheetRelations?: string
  /** XML after the sheet's rows. */
  readonly afterRows?: string
  readonly cells?: string
  readonly more?: readonly ZipEntry[]
  /** Replaces finished parts by name. */
  readonly instead?: Readonly<Record<string, string | Buffer>>
}

export const part = (name: string, content: string | Buffer, rest: Partial<ZipEntry> = {}): ZipEntry => {
  return { name, bytes: Buffer.from(content), ...rest }
}

export const relation = (id: string, kind: string, target: string, external = false): string => {
  const type = kind.startsWith('http') ? kind : `${office}/${kind}`
  return `<Relationship Id="${id}" Type="${type}" Target="${target}"${external ? ' TargetMode="External"' : ''}/>`
}

export const relations = (rows: string): string => {
  return `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${rows}</Relationships>`
}

export const contentTypes = (main: string, rows: string): string => {
  return (
    `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${main}"/>` +
    '<Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>' +
    `${rows}</Types>`
  )
}

const plainCells = '<row r="1"><c r="A1" t="inlineStr"><is><t>6204</t></is></c><c r="B1"><v>12</v></c></row>'

export function workbookParts(given: WorkbookParts = {}): ZipEntry[] {
  const spreadsheet = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
  const rows = `<sheetData>${given.cells ?? plainCells}</sheetData>${given.afterRows ?? ''}`
  const entries = [
    part('[Content_Types].xml', contentTypes(given.main ?? sheetMain, given.types ?? '')),
    part('_rels/.rels', relations(relation('rId1', 'officeDocument', 'xl/workbook.xml'))),
    part(
      'xl/workbook.xml',
      `${head}<workbook ${spreadsheet} xmlns:r="${office}"><sheets><sheet name="询价" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      relations(relation('rId1', 'worksheet', 'worksheets/sheet1.xml') + (given.relations ?? '')),
    ),
    part('xl/worksheets/sheet1.xml', `${head}<worksheet ${spreadsheet} xmlns:r="${office}">${rows}</worksheet>`),
    ...(given.sheetRelations ? [part('xl/worksheets/_rels/sheet1.xml.rels', relations(given.sheetRelations))] : []),
    ...(given.more ?? []),
  ]
  return entries.map((entry) => {
    const other = given.instead?.[entry.name]
    return other === undefined ? entry : { ...entry, bytes: Buffer.from(other) }
  })
}

export const workbookFile = (given: WorkbookParts = {}): Buffer => zipFile(workbookParts(given))
