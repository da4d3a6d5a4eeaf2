import { createClient } from '@millwright/api-client/client'
import { redirects } from '@millwright/pages/route'
import { routes } from '@millwright/pages/routes'

export type Address = { id: string; path: string; buyer: boolean }

/** Where more is read for a buyer than for a visitor. */
const more = new Set(['home', 'shopIndex', 'list', 'compare', 'detail'])

/**
 * A real address for every screen of the route table, with what a buyer needs for it: a cart, an order to be paid and
 * one that is, and a link in a conversation.
 */
export async function addressesOf(base: string, token: string): Promise<Address[]> {
  const api = createClient({ base, locale: 'zh', token: () => token, timeoutMs: 60_000 })
  const { records } = await api.searchProd({ hasStock: true, keyword: '6205', size: 10 })
  const [product, other] = await Promise.all(records.map(({ prodId }) => api.prodInfo({ prodId })))
  if (!product || !other) throw new Error('the sample mall has no two products of this kind')
  const {
    prodId,
    shopId,
    skuList: [sku],
  } = product
  if (!sku) throw new Error(`product ${prodId} has no size`)
  const count = Math.max(sku.minOrderQty ?? 1, sku.packQty ?? 1)
  const ordered = { prodId, skuId: sku.skuId, shopId }
  if (!(await api.addressList()).length)
    await api.addAddress({
      receiver: '张工',
      mobile: '13712345678',
      provinceId: 440000,
      cityId: 440300,
      areaId: 440305,
      addr: '科技园南区 8 号',
      commonAddr: 1,
    })
  const order = async () => {
    const { uuid } = await api.confirmOrder({ orderItem: { ...ordered, prodCount: count } })
    return (await api.submitOrder({ uuid: uuid!, orderShopParams: [] })).orderNumbers
  }
  const [unpaid, paid] = [await order(), await order()]
  await pay(base, api, paid)
  const { basketId } = (await api.changeItem({ ...ordered, count })) as { basketId: string }
  const elsewhere = 'https://parts.example.com/6205.pdf'
  await api.chatSend({ shopId, msgType: 1, content: elsewhere, clientMsgId: crypto.randomUUID() })

  const query: Record<string, string> = {
    shopIndex: 'sid=2',
    'shop-prod-list': 'sid=2',
    ShopInformation: `sid=${shopId}`,
    'select-decorate': 'renovationId=10&sid=0',
    compare: `ids=${prodId},${other.prodId}`,
    'submit-order': `items=${basketId}`,
    'order-page': new URLSearchParams({ ...ordered, count: String(count) }).toString(),
    payment: `orderNumbers=${unpaid}`,
    'weixin-pay': `orderNumbers=${unpaid}&payType=3`,
    'payment-success': `orderNumbers=${paid}`,
    'order-detail': `orderNumber=${unpaid}`,
    'order-sheet': `orderNumber=${unpaid}`,
    'order-unknown': `since=${Date.now() - 60_000}&back=/cart`,
    leaving: new URLSearchParams({ to: elsewhere, chat: shopId }).toString(),
    chat: `sid=${shopId}`,
  }
  const parts: Record<string, string> = { prodId, id: 'pn-6205' }
  return [...routes, ...redirects].flatMap((route) => {
    const path = `/${route.path.replace(/:(\w+)\??/g, (_, name: string) => parts[name] ?? '').replace('*', 'no-such-page')}`
    const address = {
      id: route.id,
      path: query[route.id] ? `${path}?${query[route.id]}` : path,
      buyer: !('screen' in route) || route.buyerOnly === true || route.id === 'leaving',
    }
    return more.has(route.id) ? [address, { ...address, id: `${route.id}, buyer`, buyer: true }] : [address]
  })
}

/** By the code that the buyer would scan, at the seller's bench. */
async function pay(base: string, api: ReturnType<typeof createClient>, orderNumbers: string) {
  await api.pay({ orderNumbers, payType: 3 })
  const bench = await (await fetch(`${base}/?lang=en`)).text()
  const code = new RegExp(`data-order="[^"]*${orderNumbers}[^"]*"[\\s\\S]*?name="code" value="(\\w+)"`).exec(bench)?.[1]
  await fetch(`${base}/bench/pay`, {
    method: 'POST',
    headers: { origin: base },
    body: new URLSearchParams({ lang: 'en', code: code ?? '' }),
    redirect: 'manual',
  })
}
