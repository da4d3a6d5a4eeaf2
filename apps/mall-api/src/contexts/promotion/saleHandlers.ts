import { holdsGoods } from '../../core/status/statusSql.ts'
import type { CallName } from '@millwright/contract/contract'
import { money } from '@millwright/domain/money/money'
import type { Db } from '../../db/db.ts'
import { Refusal } from '../../core/call/call.ts'
import type { CallContext, PartialHandlers } from '../../core/call/call.ts'
import { rowId } from '../../core/wire/wire.ts'
import { confirmDeal, submitDeal } from './dealOrders.ts'
import type { BuyerContext, Deal } from './dealOrders.ts'
import { openGate } from './gate.ts'
import type { Gate } from './gate.ts'
import { readOrderPath, writeOrderPath } from './orderPath.ts'
import { activityStatusOf, leadingSale, saleOf } from '../../core/promotion/sales.ts'
import type { SaleRow } from '../../core/promotion/sales.ts'

type Names = 'seckillTimes' | 'seckillPath' | 'seckillConfirm' | 'seckillSubmit'
type Sale = Deal & { kind: 'sale' }

const MINUTE = 60_000
const DAY = 86_400_000
const CHINA = 8 * 3_600_000
/** `atOnce` fits the connection pool. `waiting` is the number of requests that can finish within the longest wait. */
const BOUNDS = { atOnce: 8, waiting: 600, patience: 4_000 }
/** Seconds after which a rejected buyer may retry. */
const RETRY_AFTER = 2

const gates = new WeakMap<Db, Gate>()

function gateOf(db: Db): Gate {
  const gate = gates.get(db) ?? openGate(BOUNDS)
  gates.set(db, gate)
  return gate
}

export const saleHandlers: PartialHandlers<Names & CallName> = {
  seckillTimes: async (_, { db, now }) => {
    const midnight = Math.floor((now + CHINA) / DAY) * DAY - CHINA
    const rows = await db.query<{ startTime: number; endTime: number }>(
      `select distinct start_time as "startTime", end_time as "endTime" from seckill join product using (prod_id)
      where status = 1 and end_time > $1::bigint and start_time < $1::bigint + ${2 * DAY} order by 1, 2`,
      [midnight],
    )
    // Sales with the same start form one session, which ends with the last of them.
    const sessions = [...Map.groupBy(rows, ({ startTime }) => startTime).values()].map((same) => same.at(-1)!)
    return sessions.map((session) => ({
      seckillTimeId: session.startTime,
      ...session,
      status: activityStatusOf(session, now),
    }))
  },
  seckillPath: async ({ prodId, seckillId }, context) => {
    const { db, user, now } = context
    const sale = seckillId ? await saleOf(db, rowId(seckillId)) : await leadingSale(db, rowId(prodId), now)
    if (!sale || sale.prodId !== rowId(prodId)) return context.fail('A01000', 'saleGone')
    refuseOutOfTime(context, sale)
    return writeOrderPath(db, user, sale.seckillId, now)
  },
  seckillConfirm: async ({ path, seckillSkuId, prodCount, addrId }, context) => {
    const sale = await saleAt(context, path)
    if (sale.seckillId !== rowId(seckillSkuId)) return context.fail('A01000', 'saleGone')
    refuseOutOfTime(context, sale)
    if (!sale.stocks) refuseSoldOut(context, sale)
    await refuseOverLimit(context, sale, prodCount)
    return confirmDeal(context, {
      deal: { kind: 'sale', seckillId: sale.seckillId },
      prodId: sale.prodId,
      skuId: sale.skuId,
      quantity: prodCount,
      price: money(sale.price),
      stocks: sale.stocks,
      holdMs: sale.holdMinutes * MINUTE,
      addrId,
    })
  },
  seckillSubmit: async ({ path, ...input }, context) => {
    const sealed = await readOrderPath(context.db, path, context.user, context.now)
    if (sealed === undefined) return context.fail('A03002', 'salePathExpired')
    const entered = await gateOf(context.db).enter(() =>
      context.db.tx((db) => submitSale({ ...context, db }, sealed, input)),
    )
    return entered?.done ?? context.fail('A00001', 'saleBusy', {}, { reason: 'busy', retryAfter: RETRY_AFTER })
  },
}

