import { EXPORT_LINES } from '@millwright/domain/constants'
import type { Locale } from '@millwright/domain/locale'
import { balanceKindOf } from '@millwright/domain/member/balance'
import type { BalanceKind } from '@millwright/domain/member/balance'
import writeWorkbook from 'write-excel-file/node'
import type { CellObject } from 'write-excel-file/node'
import type { CallContext } from '../../core/call/call.ts'
import { wireYuan } from '../../core/wire/wire.ts'
import { textCell } from '../../core/wire/workbookCells.ts'
import { balanceEntries } from './balances.ts'
import type { EntrySearch } from './balances.ts'

const CHINA = 8 * 3_600_000
const MONEY = '#,##0.00'

export const balanceWords: Record<
  Locale,
  { sheet: string; heads: string[]; more: string; kinds: Record<BalanceKind, string> }
> = {
  zh: {
    sheet: '余额明细',
    heads: ['时间', '类型', '收支（元）', '余额（元）', '关联单号'],
    more: `仅导出前 ${EXPORT_LINES} 条，请按月份筛选后再导出其余明细。`,
    kinds: {
      recharge: '充值',
      gift: '充值赠送',
      pay: '付款',
      refund: '退款',
      platform: '平台调整',
      level: '购买会员',
    },
  },
  en: {
    sheet: 'Balance',
    heads: ['Time', 'Kind', 'Change (CNY)', 'Balance (CNY)', 'Reference'],
    more: `Only the first ${EXPORT_LINES} entries; choose a month to export the rest.`,
    kinds: {
      recharge: 'Top-up',
      gift: 'Bonus',
      pay: 'Payment',
      refund: 'Refund',
      platform: 'Adjustment',
      level: 'Membership',
    },
  },
}

export async function balanceWorkbook(
  search: EntrySearch,
  { db, user, locale }: Pick<CallContext, 'db' | 'locale'> & { user: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const { sheet, heads, more, kinds } = balanceWords[locale]
  const { entries } = await balanceEntries(db, user, search, { limit: EXPORT_LINES + 1, offset: 0 })
  const head = heads.map((value): CellObject => ({ value, fontWeight: 'bold', backgroundColor: '#eef2f5' }))
  const rows = entries.slice(0, EXPORT_LINES).map(({ created, type, amount, after, reference }): CellObject[] => [
    // Workbooks have no time zones, so the date is China's wall clock time.
    { value: new Date(created + CHINA), type: Date },
    { value: kinds[balanceKindOf(type) ?? 'platform'], type: String },
    { value: wireYuan(amount), type: Number, format: MONEY },
    { value: wireYuan(after), type: Number, format: MONEY },
    textCell(reference ?? ''),
  ])
  const over: CellObject[][] = entries.length > EXPORT_LINES ? [[{ value: more, type: String }]] : []
  const bytes = await writeWorkbook([head, ...rows, ...over], {
    sheet,
    columns: [17, 16, 14, 14, 28].map((width) => ({ width })),
    stickyRowsCount: 1,
    dateFormat: 'yyyy-mm-dd hh:mm',
  }).toBuffer()
  return Uint8Array.from(bytes)
}
