import type { Db } from '../../../apps/mall-api/src/db/db.ts'
import { json, press } from '../mall/servedMall.ts'
import type { Pressed } from '../mall/servedMall.ts'
import type { AfterSaleWork } from './afterSaleWork.ts'

const SKU = 1001
const STOCK = 1000
/** The steps of a return, each taken by the party responsible. */
const way = ['accept', 'ship', 'receive', 'payBack'] as const
type Known = { refundSn: string; acknowledged: string[]; next: number }

/** Returns of whole orders: applied for, accepted, shipped, received, paid back. */
export function returns(orders: readonly string[]): AfterSaleWork {
  const known: Known[] = []
  let asked = 0
  return {
    orders,
    fill: async (db) => {
      await db.query('update sku set stocks = $1 where sku_id = $2', [STOCK, SKU])
    },
    acknowledged: () => known.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
    work: async ({ url, token, random, stopped }, { worker, of }) => {
      while (!stopped.aborted) {
        const mine = known.find(({ next }, at) => at % of === worker && next < way.length)
        if (mine && random() < 0.8) await step(url, token, mine)
        else {
          const orderNumber = orders[asked++]
          if (!orderNumber) return
          const refundSn = await apply(url, token, orderNumber)
          if (refundSn) known.push({ refundSn, acknowledged: ['apply'], next: 0 })
        }
      }
    },
    judge: (db) => judge(db, known),
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
      : await press(url, `refund${event[0]!.toUpperCase()}${event.slice(1)}`, { refundSn, message: '' })
  if (answer === 'done') refund.acknowledged.push(event)
  // The outcome of an unacknowledged step is unknown, so the step is requested again. If it had been done, the mall
  // refuses the repetition, and the following step is next.
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

async function judge(db: Db, known: readonly Known[]): Promise<string[]> {
  const wrong: string[] = []
  const rows = await db.query<{ refundSn: string; state: string; events: { event: string }[]; paid: number }>(
    `select refund_sn as "refundSn", state, events, (select count(*)::int from repayment p where p.refund_sn = r.refund_sn and p.amount = r.amount) as paid from refund r`,
  )
  const [{ stocks }] = (await db.query<{ stocks: number }>('select stocks from sku where sku_id = $1', [SKU])) as [
    { stocks: number },
  ]
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
