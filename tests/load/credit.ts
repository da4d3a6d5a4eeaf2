import { payTypes } from '../../packages/domain/src/payment/payKinds.ts'
import { migrate } from '../../apps/mall-api/src/db/migrate.ts'
import { openPglite } from '../../apps/mall-api/src/db/pglite.ts'
import { seed } from '../../apps/mall-api/src/sample/seed.ts'
import { tinyMall } from '../../apps/mall-api/src/testing/tinyMall.ts'
import type { Measurement } from '../measure.ts'
import { judge } from '../fuzz/credit/judge.ts'
import { see } from '../fuzz/credit/tryDatabase.ts'
import { killedResult, killInRounds, WORKERS } from './mall/killedRounds.ts'
import type { Killed, Round } from './mall/killedRounds.ts'
import { json, press } from './mall/servedMall.ts'

const LIMIT = 10_000_000
const item = { orderItem: { prodId: 101, skuId: 1001, shopId: 1, prodCount: 2 } }
const DAYS = 30

/**
 * Kills the mall with SIGKILL at random moments while orders are put on account, returned and billed, and restarts it
 * on the same data. No acknowledged step may be lost, and none booked twice. `--count` is the number of kills.
 */
export const run: Measurement = async ({ count, seed: start }) =>
  killedResult(await killCredit(count, start), 'steps of orders on account')

type Order = {
  uuid: string
  total?: string
  number?: string
  onAccount?: true
  refundSn?: string
  accepted?: true
  back?: true
}

export function killCredit(kills: number, start: number): Promise<Killed> {
  const orders: Order[] = []
  const refused = new Set<string>()
  let user = 0
  let bills = 0
  return killInRounds(kills, start, {
    fill: async (folder) => {
      user = await fill(folder)
    },
    acknowledged: () =>
      bills + orders.reduce((sum, { onAccount, back }) => sum + Number(onAccount ?? 0) + Number(back ?? 0), 0),
    work: async (round, worker) => {
      while (!round.stopped.aborted) {
        if (worker === 0 && round.random() < 0.1) {
          if ((await press(round.url, 'creditBill', { user: String(user) })) === 'done') bills++
          continue
        }
        const mine = orders.filter((order, at) => at % WORKERS === worker && !order.back)
        const order = mine.length > 3 ? mine[Math.floor(round.random() * mine.length)]! : undefined
        const problem = order ? await goOn(round, order) : await begin(round, orders)
        if (problem) refused.add(problem)
      }
    },
    judge: async (folder) => [...refused, ...(await judgeAll(folder, user, orders))],
  })
}

/** The call and code of an unexpected refusal, or `undefined`. */
type Refusal = string | undefined

async function begin({ url, token }: Round, orders: Order[]): Promise<Refusal> {
  const priced = await json(`${url}/p/order/confirm`, token, item)
  if (!priced) return
  if (priced.code !== '00000') return `confirm: ${priced.code}`
  const { uuid, actualTotal } = priced.data as { uuid: string; actualTotal: string }
  orders.push({ uuid, total: String(actualTotal) })
}

/** Takes the next step of an order. A step whose response was lost is requested again and must happen at most once. */
async function goOn({ url, token }: Round, order: Order): Promise<Refusal> {
  const { refundSn } = order
  if (refundSn) {
    // A repeated step whose first response was lost is refused, because it is done.
    const pressed = await press(url, order.accepted ? 'refundPayBack' : 'refundAccept', { refundSn, message: '' })
    if (pressed !== 'lost') order[order.accepted ? 'back' : 'accepted'] = true
    return
  }
  const [call, body] = nextCall(order)
  const answer = await json(`${url}/p/${call}`, token, body)
  if (!answer) return
  // Paid already: the first response was lost.
  if (answer.code !== '00000' && !(call === 'order/periodPay' && answer.code === 'A03007'))
    return `${call}: ${answer.code}`
  if (call === 'order/submit') order.number = (answer.data as { orderNumbers: string }).orderNumbers
  else if (call === 'order/periodPay') order.onAccount = true
  else order.refundSn = String(answer.data)
}

function nextCall({ uuid, total, number, onAccount }: Order) {
  if (!number) return ['order/submit', { uuid, orderShopParams: [] }] as const
  if (!onAccount) return ['order/periodPay', { orderNumbers: number }] as const
  const claim = { refundType: 1, applyType: 1, goodsNum: 2, refundAmount: total, buyerReason: 'reasonNotNeeded' }
  return [
    'orderRefund/apply',
    { ...claim, orderNumber: number, buyerMobile: '13800000001', uuid: `credit-${number}` },
  ] as const
}

async function fill(folder: string): Promise<number> {
  const db = await openPglite(folder)
  await migrate(db)
  await seed(db, tinyMall, Date.now())
  const [{ user } = { user: 0 }] = await db.query<{ user: number }>(
    `select user_id as user from buyer where account = 'buyer'`,
  )
  await db.script(`update sku set stocks = 1000000 where sku_id = 1001;
    delete from credit_entry; delete from bill; delete from credit_account;
    insert into credit_account (user_id, credit_limit, days, granted) values (${user}, ${LIMIT}, ${DAYS}, 0)`)
  await db.close()
  return user
}

async function judgeAll(folder: string, user: number, orders: readonly Order[]): Promise<string[]> {
  const db = await openPglite(folder)
  const seen = await see(db, user)
  const made = await db.query<{ number: string; paid: boolean; used: number; left: string; state: string | null }>(
    `select o.order_number as number, o.paid_at is not null as paid,
      (select count(*)::int from credit_entry e where e.order_number = o.order_number and e.kind = 'order') as used,
      (select coalesce(sum(e.amount), 0.00)::text from credit_entry e where e.order_number = o.order_number) as left,
      (select r.state from refund r where r.order_number = o.order_number) as state
    from orders o where o.user_id = $1 and (o.pay_type = ${payTypes.period} or o.order_number in (select jsonb_array_elements_text($2::text::jsonb))
      or exists (select from credit_entry e where e.order_number = o.order_number))`,
    [user, JSON.stringify(orders.flatMap(({ number }) => number ?? []))],
  )
  await db.close()
  const wrong = judge(seen)
  const known = new Map(made.map((one) => [one.number, one]))
  for (const { number, onAccount, back } of orders) {
    const kept = number === undefined ? undefined : known.get(number)
    if (number && !kept) wrong.push(`order ${number} was lost`)
    if (onAccount && kept?.used !== 1) wrong.push(`order ${number} is on account ${kept?.used} times`)
    if (back && kept?.state !== 'refunded') wrong.push(`the return of ${number} was lost: ${kept?.state}`)
  }
  for (const { number, paid, used, left, state } of made) {
    if (used !== Number(paid)) wrong.push(`order ${number} is ${paid ? '' : 'not '}paid, and on account ${used} times`)
    if (state === 'refunded' && Number(left) !== 0) wrong.push(`order ${number} was given back, but for ${left}`)
  }
  const used = seen.entries.reduce((sum, { cents }) => sum + cents, 0)
  if (used < 0 || used > LIMIT * 100) wrong.push(`${used} used of ${LIMIT * 100}`)
  return wrong
}
