import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { json, login, seeded, serve } from './mall/servedMall.ts'
import { migrate } from '../../apps/mall-api/src/db/migrate.ts'
import { openPglite } from '../../apps/mall-api/src/db/pglite.ts'
import { importHistory } from '../../apps/mall-api/src/seed/history.ts'
import { seed } from '../../apps/mall-api/src/seed/seed.ts'
import { tinyMall } from '../../apps/mall-api/src/testing/tinyMall.ts'
import type { Measurement } from '../../tools/measure.ts'

const SKU = 1001
const STOCK = 1000
const WORKERS = 4
/** A round that gets nothing done in so many milliseconds is ended as well. */
const SLOWEST = 20_000
/** A return's way, each step pressed by whoever it is of. */
const way = ['accept', 'ship', 'receive', 'payBack'] as const
type Known = { refundSn: string; acknowledged: string[]; next: number }

/**
 * The mall is killed with SIGKILL at random moments of return work and started again on the same data: nothing that it
 * acknowledged is lost, nothing is done twice. `--count` is how many times.
 */
export const run: Measurement = async ({ count, seed: start }) => {
  const { kills, acknowledged, wrong } = await killReturns(count, start)
  return {
    rows: [{ kills, acknowledged, wrong: wrong.length }],
    ok: !wrong.length && acknowledged > kills,
    summary: wrong.length
      ? wrong.slice(0, 5).join('; ')
      : `${kills} times killed in ${acknowledged} acknowledged steps of returns: nothing lost, nothing twice`,
  }
}

export async function killReturns(kills: number, start: number) {
  const random = seeded(start)
  const folder = await mkdtemp(join(tmpdir(), 'killed-'))
  const known: Known[] = []
  const orders = Array.from({ length: kills * 12 + 20 }, (_, at) => `K${String(at).padStart(10, '0')}`)
  let asked = 0
  const steps = () => known.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  try {
    await fill(folder, orders)
    for (let round = 0; round < kills; round++) {
      const mall = await serve(folder)
      const token = await login(mall.url)
      const stopped = new AbortController()
      const workers = Array.from({ length: WORKERS }, async (_, worker) => {
        while (!stopped.signal.aborted) {
          const mine = known.find(({ next }, at) => at % WORKERS === worker && next < way.length)
          if (mine && random() < 0.8) await step(mall.url, token, mine)
          else {
            const orderNumber = orders[asked++]
            if (!orderNumber) return
            const refundSn = await apply(mall.url, token, orderNumber)
            if (refundSn) known.push({ refundSn, acknowledged: ['apply'], next: 0 })
          }
        }
      })
      // A few steps, and then somewhere within the next ones.
      const enough = steps() + 1 + Math.floor(random() * 8)
      for (const until = Date.now() + SLOWEST; steps() < enough && Date.now() < until;) await pause(2)
      await pause(random() * 30)
      mall.child.kill('SIGKILL')
      stopped.abort()
      await Promise.all(workers)
      await mall.ended
    }
    return {
      kills,
      acknowledged: steps(),
      wrong: await judge(folder, known),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
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
      : await press(url, `refund${event[0]!.toUpperCase()}${event.slice(1)}`, refundSn)
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

type Answer = 'done' | 'refused' | 'lost'
async function post(url: string, token: string, body: object): Promise<Answer> {
  const answer = await json(url, token, body)
  return answer ? (answer.code === '00000' ? 'done' : 'refused') : 'lost'
}

async function press(url: string, action: string, refundSn: string): Promise<Answer> {
  const answer = await fetch(`${url}/bench/${action}`, {
    method: 'POST',
    body: new URLSearchParams({ refundSn, message: '' }),
    headers: { origin: url, 'sec-fetch-site': 'same-origin' },
    redirect: 'manual',
  }).catch(() => undefined)
  if (answer?.status !== 303) return 'lost'
  return answer.headers.get('location')?.includes('said=done') ? 'done' : 'refused'
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
