import type { CallName } from '@millwright/contract/contract'
import type { Locale } from '@millwright/domain/locale'
import { owedFor } from '../../core/payment/owedMoney.ts'
import type { PartialHandlers } from '../../core/call/call.ts'
import { reading } from '../../core/call/reading.ts'
import { pageOf, windowOf } from '../../core/list/paging.ts'
import { optionalWireYuan, wireYuan } from '../../core/wire/wire.ts'
import { openMemberTransfers } from '../payment/memberTransfers.ts'
import { balanceEntries, totalReceived } from './balances.ts'
import { balanceWorkbook } from './balanceWorkbook.ts'
import { totalOf } from '../../core/member/ledger.ts'
import { offerOf, startTopUp } from './memberPayments.ts'

type Names =
  | 'balanceInfo'
  | 'balanceLog'
  | 'exportBalance'
  | 'balanceOffers'
  | 'payBalance'
  | 'memberPayInfo'
  | 'memberPayOffer'
type Both = Record<Locale, string>

export const balanceHandlers: PartialHandlers<Names & CallName> = {
  balanceInfo: async (_, context) => {
    const { db, user, now } = context
    const [[buyer], balance, total, transfers] = await Promise.all([
      db.query<{ set: boolean }>('select pay_password is not null as set from buyer where user_id = $1', [user]),
      totalOf(db, user, 'balance', now),
      totalReceived(db, user),
      openMemberTransfers(context, user, 'topup'),
    ])
    return { balance: wireYuan(balance), totalBalance: wireYuan(total), hasPayPassword: buyer?.set ?? false, transfers }
  },
  balanceLog: reading(async ({ current, size, ...search }, { db, user }) => {
    const { entries, total } = await balanceEntries(db, user, search, windowOf({ current, size }))
    return pageOf(
      entries.map(({ id, created, type, amount, after, reference }) => ({
        id,
        createTime: created,
        type,
        changeBalance: wireYuan(amount),
        ioType: Number(amount) < 0 ? 0 : 1,
        balance: wireYuan(after),
        bizId: reference || undefined,
      })),
      total,
      { current, size },
    )
  }),
  exportBalance: async (search, context) =>
    new Blob([await balanceWorkbook(search, context)], {
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    }),
  balanceOffers: async (_, { db, locale }) => {
    const rows = await db.query<{ id: number; title: Both; amount: string; gift: string; growth: number }>(
      'select offer_id as id, title, amount, gift, growth from top_up_offer where on_sale order by amount',
    )
    return rows.map(({ id, title, amount, gift, growth }) => ({
      balanceId: id,
      title: title[locale],
      rechargeAmount: wireYuan(amount),
      ...(Number(gift) > 0 && { presAmount: optionalWireYuan(gift) }),
      ...(growth > 0 && { presGrowth: growth }),
    }))
  },
  payBalance: (input, context) => startTopUp(input, context),
  memberPayOffer: (input, context) => offerOf(input, context),
  memberPayInfo: async ({ payNumber }, context) => {
    const [row] = await context.db.query<{
      kind: 'topup' | 'level'
      title: Both
      amount: string
      gift: string
      payType: number | null
      expires: number
      paidAt: number | null
      until: number | null
      toBalance: boolean
    }>(
      `select kind, title, amount, gift, pay_type as "payType", expires, paid_at as "paidAt", level_until as until,
        to_balance as "toBalance" from member_payment where pay_number = $1 and user_id = $2`,
      [payNumber, context.user],
    )
    if (!row) return context.fail('A03000', 'memberPayGone')
    const { kind, title, amount, gift, payType, expires, paidAt, until, toBalance } = row
    return {
      payNumber,
      kind,
      title: title[context.locale],
      amount: wireYuan(amount),
      ...(Number(gift) > 0 && { presAmount: wireYuan(gift) }),
      status: paidAt !== null ? 2 : expires <= context.now ? 6 : 1,
      payType,
      endTime: expires,
      until,
      toBalance,
      owed: await owedFor(context.db, context.user, kind, [payNumber]),
    }
  },
}
