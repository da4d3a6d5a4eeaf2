import { cardNoOf } from '@millwright/domain/distribution/cardNo'
import { centsOf, centsText } from '@millwright/domain/money/wholeMoney'
import { maxRefund, refundTerms } from '@millwright/domain/order/refundTerms'
import { applyForRefund } from '../contexts/after-sale/applyForRefund.ts'
import { applyRefundEvent } from '../contexts/after-sale/applyRefundEvent.ts'
import { lockBought } from '../core/order/refundRows.ts'
import { queryOne } from '../db/db.ts'
import type { Db } from '../db/db.ts'
import { runOrderStory } from './orderSeed.ts'
import type { OrderStory } from './orderSeed.ts'
import { createSampleBuyers } from '../contexts/promotion/crowd.ts'
import { updateCommissions, walletIn } from '../contexts/distribution/commissions.ts'
import { endWithdrawal, withdraw } from '../contexts/distribution/withdrawals.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const CARD = cardNoOf(880_000_004)
const CROWD = 60
/** The approximate value of an order line in yuan. */
const WORTH = 4000
const SHARED = 24

type Back = 'part' | 'whole'
const received = (ago: number): OrderStory => ({
  placed: (ago + 4) * DAY,
  paid: (ago + 4) * DAY - 5 * MINUTE,
  shipped: (ago + 3) * DAY,
  received: ago * DAY,
})
const stories: readonly (OrderStory & { back?: Back })[] = [
  received(38),
  received(33),
  { ...received(27), back: 'part' },
  received(24),
  { ...received(22), back: 'whole' },
  received(4),
  { ...received(3), back: 'part' },
  { placed: 2 * DAY, paid: 2 * DAY - 5 * MINUTE, shipped: DAY },
  { placed: 5 * HOUR, paid: 5 * HOUR - 4 * MINUTE },
  { placed: 3 * DAY, cancelled: 3 * DAY - 20 * MINUTE },
  { placed: 10 * MINUTE },
]

/**
 * Imports products to share, a distributor with income and withdrawals in every state, and applicants in review or
 * refused, all by the mall's own rules. Does nothing if there is any distributor.
 */
export async function importDistribution(db: Db, now: number): Promise<void> {
  if ((await db.query('select 1 from distributor limit 1')).length) return
  await shareGoods(db, now)
  const user = await applied(db, { account: 'distributor', state: 1, cardNo: CARD, at: now - 60 * DAY })
  await applied(db, { account: 'shopowner', state: 0, at: now - DAY, shop: '衡峰机电经营部' })
  await applied(db, { account: 'shop0', state: 3, at: now - 4 * DAY, reason: '身份证照片模糊，请重新拍摄' })
  if (user === undefined) return
  await shareOrders(db, user, now)
  await withdrawSome(db, user, now)
}

async function shareGoods(db: Db, now: number): Promise<void> {
  await db.query(
    `insert into distribution_prod (prod_id, rate, created)
    select prod_id, 3 + (row_number() over (order by sold_num desc, prod_id)) % 6 * 1.0, $1::bigint from product
      where status = 1 and exists (select 1 from sku where sku.prod_id = product.prod_id and stocks > 60 and price between 30 and 2000)
      order by sold_num desc, prod_id limit ${SHARED}
    on conflict do nothing`,
    [now],
  )
}

type Applied = { account: string; state: number; at: number; cardNo?: string; reason?: string; shop?: string }
async function applied(db: Db, { account, state, at, cardNo, reason, shop }: Applied): Promise<number | undefined> {
  const [made] = await db.query<{ user: number }>(
    `
    insert into distributor (user_id, card_no, state, type, real_name, identity_number, identity_front, identity_back, mobile, company_name, credit_code, licence,
      bank_name, bank_branch, bank_account, reason, applied, approved)
    select user_id, $2, $3, case when $6::text is null then 1 else 2 end, nick_name->>'zh', '11010519491231002X', '', '', mobile,
      $6::text, case when $6::text is not null then '91350100M000100Y43' end, case when $6::text is not null then '' end,
      '中国工商银行', '长沙星沙支行', '6222020000000000000', $4, $5::bigint, case when $3::int = 1 then $5::bigint + 86400000 end
    from buyer where account = $1 on conflict do nothing returning user_id as user`,
    [account, cardNo ?? null, state, reason ?? null, at, shop ?? null],
  )
  return made?.user
}

