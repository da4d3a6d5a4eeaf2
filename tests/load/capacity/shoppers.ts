import { createClient } from '@millwright/api-client/client'
import type { ArrivalName } from './profile.ts'

export type Goods = { prodId: string; skuId: string; shopId: string; count: number; name: string }
/** The buyers' cookies. */
export type Buyers = readonly string[]
type Places = { shop: string; goods: readonly Goods[]; buyers: Buyers; lists: readonly string[] }

const headers = { 'accept-encoding': 'gzip, br', accept: 'text/html' }

/** Returns the pages and forms of each arrival, as a person without scripts sends them. `draw` is from 0 up to 1. */
export function shoppers({ shop, goods, buyers, lists }: Places, draw: () => number) {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(draw() * from.length)]!
  const page = async (path: string, cookie = '') => {
    const answer = await fetch(shop + path, { headers: { ...headers, cookie } })
    const html = await answer.text()
    if (answer.status !== 200) throw new Error(`${answer.status} ${path.split(/[?\d%]/, 1)[0]}`)
    return { html, place: answer.url.slice(shop.length) }
  }
  const post = async (path: string, fields: Record<string, string>, cookie: string) => {
    const answer = await fetch(shop + path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin: shop, cookie },
      redirect: 'manual',
    })
    await answer.text()
    return answer
  }

  async function checkout(): Promise<void> {
    const cookie = pick(buyers)
    const { prodId, skuId, shopId, count } = pick(goods)
    await page(`/detail/${prodId}`, cookie)
    const line = new URLSearchParams({ prodId, skuId, shopId, count: String(count) })
    const { html, place } = await page(`/order-page?${line.toString()}`, cookie)
    const answer = await post(place, { ...fieldsOf(html), intent: 'submit' }, cookie)
    const next = answer.headers.get('location')
    if (answer.status !== 303 || !next) throw new Error(`${answer.status} of a submitted order`)
    await page(next.replace(/^https?:\/\/[^/]+/, ''), cookie)
  }

  const paths: Record<Exclude<ArrivalName, 'checkout'>, () => [path: string, cookie?: string]> = {
    home: () => ['/'],
    list: () => [pick(lists)],
    'narrowed list': () => [`${pick(lists)}?minPrice=${Math.ceil(draw() * 50)}`],
    search: () => [`/list/pn-${encodeURIComponent(pick(goods).name.slice(0, 8).trim())}`],
    product: () => [`/detail/${pick(goods).prodId}`],
    'buyer: list': () => [pick(lists), pick(buyers)],
    'buyer: product': () => [`/detail/${pick(goods).prodId}`, pick(buyers)],
    'buyer: cart': () => ['/cart', pick(buyers)],
    'buyer: orders': () => ['/user-center/uc-order', pick(buyers)],
  }
  return async (name: ArrivalName): Promise<void> => {
    if (name === 'checkout') return checkout()
    await page(...paths[name]())
  }
}

/** Returns the fields that a browser would send: hidden and typed ones, and what is chosen. */
export function fieldsOf(html: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [tag] of html.matchAll(/<input\b[^>]*>/g)) {
    const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]
    const [name, type] = [attribute('name'), attribute('type') ?? 'text']
    const isSent = !['radio', 'checkbox', 'submit', 'file', 'search'].includes(type) || /\bchecked\b/.test(tag)
    if (name && isSent) found[name] = (attribute('value') ?? '').replaceAll('&amp;', '&')
  }
  return found
}

/** Reads the code for a mobile number from the outbox of a sample mall's console. */
export const fromOutbox = (api: string) => async (mobile: string) => {
  const outbox = await (await fetch(`${api}/?lang=en`)).text()
  return new RegExp(`${mobile}[\\s\\S]*?\\b(\\d{6})\\b`).exec(outbox)?.[1] ?? ''
}

type SignIn = { shop: string; api: string; codeOf: (mobile: string) => Promise<string> }

/** Signs in new buyers with an address each, through the shop's own form. Returns their cookies. */
export async function signInBuyers({ shop, api, codeOf }: SignIn, count: number): Promise<string[]> {
  const cookies: string[] = []
  for (let index = 0; index < count; index++) {
    const mobile = `139${String(Date.now()).slice(-6)}${String(index).padStart(2, '0')}`
    const send = (fields: Record<string, string>) =>
      fetch(`${shop}/login`, {
        method: 'POST',
        headers: { origin: shop },
        body: new URLSearchParams({ userName: mobile, tab: 'mobile', agreed: '1', ...fields }),
        redirect: 'manual',
      })
    await send({ intent: 'sendCode' })
    const answer = await send({ intent: 'smsLogin', passWord: await codeOf(mobile) })
    const cookie = answer.headers
      .getSetCookie()
      .map((pair) => pair.split(';', 1)[0]!)
      .join('; ')
    if (!tokenOf(cookie)) throw new Error(`${mobile} could not sign in: ${answer.status}`)
    const place = { provinceId: 440000, cityId: 440300, areaId: 440305, addr: '科技园南区 8 号' }
    await buyerAt(api, cookie).addAddress({ receiver: '张工', mobile, ...place, commonAddr: 1 })
    cookies.push(cookie)
  }
  return cookies
}

/** Returns the calls of the buyer who has these cookies, to the API itself. */
export function buyerAt(api: string, cookie: string) {
  return createClient({ base: api, locale: 'zh', token: () => tokenOf(cookie) })
}

function tokenOf(cookies: string): string {
  return decodeURIComponent(/(?:^|; )token=([^;]+)/.exec(cookies)?.[1] ?? '')
}

/** Products that one buyer after another can order, with the sizes that are in stock. */
export async function orderable(api: string, wanted: number): Promise<Goods[]> {
  const mall = createClient({ base: api, locale: 'zh', timeoutMs: 60_000 })
  const found: Goods[] = []
  for (let current = 1; found.length < wanted && current < 20; current++) {
    const { records } = await mall.searchProd({ hasStock: true, size: 60, current })
    for (const { prodId, prodName } of records) {
      const { skuList, shopId } = await mall.prodInfo({ prodId })
      const sku = skuList.find(({ stocks = -1 }) => stocks === -1 || stocks > 500)
      if (sku && found.length < wanted)
        found.push({ prodId, skuId: sku.skuId, shopId, count: sku.minOrderQty ?? sku.packQty ?? 1, name: prodName })
    }
    if (records.length < 60) break
  }
  return found
}
