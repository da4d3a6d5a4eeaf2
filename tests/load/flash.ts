import '../../apps/mall-api/src/app/compose.ts'
import type { Db } from '../../apps/mall-api/src/db/db.ts'
import { queryOne } from '../../apps/mall-api/src/db/db.ts'
import { closeTypes, closeUnpaid } from '../../apps/mall-api/src/contexts/order/orders.ts'
import type { Measurement } from '../measure.ts'
import { DealMall, engines, percentile } from './deals/dealMall.ts'
import type { Shopper } from './deals/dealMall.ts'
import { inParallel, pause } from './shop/builtShop.ts'

const LIMIT = 2
const SALE = 71
const AT_ONCE = 200
const DAY = 86_400_000
/** The number of retries after "too busy", until that response counts as the outcome of a submit. */
const PATIENCE = 100

/**
 * Puts a flash sale under load: `--count` submits by a quarter as many buyers for one piece in forty, and a second sale
 * in which the mall is killed at random moments. Exactly the stock must be sold, nobody may exceed the limit, unpaid
 * pieces must return, and after each restart sold plus remaining pieces must equal the stock.
 */
export const run: Measurement = async ({ count }) => {
  const rows: Record<string, string | number>[] = []
  let bad = 0
  for (const engine of engines) {
    const sold = await siege(new DealMall(engine), count)
    const killed = await kills(new DealMall(engine), Math.max(3, Math.round(count / 200)))
    rows.push({ on: engine, ...sold.row, ...killed.row })
    if (!sold.ok || !killed.ok) bad++
  }
  return { rows, ok: !bad, summary: bad ? 'a sale sold what it does not have' : `every sale sold exactly what it has` }
}

type Submit = { who: Shopper; path: string; uuid: string }

async function openSale(db: Db, pieces: number): Promise<void> {
  const now = Date.now()
  await db.query(
    `insert into seckill (seckill_id, prod_id, sku_id, price, stocks, origin, limit_each, start_time, end_time)
    values (${SALE}, 101, 1001, 9.90, $1, $1, ${LIMIT}, $2, $3)`,
    [pieces, now - DAY, now + DAY],
  )
}

/**
 * Requests the path of the sale for every shopper and confirms `each` orders per shopper over HTTP, each with an
 * idempotency key of its own. Returns the submits in random order.
 */
async function priced(mall: DealMall, shoppers: readonly Shopper[], each: number): Promise<Submit[]> {
  const submits: Submit[] = []
  await inParallel(shoppers.length, 16, async (index) => {
    const who = shoppers[index]!
    const { data: path } = await mall.call(index, 'GET', `/p/seckill/orderPath?prodId=101&seckillId=${SALE}`, who.token)
    for (let turn = 0; turn < each; turn++) {
      const reply = await mall.call(index, 'POST', `/p/seckill/${path as string}/confirm`, who.token, {
        seckillSkuId: SALE,
        prodCount: 1,
      })
      if (reply.code !== '00000') throw new Error(`a confirm was refused: ${reply.msg}`)
      submits.push({ who, path: path as string, uuid: (reply.data as { uuid: string }).uuid })
    }
  })
  return submits.toSorted(() => Math.random() - 0.5)
}

async function siege(mall: DealMall, count: number) {
  const [buyers, pieces] = [Math.ceil(count / 4), Math.ceil(count / 40)]
  try {
    const shoppers = await mall.fill(buyers, (db) => openSale(db, pieces))
    await mall.up()
    const submits = await priced(mall, shoppers, 4)
    const before = await mall.heap()
    const took: number[] = []
    const said = new Map<string, number>()
    let busy = 0
    const began = performance.now()
    await inParallel(submits.length, AT_ONCE, async (index) => {
      const { who, path, uuid } = submits[index]!
      for (let tries = 0; ; tries++) {
        const from = performance.now()
        const reply = await mall.call(index + tries, 'POST', `/p/seckill/${path}/submit`, who.token, {
          uuid,
          orderShopParams: [],
        })
        took.push(performance.now() - from)
        const isBusy = (reply.data as { reason?: string } | null)?.reason === 'busy'
        if (isBusy && tries < PATIENCE) {
          busy++
          await pause(300)
          continue
        }
        said.set(reply.code, (said.get(reply.code) ?? 0) + 1)
        return
      }
    })
    const seconds = (performance.now() - began) / 1000
    const after = await mall.heap()
    await mall.down()
    const state = await mall.direct(stateOf)
    const back = await mall.direct(async (db) => {
      await closeUnpaid({ db, now: Date.now() + 16 * 60_000 }, { closeType: closeTypes.timeout })
      return (await stateOf(db)).left
    })
    const ok =
      state.sold === pieces &&
      state.left === 0 &&
      state.most <= LIMIT &&
      said.get('00000') === state.orders &&
      !said.has('A00005') &&
      back === pieces
    return {
      ok,
      row: {
        submits: submits.length,
        buyers,
        pieces,
        sold: state.sold,
        'most each': state.most,
        'came back': back,
        busy,
        's in all': seconds.toFixed(0),
        'p50 ms': percentile(took, 0.5).toFixed(0),
        'p99 ms': percentile(took, 0.99).toFixed(0),
        'heap MB': `${before} → ${after}`,
      },
    }
  } finally {
    await mall.away()
  }
}

async function stateOf(db: Db) {
  return queryOne<{ left: number; sold: number; orders: number; most: number; wrong: number }>(
    db,
    `select (select stocks from seckill where seckill_id = ${SALE}) as left,
      (select coalesce(sum(product_nums), 0)::int from orders where seckill_id = ${SALE} and status <> 6) as sold,
      (select count(*)::int from orders where seckill_id = ${SALE}) as orders,
      (select coalesce(max(n), 0)::int from (select sum(product_nums) as n from orders where seckill_id = ${SALE} and status <> 6 group by user_id) each_one) as most,
      (select count(*)::int from orders o where seckill_id = ${SALE} and (select count(*) from order_item i where i.order_number = o.order_number) <> 1) as wrong`,
  )
}

/** Kills the mall repeatedly during a sale. Sold plus remaining pieces must add up after each restart. */
async function kills(mall: DealMall, times: number) {
  const pieces = times * 50
  try {
    const shoppers = await mall.fill(times * 40, (db) => openSale(db, pieces))
    await mall.up()
    const submits = await priced(mall, shoppers, 1)
    let wrong = 0
    for (let turn = 0; turn < times; turn++) {
      const under = inParallel(40, 20, async (index) => {
        const submit = submits[turn * 40 + index]
        if (submit)
          await mall
            .call(index, 'POST', `/p/seckill/${submit.path}/submit`, submit.who.token, {
              uuid: submit.uuid,
              orderShopParams: [],
            })
            .catch(() => {})
      }).catch(() => {})
      await pause(10 + Math.random() * 1500)
      await mall.kill()
      await under
      const state = await mall.direct(stateOf)
      if (state.sold + state.left !== pieces || state.wrong || state.most > LIMIT) wrong++
      if (turn < times - 1) await mall.up()
    }
    const { orders } = await mall.direct(stateOf)
    return { ok: wrong === 0 && orders > 0, row: { kills: times, 'sums wrong': wrong, 'orders kept': orders } }
  } finally {
    await mall.away()
  }
}
