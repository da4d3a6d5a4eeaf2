import { csvLine } from '../../core/wire/csv.ts'
import { textCell } from '../../core/wire/workbookCells.ts'
import { writeWorkbook } from '../../core/wire/writeWorkbook.ts'
import type { CallContext } from '../../core/call/call.ts'
import type { ReadDb } from '../../db/db.ts'
import { ownedBy } from './ownedBy.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const words = {
  zh: { sheet: '我的料号', titles: ['我的料号', '型号', '名称', '单位'] },
  en: { sheet: 'Article numbers', titles: ['Your number', 'Part number', 'Name', 'Unit'] },
} as const
const widths = [24, 28, 40, 10] as const

/** Returns all article numbers of a buyer as a file. The first two columns can be pasted into the import. */
export async function exportNumbers(
  { db, user, locale }: Pick<CallContext, 'db' | 'locale'> & { user: number },
  format: 'csv' | 'xlsx',
): Promise<File> {
  const { sheet, titles } = words[locale]
  const rows = await db.read((at) => rowsOf(at, user, locale))
  // The mark tells Excel that the text is UTF-8.
  if (format === 'csv')
    return new File([`\ufeff${[[...titles], ...rows].map(csvLine).join('')}`], 'article-numbers.csv', {
      type: 'text/csv; charset=utf-8',
    })
  async function* batches() {
    yield rows.map((row) => row.map(textCell))
  }
  const columns = titles.map((title, at) => ({ title, width: widths[at]! }))
  return new File([await writeWorkbook({ sheet, columns }, batches())], 'article-numbers.xlsx', { type: XLSX })
}

async function rowsOf(db: ReadDb, user: number, locale: string): Promise<string[][]> {
  type Row = { number: string; code: string; name: string; unit: string }
  const rows = await db.query<Row>(
    `select a.number, k.party_code as code, p.name->>$2 as name, a.unit from article_number a join sku k using (sku_id) join product p using (prod_id)
    where ${ownedBy('$1')} order by a.key`,
    [user, locale],
  )
  return rows.map(({ number, code, name, unit }) => [number, code, name, unit])
}
