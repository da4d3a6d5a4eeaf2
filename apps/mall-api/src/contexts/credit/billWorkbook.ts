import { billState } from '@millwright/domain/credit/billState'
import writeWorkbook from 'write-excel-file/node'
import type { CellObject } from 'write-excel-file/node'
import { dateCell, textCell, yuanCell } from '../../core/wire/workbookCells.ts'
import type { ReadContext } from '../../core/call/call.ts'
import type { BillRow } from '../../core/credit/billRows.ts'
import { entriesOfMonth } from './entries.ts'
import { billWords } from './billWords.ts'

const columns = [
  { key: 'billNumber', width: 20 },
  { key: 'month', width: 10 },
  { key: 'kind', width: 14 },
  { key: 'date', width: 17 },
  { key: 'orderNumber', width: 25 },
  { key: 'poNumber', width: 16 },
  { key: 'refundSn', width: 25 },
  { key: 'amount', width: 14 },
] as const

/**
 * Returns a workbook with two sheets: totals per statement (amount, paid, open), and the entries of all statements. The
 * amounts of the second sheet add up to the open amounts of the first.
 */
export async function billWorkbook(
  bills: readonly BillRow[],
  context: Pick<ReadContext, 'db' | 'locale' | 'now'> & { user: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const words = billWords[context.locale]
  const head = (names: readonly string[]): CellObject[] =>
    names.map((value) => ({ value, fontWeight: 'bold', backgroundColor: '#eef2f5' }))
  const sums = [head(words.sumHeads), ...bills.map((bill) => sumRow(bill, words, context.now))]
  const lines: CellObject[][] = [head(columns.map(({ key }) => words[key]))]
  for (const bill of bills)
    for (const entry of await entriesOfMonth(context, context.user, bill.month))
      lines.push([
        textCell(bill.billNumber),
        textCell(bill.month),
        textCell(words.kinds[entry.kind]),
        dateCell(entry.created),
        textCell(entry.orderNumber ?? ''),
        textCell(entry.poNumber ?? ''),
        textCell(entry.refundSn ?? ''),
        yuanCell(entry.amount),
      ])
  const options = { stickyRowsCount: 1, dateFormat: 'yyyy-mm-dd hh:mm' }
  const bytes = await writeWorkbook([
    { data: sums, sheet: words.sums, columns: words.sumHeads.map(() => ({ width: 16 })), ...options },
    { data: lines, sheet: words.lines, columns: columns.map(({ width }) => ({ width })), ...options },
  ]).toBuffer()
  return Uint8Array.from(bytes)
}

function sumRow(bill: BillRow, words: (typeof billWords)['zh'], now: number): CellObject[] {
  const { billNumber, month, amount, paid, credited, open, issued, due } = bill
  return [
    textCell(billNumber),
    textCell(month),
    dateCell(issued),
    dateCell(due - 1),
    yuanCell(amount),
    yuanCell(credited),
    yuanCell(paid),
    yuanCell(open),
    textCell(words.states[billState({ open: Number(open), due }, now)]),
  ]
}
