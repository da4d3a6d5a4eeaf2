import { killedResult, killInRounds, WORKERS } from './mall/killedRounds.ts'
import type { Killed } from './mall/killedRounds.ts'
import { json, press } from './mall/servedMall.ts'
import type { Pressed } from './mall/servedMall.ts'
import { migrate } from '../../apps/mall-api/src/db/migrate.ts'
import { openPglite } from '../../apps/mall-api/src/db/pglite.ts'
import { importHistory } from '../../apps/mall-api/src/seed/history.ts'
import { seed } from '../../apps/mall-api/src/seed/seed.ts'
import { tinyMall } from '../../apps/mall-api/src/testing/tinyMall.ts'
import type { Measurement } from '../../tools/measure.ts'

const SKU = 1001
const STOCK = 1000
/** A return's way, each step pressed by whoever it is of. */
const way = ['accept', 'ship', 'receive', 'payBack'] as const
type Known = { refundSn: string; acknowledged: string[]; next: number }

/**
 * The mall is killed with SIGKILL at random moments of return work and started again on the same data: nothing that it
 * acknowledged is lost, nothing is done twice. `--count` is how many times.
 */
export const run: Measurement = async ({ count, seed: start }) =>
  killedResult(await killReturns(count, start), 'steps of returns')

export function killReturns(kills: number, start: number): Promise<Killed> {
  const known: Known[] = []
  const orders = Array.from({ length: kills * 12 + 20 }, (_, at) => `K${String(at).padStart(10, '0')}`)
  let asked = 0
  return killInRounds(kills, start, {
    fill: (folder) => fill(folder, orders),
    acknowledged: () => known.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
    work: async ({ url, token, random, stopped }, worker) => {
      while (!stopped.aborted) {
        const mine = known.find(({ next }, at) => at % WORKERS === worker && next < way.length)
        if (mine && random() < 0.8) await step(url, token, mine)
        else {
          const orderNumber = orders[asked++]
          if (!orderNumber) return
          const refundSn = await apply(url, token, orderNumber)
          if (refundSn) known.push({ refundSn, acknowledged: ['apply'], next: 0 })
        }
      }
    },
    judge: (folder) => judge(folder, known),
  })
}

async function step(url: string, token: string, refund: Known): Promise<void> {
  const event = way[refund.next]!
  const { refundSn } = refund
  const answer =
    event === 'ship'
      ? await post(`${url}/p/orderRefund/submitExpress`, token, {
          refundSn,
          expressId: 1,
          expressNo: 'SF1429870036612',
        })
      : await press(url, `refund${event[0]!.toUpperCase()}${event.slice(1)}`, { refundSn, message: '' })
  if (answer === 'done') refund.acknowledged.push(event)
  // Of what was not acknowledged nobody knows; where it was done, the same press is refused, and the next one is right.
  if (answer !== 'lost') refund.next++
}

async function apply(url: string, token: string, orderNumber: string): Promise<string | undefined> {
  const body = {
    orderNumber,
    refundType: 1,
    applyType: 2,
    goodsNum: 2,
    refundAmount: '20.00',
    buyerReason: 'reasonQuality',
  }
  const answer = await json(`${url}/p/orderRefund/apply`, token, { ...body, uuid: `killed-${orderNumber}` })
  return answer?.code === '00000' ? String(answer.data) : undefined
}

async function post(url: string, token: string, body: object): Promise<Pressed> {
  const answer = await json(url, token, body)
  return answer ? (answer.code === '00000' ? 'done' : 'refused') : 'lost'
}

/** Received orders of the sample buyer, two pieces each for 20 and no freight. */
async function fill(folder: string, orders: readonly string[]): Promise<void> {
  const db = await openPglite(folder)
  const now = Date.now()
  await migrate(db)
  await seed(db, tinyMall, now)
  // The sample orders take their pieces before the counting begins.
  await importHistory(db, now)
  const list = JSON.stringify(orders.map((n) => ({ n })))
  await db.query(
    `insert into orders (order_number, user_id, shop_id, status, total, freight, actual_total, product_nums, address, pay_type, created, expires, paid_at, shipped_at, finished_at)
      select n, (select user_id from buyer where account = 'buyer'), 1, 5, 20, 0, 20, 2, '{}', 3, $2::bigint, $2::bigint, $2::bigint, $2::bigint, $2::bigint
      from jsonb_to_recordset($1::text::jsonb) as o (n text)`,
    [list, now],
  )
  await db.query(
    `insert into order_item (order_number, seq, prod_id, sku_id, prod_name, properties, unit, party_code, pic, quantity, price, amount, shipped)
      select n, 1, 101, ${SKU}, '{}', '{}', '{}', '', '', 2, 10, 20, 2 from jsonb_to_recordset($1::text::jsonb) as o (n text)`,
    [list],
  )
  await db.query('update sku set stocks = $1 where sku_id = $2', [STOCK, SKU])
  await db.close()
}

async function judge(folder: string, known: readonly Known[]): Promise<string[]> {
  const wrong: string[] = []
  const db = await openPglite(folder)
  const rows = await db.query<{ refundSn: string; state: string; events: { event: string }[]; paid: number }>(
    `select refund_sn as "refundSn", state, events, (select count(*)::int from repayment p where p.refund_sn = r.refund_sn and p.amount = r.amount) as paid from refund r`,
  )
  const [{ stocks }] = (await db.query<{ stocks: number }>('select stocks from sku where sku_id = $1', [SKU])) as [
    { stocks: number },
  ]
  await db.close()
  const kept = new Map(rows.map((row) => [row.refundSn, row]))
  for (const { refundSn, acknowledged } of known) {
    const events = kept.get(refundSn)?.events.map(({ event }) => event) ?? []
    for (const event of acknowledged) if (!events.includes(event)) wrong.push(`${refundSn}: ${event} was lost`)
  }
  for (const { refundSn, state, events, paid } of rows) {
    const names = events.map(({ event }) => event)
    if (new Set(names).size !== names.length) wrong.push(`${refundSn}: ${names.join(' ')}`)
    if (paid !== (state === 'refunded' ? 1 : 0)) wrong.push(`${refundSn}: ${state}, paid back ${paid} times`)
  }
  const back = rows.filter(({ state }) => state === 'received' || state === 'refunded').length
  if (stocks !== STOCK + 2 * back) wrong.push(`${stocks} in stock, ${STOCK + 2 * back} are right`)
  return wrong
}
