import { buffer } from 'node:stream/consumers'
import PdfDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
// @boundaries-ignore the corpus is the fuzz run's
import { part, workbookFile, workbookParts } from '../../../../../../tests/fuzz/hostileFiles/workbookFile.ts'
// @boundaries-ignore the corpus is the fuzz run's
import { zipFile } from '../../../../../../tests/fuzz/hostileFiles/zipFile.ts'
import { tablesOf } from './tablesOf.ts'

const rowsOf = async (bytes: Uint8Array) => (await tablesOf(Uint8Array.from(bytes))).map(({ rows }) => rows)
const text = (value: string) => Buffer.from(value)

describe('text in columns [R5.19]', () => {
  it.each([',', ';', '\t', '|'])('is read with the separator %j', async (separator) =>
    expect(await rowsOf(text(`"6205${separator}2RS"${separator}20\r\nM8x40${separator}200`))).toEqual([
      [
        [separator === '\t' ? '6205 2RS' : `6205${separator}2RS`, '20'],
        ['M8x40', '200'],
      ],
    ]),
  )
  it.each([
    ['UTF-8 with a mark', text('\ufeff轴承;20')],
    ['UTF-16', Buffer.from('\ufeff轴承;20', 'utf16le')],
    ['UTF-16 without a mark', Buffer.from('Bearing 6205;20', 'utf16le')],
    ['UTF-16 in the other byte order', Buffer.from('\ufeff轴承;20', 'utf16le').swap16()],
    ['GB18030', Buffer.from('d6e1b3d03b3230', 'hex')],
  ])('is read in %s', async (_, bytes) => expect((await rowsOf(bytes))[0]![0]!.at(-1)).toBe('20'))
  it('keeps the lines of a mail as they are', async () =>
    expect(await rowsOf(text('Hello, please quote\n\n6205 2RS 20 pcs\nM8x40 200 pcs\n'))).toEqual([
      [['Hello, please quote'], ['6205 2RS 20 pcs'], ['M8x40 200 pcs']],
    ]))
  it('reads the following lines if a quote does not end', async () =>
    expect(await rowsOf(text('6205;5\n"6206;6\n6207;7'))).toEqual([
      [
        ['6205', '5'],
        ['"6206', '6'],
        ['6207', '7'],
      ],
    ]))
  it('stops after 1,000 lines and their heading, and says so', async () => {
    const [table] = await tablesOf(text('6205;5\n'.repeat(1002)))
    expect(table).toMatchObject({ cut: true, rows: { length: 1001 } })
    expect((await tablesOf(text('6205;5\n'.repeat(1001))))[0]).toMatchObject({ cut: false })
  })
  it('removes the sign of an export before a formula', async () =>
    expect(await rowsOf(text("'=6205;5\n'-a;6"))).toEqual([
      [
        ['=6205', '5'],
        ['-a', '6'],
      ],
    ]))
})

const styles =
  '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="00000"/><numFmt numFmtId="165" formatCode="yyyy&quot;年&quot;m"/></numFmts>' +
  '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="14"/><xf numFmtId="165"/></cellXfs></styleSheet>'

describe('a workbook [R5.19]', () => {
  it('gives the stored value of a formula, dates as days and part numbers with their zeros', async () => {
    const cells =
      '<row><c><f>1+41000</f><v>7</v></c><c t="str"><f>A1&amp;"x"</f><v>7x</v></c><c s="1"><v>6204</v></c><c s="2"><v>46090</v></c><c s="3"><v>46090.5</v></c>' +
      '<c><v>37.499999999999996</v></c><c><v>1.23E+13</v></c><c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c><c t="inlineStr"><is><r><t>a</t></r><rPh><t>b</t></rPh></is></c></row>'
    const file = workbookFile({ cells, more: [part('xl/styles.xml', styles)] })
    expect(await rowsOf(file)).toEqual([
      [['7', '7x', '06204', '2026-03-09', '2026-03-09', '37.5', '12300000000000', 'TRUE', '', 'a']],
    ])
  })
  it('leaves out hidden rows, columns and sheets, and keeps the place of a cell', async () => {
    const cells =
      '<row r="1"><c r="A1"><v>1</v></c><c r="B1"><v>2</v></c><c r="D1"><v>4</v></c></row><row r="2" hidden="1"><c r="A2"><v>9</v></c></row>'
    const sheets =
      '<workbook xmlns:r="r"><sheets><sheet name="a" r:id="rId2" state="hidden"/><sheet name="b" r:id="rId1"/></sheets></workbook>'
    const file = workbookFile({
      instead: {
        'xl/workbook.xml': sheets,
        'xl/worksheets/sheet1.xml': `<worksheet><cols><col min="2" max="2" hidden="1"/></cols><sheetData>${cells}</sheetData></worksheet>`,
      },
    })
    expect(await tablesOf(file)).toEqual([{ name: 'b', rows: [['1', '', '', '4']], places: [1], cut: false }])
  })
  it('is refused if a part states more than may be unpacked', async () => {
    const file = zipFile(
      workbookParts().map((entry) => (/sheet1/.test(entry.name) ? { ...entry, claimedSize: 65 * 1024 * 1024 } : entry)),
    )
    await expect(tablesOf(file)).rejects.toMatchObject({ problem: 'heavy' })
  })
})

describe('a PDF [R5.19]', () => {
  it('gives the pieces at one height as a row, and a gap as the end of a cell', async () => {
    const doc = new PdfDocument({ size: 'A4' })
    const bytes = buffer(doc)
    const rows = [
      ['Part number', 'Qty', 'Unit'],
      ['6205-2RS C3', '20', 'pcs'],
      ['M8x40 DIN 933', '200', 'pcs'],
    ]
    rows.forEach((row, y) => row.forEach((cell, x) => doc.text(cell, 50 + x * 150, 100 + y * 16, { lineBreak: false })))
    doc.end()
    expect(await rowsOf(await bytes)).toEqual([rows])
  })
})
