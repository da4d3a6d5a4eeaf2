import { payTypes } from '../../../packages/domain/src/payment/payKinds.ts'
import { ApiError } from '@millwright/api-client/apiError'
import { createClient } from '@millwright/api-client/client'
import { redirects } from '@millwright/pages/route'
import { routes } from '@millwright/pages/routes'
import { screens } from '@millwright/pages/screens'
import { crawl } from '../../crawl.ts'
import { consoleAddress } from '../../consoleAddress.ts'

/** The people who visit a screen: a visitor, or a sample account that may see the screen. Each account has a token. */
export type Who = 'visitor' | SampleAccount
export type Tokens = Readonly<Record<SampleAccount, string>>
export const accounts = ['buyer', 'agreement', 'distributor', 'shopowner'] as const
export type SampleAccount = (typeof accounts)[number]
export type Address = { id: string; path: string; who: Who }

/** Screens that the sample buyer may not see, with the account that may. */
const owners: Record<string, SampleAccount> = {
  'application-list': 'agreement',
  'view-details': 'agreement',
  subcommission: 'distributor',
  'uc-shopaccount': 'shopowner',
}

/** Screens that show a buyer more than a visitor. */
const more = new Set(['home', 'shopIndex', 'list', 'compare', 'detail'])

/**
 * Returns a real address for every screen of the route table. Creates a cart line, an unpaid order, a paid order, an order
 * with a bank transfer and a link in a conversation for the buyer. Other addresses come from the links that the shop
 * shows the buyer.
 */
export async function addressesOf(
  { api: base, shop }: { api: string; shop: string },
  tokens: Tokens,
): Promise<Address[]> {
  const api = createClient({ base, locale: 'zh', token: () => tokens.buyer, timeoutMs: 60_000 })
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
  const [unpaid, paid, transferred] = [await order(), await order(), await order()]
  await pay(base, api, paid)
  await api.openTransfer({ orderNumbers: transferred })
  const { basketId } = (await api.changeItem({ ...ordered, count })) as { basketId: string }
  const elsewhere = 'https://parts.example.com/6205.pdf'
  await api.chatSend({ shopId, msgType: 1, content: elsewhere, clientMsgId: crypto.randomUUID() })

  const deals = await dealsOf(api)
  const query: Record<string, string> = {
    ...deals.query,
    'applocation-detailsl': `applicationId=${await applicationOf(api)}`,
    shopIndex: 'sid=2',
    'shop-prod-list': 'sid=2',
    ShopInformation: `sid=${shopId}`,
    'select-decorate': 'renovationId=10&sid=0',
    compare: `ids=${prodId},${other.prodId}`,
    'submit-order': `items=${basketId}`,
    'order-page': new URLSearchParams({ ...ordered, count: String(count) }).toString(),
    payment: `orderNumbers=${unpaid}`,
    'weixin-pay': `orderNumbers=${unpaid}&payType=${payTypes.weixin}`,
    'payment-success': `orderNumbers=${paid}`,
    'payment-option': `orderNumbers=${unpaid}`,
    'payment-transfer': `orderNumbers=${transferred}`,
    'submit-successfully': `orderNumbers=${paid}`,
    payments: 'offer=1',
    'order-detail': `orderNumber=${unpaid}`,
    'order-sheet': `orderNumber=${unpaid}`,
    'order-unknown': `since=${Date.now() - 60_000}&back=/cart`,
    leaving: new URLSearchParams({ to: elsewhere, chat: shopId }).toString(),
    chat: `sid=${shopId}`,
  }
  const parts: Record<string, string> = {
    ...deals.parts,
    detail: prodId,
    datasheet: prodId,
    'list-filtered': 'pn-6205',
  }
  const linked = await linkedBy(shop, tokens)
  return [...routes, ...redirects].flatMap((route) => {
    const path = `/${route.path}`
      .replace('*', 'no-such-page')
      .replace(/\/:\w+\??/g, parts[route.id] ? `/${parts[route.id]}` : '')
    const mine = !('screen' in route) || route.buyerOnly === true || route.id === 'leaving'
    const address: Address = {
      id: route.id,
      path: query[route.id] ? `${path}?${query[route.id]}` : (linked(route) ?? path),
      who: owners[route.id] ?? (mine ? 'buyer' : 'visitor'),
    }
    return more.has(route.id) ? [address, { ...address, id: `${route.id}, buyer`, who: 'buyer' }] : [address]
  })
}

