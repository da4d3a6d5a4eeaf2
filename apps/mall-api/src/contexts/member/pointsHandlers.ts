import type { CallName } from '@millwright/contract/contract'
import { mallDay } from '@millwright/domain/member/mallDay'
import { pointSources } from '@millwright/domain/member/points'
import { checkInStreak, checkInWeek } from '@millwright/domain/member/checkIn'
import { cardsOf } from '../catalogue/cards.ts'
import type { PartialHandlers } from '../../core/call/call.ts'
import { reading } from '../../core/call/reading.ts'
import { pageOf, windowOf } from '../../core/list/paging.ts'
import { wireDate, rowId, wireYuan } from '../../core/wire/wire.ts'
import { goodColumns, redeemedGoods } from './pointsGoods.ts'
import type { PointsGood } from './pointsGoods.ts'
import { pointsHeld } from '../../core/member/pointsHeld.ts'
import { pointsLog } from './pointsLog.ts'
import { confirmPoints } from './pointsOrders.ts'
import { memberTime, pointsRule } from '../../core/member/pointsRule.ts'
import { checkIn, signedDays } from './pointsSigns.ts'
import { takeTask, tasksOf } from './pointsTasks.ts'
import { pointsWorkbook } from './pointsWorkbook.ts'

type Names =
  | 'scoreInfo'
  | 'scoreSignIn'
  | 'scoreTask'
  | 'scoreLogPage'
  | 'scoreExport'
  | 'scoreProdPage'
  | 'scoreConfirm'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** The maximum number of expiry dates listed. */
const DATES = 6

export const pointsHandlers: PartialHandlers<Names & CallName> = {
  scoreInfo: async (_, { db, user, now }) => {
    const rule = await pointsRule(db)
    const time = memberTime(rule, now)
    const [score, signed, tasks, redeemed, expiring] = await Promise.all([
      pointsHeld({ db, now }, user, rule),
      signedDays(db, user),
      tasksOf(db, user),
      redeemedGoods(db, user),
      db.query<{ score: number; time: number }>(
        `select sum(rest)::int as score, expires as time from points_lot join ledger_account using (account_id)
        where user_id = $1 and rest > 0 and expires > $2::bigint group by expires order by expires limit ${DATES}`,
        [user, time],
      ),
    ])
    const today = mallDay(time)
    return {
      score,
      signInDays: checkInStreak(new Set(signed.keys()), today),
      todaySigned: signed.has(today),
      signRules: rule.sign.map((points, at) => ({ day: at + 1, score: points })),
      expiringScore: expiring[0]?.score ?? 0,
      expireTime: expiring[0]?.time,
      shopUseScore: rule.perYuan,
      earnYuan: rule.earnYuan,
      useShare: rule.share,
      validMonths: rule.months,
      today,
      week: checkInWeek(signed, today, rule.sign),
      tasks,
      redeemed,
      expiring,
      time,
    }
  },
  scoreSignIn: (_, { db, user, now }) => db.tx((tx) => checkIn({ db: tx, now }, user)),
  scoreTask: async ({ task }, { db, user, now, fail }) =>
    (await db.tx((tx) => takeTask({ db: tx, now }, user, task))) ?? fail('A00001', 'pointsTaskOpen'),
  scoreLogPage: reading(async ({ current, size, ...search }, { db, user }) => {
    const { rows, total } = await pointsLog(db, user, search, windowOf({ current, size }))
    return pageOf(
      rows.map(({ id, created, cause, reference, amount, after }) => ({
        id,
        createTime: wireDate(created),
        source: pointSources.indexOf(cause),
        type: Number(amount) > 0 ? 1 : 0,
        score: Math.abs(Number(amount)),
        bizId: reference,
        balance: Number(after),
      })),
      total,
      { current, size },
    )
  }),
  scoreExport: async (search, context) =>
    new File([await pointsWorkbook(search, context)], 'points.xlsx', { type: XLSX }),
  scoreProdPage: async ({ current, size, canAfford, kind, prodId }, context) => {
    const rows = await context.db.query<
      PointsGood & { found: number; partyCode: string; ownPrice: string; properties: string }
    >(
      `select ${goodColumns}, count(*) over ()::int as found, s.party_code as "partyCode", s.price as "ownPrice", s.properties->>$6 as properties
      from score_prod g join product p using (prod_id) join sku s using (sku_id)
      where p.status = 1 and ($1::int is null or g.points <= $1::int) and ($2::int is null or (g.price > 0) = ($2::int = 2)) and ($3::bigint is null or g.prod_id = $3::bigint)
      order by g.stocks = 0, g.points, g.score_prod_id limit $4 offset $5`,
      [
        canAfford ?? null,
        kind ?? null,
        prodId === undefined ? null : rowId(prodId),
        size,
        (current - 1) * size,
        context.locale,
      ],
    )
    const cards = await cardsOf(
      context,
      rows.map((row) => row.prodId),
    )
    const byId = new Map(cards.map((card) => [Number(card.prodId), card]))
    return pageOf(
      rows.flatMap((row) => {
        const card = byId.get(row.prodId)
        return card
          ? [
              {
                ...card,
                prodType: 3,
                skuId: row.skuId,
                partyCode: row.partyCode,
                price: wireYuan(row.ownPrice),
                properties: row.properties,
                skuNumber: 1,
                priceTiers: undefined,
                scorePrice: row.points,
                scoreAmount: wireYuan(row.price),
                scoreStocks: row.stocks,
                scoreOrigin: row.origin,
                maxNum: row.maxNum,
              },
            ]
          : []
      }),
      rows[0]?.found ?? 0,
      { current, size },
    )
  },
  scoreConfirm: ({ orderItem, addrId }, context) =>
    confirmPoints(context, {
      prodId: rowId(orderItem.prodId),
      skuId: rowId(orderItem.skuId),
      quantity: orderItem.prodCount,
      addrId,
    }),
}
