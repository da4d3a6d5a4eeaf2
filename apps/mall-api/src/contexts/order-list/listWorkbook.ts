import type { ParsedOf } from '@millwright/contract/contract'
import type { CallContext } from '../../core/call/call.ts'
import { textCell, yuanCell } from '../../core/wire/workbookCells.ts'
import { writeWorkbook } from '../../core/wire/writeWorkbook.ts'
import { listColumnWords } from './listColumnWords.ts'
import { showList } from './showList.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const widths = [8, 26, 36, 14, 10, 10, 8, 12, 12, 30, 14]
/** The characters that the name of a sheet may not have, and the length of a sheet's name. */
const FORBIDDEN = /[\\/?*[\]:']/g
const SHEET_LENGTH = 31

/** Returns a list as a workbook. The import reads its level, part, quantity, note and item columns. */
export async function listWorkbook(
  context: Pick<CallContext, 'db' | 'now' | 'locale' | 'say'> & { user: number },
  asked: ParsedOf<'exportOrderList'>,
): Promise<File> {
  const list = await showList(context, asked)
  const columns = listColumnWords[context.locale].map((title, at) => ({ title, width: widths[at]! }))
  async function* batches() {
    yield list.items.map(({ level, partyCode, prodName, brandName, quantity, pieces, unit, note, skuId, offer }) => [
      { value: Number(level) },
      textCell(partyCode),
      textCell(prodName ?? ''),
      textCell(brandName ?? ''),
      { value: Number(quantity) },
      { value: Number(pieces) },
      textCell(unit ?? ''),
      offer ? yuanCell(String(offer.price)) : {},
      offer ? yuanCell(String(offer.amount)) : {},
      textCell(note ?? ''),
      textCell(skuId === undefined ? '' : String(skuId)),
    ])
  }
  const name = list.name.replace(FORBIDDEN, ' ').trim() || 'list'
  const bytes = await writeWorkbook({ sheet: name.slice(0, SHEET_LENGTH), columns }, batches())
  return new File([bytes], 'order-list.xlsx', { type: XLSX })
}