/** Finds a group that can be joined, a current or upcoming sale, and a reward for points. */
async function dealsOf(api: ReturnType<typeof createClient>) {
  const { group, team } = await groupToJoin(api)
  const [reward] = (await api.scoreProdPage({ size: 1 })).records
  const sale = await saleToOrder(api)
  if (!reward) throw new Error('the sample mall has no reward')
  return {
    query: {
      'group-order': new URLSearchParams({
        prodId: group.prodId,
        groupActivityId: group.groupActivityId,
        count: '10',
      }).toString(),
      'group-team': `groupTeamId=${team.groupTeamId}`,
      'secdetail-confirm-order': new URLSearchParams({ ...sale, count: String(sale.count) }).toString(),
      'submit-integral-order': new URLSearchParams({ prodId: reward.prodId, skuId: reward.skuId }).toString(),
    },
    parts: { secdetail: sale.seckillId, 'integral-det': reward.prodId },
  }
}

/** Finds a sale in which the buyer can order, with the minimum quantity. */
async function saleToOrder(api: ReturnType<typeof createClient>) {
  for (const { prodId, seckillId } of (await api.seckillPage({ size: 100 })).records) {
    const { skuList } = await api.prodInfo({ prodId })
    const count = Math.max(1, ...skuList.map(({ minOrderQty, packQty }) => Math.max(minOrderQty ?? 1, packQty ?? 1)))
    try {
      const path = await api.seckillPath({ prodId, seckillId })
      await api.seckillConfirm({ path, seckillSkuId: seckillId, prodCount: count, addrId: 0 })
      return { prodId, seckillId, count }
    } catch (error) {
      // Sold out, not started or over: the next sale may be open.
      if (!(error instanceof ApiError && error.kind === 'refused')) throw error
    }
  }
  throw new Error('the sample mall has no sale that takes an order now')
}

async function groupToJoin(api: ReturnType<typeof createClient>) {
  for (const group of (await api.groupProdPage({ size: 50 })).records) {
    const [team] = await api.joinGroupList({ groupActivityId: group.groupActivityId, showSize: 1 })
    if (team) return { group, team }
  }
  throw new Error('the sample mall has no group to join')
}

async function applicationOf(api: ReturnType<typeof createClient>): Promise<string> {
  const [application] = (await api.creditApplyPage({ size: 1 })).records
  if (!application) throw new Error('the sample buyer has no application for credit terms')
  return application.applicationId
}

/**
 * Opens the shop's pages with each account, and returns a function that finds the first linked address of a screen that
 * needs parameters.
 */
async function linkedBy(
  shop: string,
  tokens: Tokens,
): Promise<(route: { id: string; path: string }) => string | undefined> {
  const examples = new Set(Object.values(screens).flatMap(({ examples = {} }) => Object.keys(examples)))
  const starts = ['/', '/user-center', '/flash-sale', '/group-buy', '/member-center/integral-mall', '/regulation']
  const opened: Partial<Record<SampleAccount, string[]>> = {}
  for (const account of new Set<SampleAccount>(['buyer', ...Object.values(owners)])) {
    const headers = { cookie: `lang=zh; token=${encodeURIComponent(tokens[account])}` }
    const get = async (path: string) => {
      const answer = await fetch(shop + path, { headers })
      return { at: answer.url, status: answer.status, html: await answer.text() }
    }
    opened[account] = (
      await crawl(get, account === 'buyer' ? starts : ['/user-center', '/user-center/uc-billManagement'])
    ).opened
  }
  return ({ id, path }) => {
    if (!examples.has(id) || id.includes('filtered')) return undefined
    const pattern = new RegExp(`^/${path.replaceAll(/:\w+\??/g, '[^/?]+')}(\\?.*)?$`)
    return opened[owners[id] ?? 'buyer']?.find(
      (one) => pattern.test(one) && one !== `/${path}` && !/[?&]lang=/.test(one),
    )
  }
}

/** Pays by the code that the buyer would scan, through the seller console. */
async function pay(base: string, api: ReturnType<typeof createClient>, orderNumbers: string) {
  await api.pay({ orderNumbers, payType: payTypes.weixin })
  const bench = await (await fetch(`${base}/?lang=en&section=all`)).text()
  const code = new RegExp(`data-order="[^"]*${orderNumbers}[^"]*"[\\s\\S]*?name="code" value="(\\w+)"`).exec(bench)?.[1]
  await fetch(await consoleAddress(base, 'pay'), {
    method: 'POST',
    headers: { origin: base },
    body: new URLSearchParams({ lang: 'en', code: code ?? '' }),
    redirect: 'manual',
  })
}
