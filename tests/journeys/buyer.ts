import { createClient } from '@millwright/api-client/client'
import type { BrowserContext } from 'playwright-core'
import { inject } from 'vitest'
import { smsCode } from './sellerConsole.ts'
import type { Locale } from './browser.ts'

let people = 0

/** Registers a new buyer with an address, who is signed in at the API and in the browser, through the shop's form. */
export async function newBuyer(context: BrowserContext, locale: Locale, shop = inject('shop')) {
  const mobile = `137${String(Date.now()).slice(-6)}${String(people++).padStart(2, '0')}`
  const post = (fields: Record<string, string>) =>
    fetch(`${shop}/login?lang=${locale}`, {
      method: 'POST',
      headers: { origin: shop },
      body: new URLSearchParams({ userName: mobile, tab: 'mobile', agreed: '1', ...fields }),
      redirect: 'manual',
    })
  await post({ intent: 'sendCode' })
  const answer = await post({ intent: 'smsLogin', passWord: await smsCode(mobile) })
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]!.split('=') as [string, string])
  const token = cookies.find(([name]) => name === 'token')?.[1]
  if (!token) throw new Error(`${mobile} could not sign in: ${answer.status}`)
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: shop })))
  const mall = createClient({ base: inject('api'), locale, token: () => decodeURIComponent(token) })
  await mall.addAddress({
    receiver: '张工',
    mobile,
    provinceId: 440000,
    cityId: 440300,
    areaId: 440305,
    addr: '科技园南区 8 号',
  })
  /** Submits a form as this buyer, with fields that no screen would send. */
  const forge = (path: string, fields: Record<string, string>) =>
    fetch(shop + path, {
      method: 'POST',
      headers: { origin: shop, cookie: cookies.map((pair) => pair.join('=')).join('; ') },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    })
  return { mall, forge, orders: async () => (await mall.myOrder({ size: 50 })).records }
}

const taken = new Set<string>()

/**
 * Returns a SKU of a product that no other test uses, because a test may change its stock and price. It costs at least
 * `minPrice`, and its stock is enough for the quantity `count` of two.
 */
export async function goods(locale: Locale, wanted: { minPrice?: number } = {}, api = inject('api')) {
  const mall = createClient({ base: api, locale })
  for (let current = 1; current < 20; current++) {
    for (const { prodId } of (await mall.searchProd({ ...wanted, hasStock: true, size: 60, current })).records) {
      if (taken.has(prodId)) continue
      taken.add(prodId)
      const { skuList, shopId, prodName } = await mall.prodInfo({ prodId })
      const sku = skuList.find(
        ({ stocks = -1, minOrderQty = 1, packQty = 1 }) =>
          (stocks === -1 || stocks > 20) && minOrderQty === 1 && packQty === 1,
      )
      if (sku)
        return {
          prodId,
          skuId: sku.skuId,
          shopId,
          count: 2,
          price: sku.price,
          title: sku.partyCode ?? prodName,
          stocks: String(sku.stocks ?? -1),
        }
    }
  }
  throw new Error('no unused product is sold by the piece and in stock')
}