type SubmitInput = Parameters<typeof submitDeal>[1]

/** Submits a sale order in the given transaction. The sale's row is locked last, after everything else is written. */
function submitSale(context: BuyerContext, seckillId: number, input: SubmitInput) {
  let sale: SaleRow | undefined
  return submitDeal<Sale>(context, input, {
    isWanted: (deal): deal is Sale => deal.kind === 'sale' && deal.seckillId === seckillId,
    begin: async ({ line }) => {
      sale = await saleOf(context.db, seckillId)
      if (!sale || !line.onShelf) throw new Refusal('A01000', context.say('saleGone'))
      refuseOutOfTime(context, sale)
      if (sale.stocks < line.quantity) refuseSoldOut(context, sale, line.quantity)
      await refuseOverLimit(context, sale, line.quantity)
      return { expires: context.now + sale.holdMinutes * MINUTE, orderType: 2 }
    },
    take: async ({ line }) => {
      const taken = await context.db.query(
        'update seckill set stocks = stocks - $2::int where seckill_id = $1 and stocks >= $2::int and end_time > $3::bigint returning 1',
        [seckillId, line.quantity, context.now],
      )
      if (taken.length) return
      const left = (await saleOf(context.db, seckillId)) ?? sale!
      refuseOutOfTime(context, left)
      refuseSoldOut(context, left, line.quantity)
    },
  })
}

async function saleAt(context: BuyerContext, path: string): Promise<SaleRow> {
  const seckillId = await readOrderPath(context.db, path, context.user, context.now)
  if (seckillId === undefined) throw new Refusal('A03002', context.say('salePathExpired'))
  const sale = await saleOf(context.db, seckillId)
  if (!sale) throw new Refusal('A01000', context.say('saleGone'))
  return sale
}

function refuseOutOfTime({ say, now }: Pick<CallContext, 'say' | 'now'>, sale: SaleRow): void {
  const status = activityStatusOf(sale, now)
  if (status === 1) throw new Refusal('A00001', say('saleNotStarted'), { reason: 'notStarted' })
  if (status === 3) throw new Refusal('A00001', say('saleEnded'), { reason: 'ended' })
}

/** Refuses with the reason: too few pieces left, only pieces in unpaid orders left, or sold out. */
function refuseSoldOut({ say }: Pick<CallContext, 'say'>, { stocks, unpaid, skuId }: SaleRow, wanted = 0): never {
  if (stocks > 0 && stocks < wanted) throw new Refusal('A03010', say('saleFewLeft', { bound: stocks }), skuId)
  throw new Refusal('A03010', say(unpaid > 0 ? 'saleUnpaidLeft' : 'saleSoldOut'), skuId)
}

/**
 * Refuses a quantity above the limit, counting the buyer's paid and unpaid orders of the sale's current run. During a
 * submit the buyer is locked, so the count cannot grow.
 */
async function refuseOverLimit(
  { db, user, say }: BuyerContext,
  { seckillId, maxNum, startTime }: SaleRow,
  wanted: number,
) {
  if (!maxNum) return
  const [{ had = 0 } = {}] = await db.query<{ had: number }>(
    `select coalesce(sum(product_nums), 0)::int as had from orders where seckill_id = $1 and user_id = $2 and ${holdsGoods()} and created >= $3::bigint`,
    [seckillId, user, startTime],
  )
  if (had + wanted <= maxNum) return
  const left = Math.max(0, maxNum - had)
  throw new Refusal('A00001', say(left ? 'saleLimitLeft' : 'saleLimit', { bound: maxNum, left }), { reason: 'limit' })
}