async function shareOrders(db: Db, user: number, now: number): Promise<void> {
  const goods = await db.query<{ skuId: number; quantity: number }>(
    `
    select sku_id as "skuId", (pack * greatest(1, least(ceil(${WORTH} / (price * pack)), floor(stocks / 10 / pack))))::int as quantity from (
      select distinct on (prod_id) sku_id, price, stocks, greatest(min_order_qty, pack_qty, 2) as pack, prod_id from sku
      where prod_id in (select prod_id from distribution_prod) and stocks > 60 and price between 30 and 2000 order by prod_id, seq) s order by prod_id`,
  )
  if (goods.length < 2) return
  const crowd = await createSampleBuyers(db, CROWD, now)
  for (const [turn, { back, ...story }] of stories.entries()) {
    const buyer = crowd[(turn + 7) % crowd.length]
    if (buyer === undefined) return
    const chosen = [goods[turn % goods.length]!, goods[(turn + 5) % goods.length]!].slice(0, turn % 3 ? 2 : 1)
    const lines = chosen.map((good) => ({ ...good, distributionCardNo: CARD }))
    const numbers = await runOrderStory(db, buyer, now, story, lines)
    const at = now - (story.received ?? 0) + 5 * HOUR
    if (back) for (const orderNumber of numbers) await giveBack(db, buyer, orderNumber, at, back)
    await updateCommissions({ db, now: Math.min(now, now - (story.received ?? 0) + 8 * DAY) }, { user })
  }
  await updateCommissions({ db, now }, { user })
}

async function giveBack(db: Db, user: number, orderNumber: string, now: number, back: Back): Promise<void> {
  const { bought, refunds } = (await lockBought(db, orderNumber))!
  const orderItemId = back === 'part' ? bought.lines[0]!.orderItemId : undefined
  const terms = refundTerms(bought, refunds, orderItemId, now)
  if (typeof terms === 'string') return
  const pieces = back === 'part' ? Math.max(1, Math.floor(terms.maxPieces / 2)) : terms.maxPieces
  const made = await applyForRefund({ db, now, locale: 'zh' }, user, {
    orderNumber,
    wish: { orderItemId, kind: 'money', pieces, amount: maxRefund(terms, pieces) },
    reason: 'reasonOther',
    description: '',
    mobile: '16600000001',
    received: true,
    photos: [],
  })
  if (!('refundSn' in made)) throw new Error(`a sample refund could not be applied for: ${made.problem}`)
  for (const event of ['accept', 'payBack'] as const)
    await applyRefundEvent({ db, now: now + HOUR }, { refundSn: made.refundSn, event, by: 'seller' })
}

const payouts = [
  { share: 40n, ago: 12 * DAY, end: 'pay', reason: null },
  { share: 15n, ago: 8 * DAY, end: 'refuse', reason: '收款账户姓名与实名不一致' },
  { share: 15n, ago: 5 * DAY, end: 'fail', reason: '银行退回：账户状态异常' },
  { share: 20n, ago: 20 * HOUR, end: undefined, reason: null },
] as const

/** Creates a withdrawal in every state, each for a share of the settled commission. */
async function withdrawSome(db: Db, user: number, now: number): Promise<void> {
  const { settled } = await walletIn(db, user)
  for (const { share, ago, end, reason } of payouts) {
    const amount = centsText((centsOf(settled) * share) / 100n)
    if (await withdraw({ db, now: now - ago }, user, { amount })) continue
    const asked = await queryOne<{ id: number }>(
      db,
      'select withdrawal_id as id from commission_withdrawal where user_id = $1 and state = 0',
      [user],
    )
    if (end) await endWithdrawal({ db, now: now - ago + 6 * HOUR }, asked.id, end, reason)
  }
}
