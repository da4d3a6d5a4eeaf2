import { commissionOn, settledFrom } from '@millwright/domain/distribution/commission'
import { withdrawalLimits } from '@millwright/domain/distribution/withdrawal'
import { money, sum } from '@millwright/domain/money/money'
import { cardsOf } from '../catalogue/cards.ts'
import type { CallContext, PartialHandlers } from '../../core/call/call.ts'
import { pageOf } from '../../core/list/paging.ts'
import { wireDate, optionalWireDate, wireYuan } from '../../core/wire/wire.ts'
import { updateCommissions, incomeAmount, incomeOf, walletIn } from './commissions.ts'
import { applicationWire, distributorOf, hasCard, registerDistributor } from './distributors.ts'
import { withdraw, withdrawnToday } from './withdrawals.ts'
import { queryOne } from '../../db/db.ts'

type Names =
  | 'distributionUserInfo'
  | 'distributionRegister'
  | 'distributionWallet'
  | 'distributionIncome'
  | 'distributionProds'
  | 'withdrawCommission'
  | 'commissionWithdrawals'

/** Runs `work` for distributors with a number. Refuses other buyers. */
async function mine<T>(
  context: CallContext & { user: number; fail: (code: 'A03000', key: 'partnerNot') => never },
  work: () => Promise<T>,
): Promise<T> {
  const own = await distributorOf(context.db, context.user)
  if (!hasCard(own)) return context.fail('A03000', 'partnerNot')
  return work()
}

export const distributionHandlers: PartialHandlers<Names> = {
  distributionUserInfo: async (_, { db, user, locale }) => {
    const own = await distributorOf(db, user)
    if (!own) return null
    const { nickName, pic, inviter, card } = await queryOne<{
      nickName: string
      pic: string | null
      inviter: string | null
      card: string | null
    }>(
      db,
      `select b.nick_name->>$2 as "nickName", b.pic, i.nick_name->>$2 as inviter, d.card_no as card from buyer b
        left join buyer i on i.user_id = $3::bigint left join distributor d on d.user_id = i.user_id where b.user_id = $1`,
      [user, locale, own.inviter],
    )
    return {
      distributionUserId: user,
      cardNo: hasCard(own) ? own.cardNo : null,
      state: own.state,
      nickName,
      pic,
      parent: inviter === null ? null : { nickName: inviter },
      type: own.type,
      bindTime: optionalWireDate(own.approved),
      applyTime: wireDate(own.applied),
      reason: own.reason,
      application: applicationWire(own, card),
    }
  },
  distributionRegister: async (input, context) => {
    const refusal = await registerDistributor(context, context.user, input)
    if (!refusal) return null
    return context.fail(refusal.field ? 'A00010' : 'A00001', refusal.key, {}, { field: refusal.field })
  },
  distributionWallet: (_, context) =>
    mine(context, async () => {
      await updateCommissions(context, { user: context.user })
      const wallet = await walletIn(context.db, context.user)
      return {
        unsettledAmount: wireYuan(wallet.unsettled),
        settledAmount: wireYuan(wallet.settled),
        invalidAmount: wireYuan(wallet.void),
        addupAmount: wireYuan(sum([wallet.unsettled, wallet.settled, wallet.held, wallet.paid])),
        withdrawingAmount: wireYuan(wallet.held),
        paidAmount: wireYuan(wallet.paid),
        withdrawnToday: await withdrawnToday(context.db, context.user, context.now),
      }
    }),
  distributionIncome: (input, context) =>
    mine(context, async () => {
      await updateCommissions(context, { user: context.user })
      const { rows, total } = await context.db.read((db) => incomeOf({ ...context, db }, context.user, input))
      return pageOf(
        rows.map((row) => ({
          incomeId: row.id,
          incomeType: 1,
          incomeAmount: wireYuan(incomeAmount(row)),
          state: row.state,
          orderNumber: row.orderNumber,
          createTime: wireDate(row.created),
          prodId: row.prodId,
          prodName: row.prodName,
          pic: row.pic,
          paidAmount: wireYuan(row.paid),
          awardProportion: Number(row.rate),
          invalidAmount: wireYuan(row.reduced),
          settleTime: row.finishedAt === null ? null : wireDate(settledFrom(row.finishedAt)),
        })),
        total,
        input,
      )
    }),
  distributionProds: ({ prodName, current, size }, context) =>
    mine(context, async () => {
      const rows = await context.db.query<{ prodId: number; rate: string; total: number }>(
        `
        select prod_id as "prodId", d.rate, count(*) over ()::int as total from distribution_prod d join product p using (prod_id)
        where p.status = 1 and ($1::text is null or strpos(lower(p.name->>$2), lower($1::text)) > 0
          or exists (select 1 from sku k where k.prod_id = p.prod_id and strpos(lower(k.party_code), lower($1::text)) > 0))
        order by d.rate desc, prod_id limit $3 offset $4`,
        [prodName?.trim() || null, context.locale, size, (current - 1) * size],
      )
      const cards = await cardsOf(
        context,
        rows.map(({ prodId }) => prodId),
      )
      const rates = new Map(rows.map(({ prodId, rate }) => [prodId, rate]))
      return pageOf(
        cards.map((card) => {
          const rate = rates.get(Number(card.prodId))!
          const price = money(card.price ?? 0)
          return { ...card, awardProportion: Number(rate), awardNumbers: wireYuan(commissionOn(price, rate)) }
        }),
        rows[0]?.total ?? 0,
        { current, size },
      )
    }),
  withdrawCommission: ({ amount, uuid }, context) =>
    mine(context, async () => {
      await updateCommissions(context, { user: context.user })
      const refused = await withdraw(context, context.user, { amount: String(amount), uuid })
      if (!refused) return null
      const { problem, settled } = refused
      if (problem === 'none') return context.fail('A03000', 'partnerNot')
      const { least, most, aDay } = withdrawalLimits
      return context.fail('A00010', sentences[problem], { least, most, settled, times: aDay }, { field: 'amount' })
    }),
  commissionWithdrawals: ({ current, size }, context) =>
    mine(context, async () => {
      const rows = await context.db.query<Row>(
        `
        select withdrawal_id as id, amount, state, created, decided, reason, bank_name as "bankName", bank_account as "bankAccount", count(*) over ()::int as total
        from commission_withdrawal where user_id = $1 order by created desc, withdrawal_id desc limit $2 offset $3`,
        [context.user, size, (current - 1) * size],
      )
      return pageOf(
        rows.map(({ id, amount, state, created, decided, reason, bankName, bankAccount }) => ({
          withdrawalId: id,
          amount: wireYuan(amount),
          state,
          createTime: wireDate(created),
          decideTime: optionalWireDate(decided),
          reason,
          bankName,
          bankAccount,
        })),
        rows[0]?.total ?? 0,
        { current, size },
      )
    }),
}

type Row = {
  id: number
  amount: string
  state: number
  created: number
  decided: number | null
  reason: string | null
  bankName: string
  bankAccount: string
  total: number
}

const sentences = {
  amount: 'withdrawAmount',
  tooLittle: 'withdrawTooLittle',
  tooMuch: 'withdrawTooMuch',
  overBalance: 'withdrawOverBalance',
  tooMany: 'withdrawTooMany',
} as const
