import type { Locale } from '@millwright/domain/locale'
import writeWorkbook from 'write-excel-file/node'

const words = {
  zh: { sheet: '购物车', headings: ['型号', '数量', '备注'] },
  en: { sheet: 'Cart', headings: ['Part number', 'Quantity', 'Note'] },
} as const

/** Returns a workbook for cart uploads, with headings in the given language and one example line. */
export async function cartTemplate(locale: Locale): Promise<Uint8Array<ArrayBuffer>> {
  const { sheet, headings } = words[locale]
  const head = headings.map((value) => ({ value, type: String, fontWeight: 'bold' as const }))
  const example = [{ value: '6205-2RS', type: String }, { value: 10, type: Number }, {}]
  const bytes = await writeWorkbook([head, example], {
    sheet,
    columns: [{ width: 28 }, { width: 12 }, { width: 40 }],
    stickyRowsCount: 1,
  }).toBuffer()
  return Uint8Array.from(bytes)
}
