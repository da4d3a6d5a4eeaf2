import { EXPORT_LINES } from '@millwright/domain/constants'
import type { Locale } from '@millwright/domain/locale'
import type { PointSource } from '@millwright/domain/member/points'
import writeWorkbook from 'write-excel-file/node'
import type { CellObject } from 'write-excel-file/node'
import type { CallContext } from '../../core/call/call.ts'
import { textCell } from '../../core/wire/workbookCells.ts'
import { pointsLog } from './pointsLog.ts'
import type { PointsSearch } from './pointsLog.ts'

const CHINA = 8 * 3_600_000
const columns = [
  { key: 'time', width: 17 },
  { key: 'cause', width: 18 },
  { key: 'change', width: 12 },
  { key: 'balance', width: 12 },
  { key: 'about', width: 28 },
] as const
type Word = (typeof columns)[number]['key'] | 'sheet' | PointSource

export const pointsWords: Record<Locale, Record<Word, string>> = {
  zh: {
    sheet: '积分明细',
    time: '时间',
    cause: '类型',
    change: '变动',
    balance: '余额',
    about: '关联',
    register: '注册奖励',
    shopping: '购物奖励',
    levelUp: '升级奖励',
    signIn: '签到',
    deduct: '下单抵扣',
    expired: '到期失效',
    recharge: '充值赠送',
    system: '平台调整',
    refund: '退回',
    exchange: '积分兑换',
    task: '任务奖励',
    takenBack: '退货扣回',
  },
  en: {
    sheet: 'Points',
    time: 'Time',
    cause: 'Kind',
    change: 'Change',
    balance: 'Balance',
    about: 'About',
    register: 'Registration',
    shopping: 'Earned on an order',
    levelUp: 'Level upgrade',
    signIn: 'Daily check-in',
    deduct: 'Used on an order',
    expired: 'Expired',
    recharge: 'Top-up bonus',
    system: 'Adjustment by the mall',
    refund: 'Returned',
    exchange: 'Redeemed',
    task: 'Task completed',
    takenBack: 'Deducted for a return',
  },
}

export async function pointsWorkbook(
  search: PointsSearch,
  { db, user, locale }: Pick<CallContext, 'db' | 'locale'> & { user: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const say = pointsWords[locale]
  const { rows } = await db.read((at) => pointsLog(at, user, search, { limit: EXPORT_LINES }))
  const head = columns.map(({ key }): CellObject => ({
    value: say[key],
    fontWeight: 'bold',
    backgroundColor: '#eef2f5',
  }))
  const data = rows.map(({ created, cause, amount, after, reference }): CellObject[] => [
    // Workbooks have no time zones, so the date is China's wall clock time.
    { value: new Date(created + CHINA), type: Date },
    { value: say[cause], type: String },
    { value: Number(amount), type: Number },
    { value: Number(after), type: Number },
    textCell(reference ?? ''),
  ])
  const bytes = await writeWorkbook([head, ...data], {
    sheet: say.sheet,
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
    dateFormat: 'yyyy-mm-dd hh:mm',
  }).toBuffer()
  return Uint8Array.from(bytes)
}
