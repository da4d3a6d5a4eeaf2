import { fieldsOf } from '../capacity/shoppers.ts'
import type { Goods } from '../capacity/shoppers.ts'
import { openLoop } from '../mall/openLoop.ts'
import { pause } from '../shop/builtShop.ts'
import type { Ledger } from './ledger.ts'
import type { Operation } from './operation.ts'

/** Arrivals a second. */
const RATE = 8
/** Milliseconds for which a buyer repeats what failed before giving up. */
const PATIENCE = 40_000
const GOODS_IN_CARTS = 10

type Failure = { at: number; what: string }
/**
 * The pages that people asked for, those that failed (5xx or no answer) and when, those that the storefront answered
 * with "the mall is late" (504), and the orders.
 */
export type Served = {
  pages: number
  failures: Failure[]
  late: number
  orders: number
  repeated: number
  givenUp: number
}
type Scene = { door: string; goods: readonly Goods[]; buyers: readonly string[]; ledger: Ledger; draw: () => number }

const arrivals = [
  ['home', 8],
  ['list', 14],
  ['search', 12],
  ['product', 22],
  ['buyer: product', 10],
  ['buyer: orders', 8],
  ['buyer: cart', 14],
  ['order', 12],
] as const
type ArrivalName = (typeof arrivals)[number][0]

/** Lets people look, fill carts and order through the door while `work` runs. They arrive in an open loop. */
export async function whileServing(
  { site: { door }, goods, buyers, ledger, draw }: Operation,
  work: () => Promise<void>,
): Promise<Served> {
  const served: Served = { pages: 0, failures: [], late: 0, orders: 0, repeated: 0, givenUp: 0 }
  const over = new AbortController()
  const arrive = people({ door, goods, buyers, ledger, draw }, served)
  const load = openLoop(() => arrive(arrivalAt(draw())), { rate: RATE, draw, ended: over.signal })
  try {
    await pause(2_000)
    await work()
    await pause(2_000)
  } finally {
    over.abort()
    await load
  }
  return served
}

function arrivalAt(chance: number): ArrivalName {
  let left = chance * arrivals.reduce((sum, [, share]) => sum + share, 0)
  return arrivals.find(([, share]) => (left -= share) < 0)?.[0] ?? 'home'
}

function people({ door, goods, buyers, ledger, draw }: Scene, served: Served) {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(draw() * from.length)]!
  const ask = asker(door, served)

  async function fillCart(cookie: string): Promise<void> {
    const { prodId, skuId, shopId, count } = pick(goods.slice(0, GOODS_IN_CARTS))
    const line = { intent: 'add', prodId, skuId, shopId, count: String(count) }
    const { text } = await ask('/_act/cart', { cookie, form: line })
    if (!text.includes('"done":true')) served.failures.push({ at: performance.now(), what: 'not put into the cart' })
    await ask('/cart', { cookie })
  }

  /** Presses the same button again until there is an answer, as a person does. */
  async function order(cookie: string): Promise<void> {
    const { prodId, skuId, shopId, count } = pick(goods)
    const source = new URLSearchParams({ prodId, skuId, shopId, count: String(count) }).toString()
    const form = await untilAnswered(async () => {
      const { text, place } = await ask(`/order-page?${source}`, { cookie })
      return text.includes('name="uuid"') ? { place, fields: fieldsOf(text) } : undefined
    })
    if (!form) return void served.givenUp++
    const poNumber = ledger.begin()
    const fields = { ...form.fields, intent: 'submit', poNumber }
    let presses = 0
    const number = await untilAnswered(async () => {
      if (presses++) served.repeated++
      const { status, to } = await ask(form.place, { cookie, form: fields })
      const found = /\d{10,}/.exec(to)?.[0]
      if (status !== 303 || !found)
        served.failures.push({ at: performance.now(), what: `an order got ${status} ${to.split('?', 1)[0]}`.trim() })
      return status === 303 ? found : undefined
    })
    if (!number) return void served.givenUp++
    served.orders++
    ledger.acknowledge(poNumber, number)
  }

  const looks: Record<Exclude<ArrivalName, 'buyer: cart' | 'order'>, () => [path: string, cookie?: string]> = {
    home: () => ['/'],
    list: () => ['/list'],
    search: () => [`/list/pn-${encodeURIComponent(pick(goods).name.split(' ', 1)[0]!)}`],
    product: () => [`/detail/${pick(goods).prodId}`],
    'buyer: product': () => [`/detail/${pick(goods).prodId}`, pick(buyers)],
    'buyer: orders': () => ['/user-center/uc-order', pick(buyers)],
  }
  return async (name: ArrivalName): Promise<void> => {
    if (name === 'order') return order(pick(buyers))
    if (name === 'buyer: cart') return fillCart(pick(buyers))
    const [path, cookie = ''] = looks[name]()
    await ask(path, { cookie })
  }
}

class Late extends Error {}

type Wish = { cookie: string; form?: Record<string, string> }

/** Returns the function that asks for a page, and notes and throws each failure. */
function asker(door: string, served: Served) {
  return async (path: string, { cookie, form }: Wish) => {
    served.pages++
    try {
      const answer = await fetch(door + path, {
        ...(form ? { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' as const } : {}),
        headers: { cookie, ...(form && { origin: door }) },
        signal: AbortSignal.timeout(30_000),
      })
      const text = await answer.text()
      const { status, headers } = answer
      // A busy machine delays the mall, which the storefront says in a page. A 504 of nginx has no such number.
      if (status === 504 && headers.has('x-request-id')) throw new Late()
      if (status >= 500) throw new Error(String(status))
      return { status, text, place: answer.url.slice(door.length), to: headers.get('location') ?? '' }
    } catch (error) {
      if (error instanceof Late) {
        served.late++
        throw error
      }
      const { cause, message } = error as Error & { cause?: { code?: string } }
      const what = `${form ? 'POST' : 'GET'} ${path.split(/[?\d%]/, 1)[0]} ${cause?.code ?? message}`
      served.failures.push({ at: performance.now(), what })
      throw new Error(what, { cause: error })
    }
  }
}

async function untilAnswered<T>(work: () => Promise<T | undefined>): Promise<T | undefined> {
  for (const until = performance.now() + PATIENCE; performance.now() < until;) {
    const answer = await work().catch(() => undefined)
    if (answer !== undefined) return answer
    await pause(500)
  }
  return undefined
}
