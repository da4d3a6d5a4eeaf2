import { routes } from '@millwright/pages/routes'
import type { RouteId } from '@millwright/pages/routes'
import { chromium } from 'playwright-core'
import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchOptions } from '../chromium.ts'
import { crawl } from '../crawl.ts'
import { goods, newBuyer } from './buyer.ts'
import type { Locale } from './browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch(await launchOptions())
})
afterAll(() => browser.close())

const TIME = 240_000
/** Start addresses of screens that need parameters. */
const beginnings: Partial<Record<RouteId, string>> = {
  ShopInformation: '/ShopInformation?sid=2',
  'list-filtered': '/list/pn-6205',
  'notice-detail': '/notice-detail?id=1',
  'regulation-details': '/regulation-details?id=42',
  regulationList: '/regulationList?categoryId=2',
  'select-decorate': '/select-decorate?renovationId=10&sid=0',
  'shop-prod-list': '/shop-prod-list?sid=2',
  shopIndex: '/shopIndex?sid=2',
}

/** Screens that need an order, a product or a distributor. Other screens link to them. */
const named = new Set<RouteId>([
  'not-found',
  'applocation-detailsl',
  'apply-return',
  'datasheet',
  'discount-detail',
  'feedback-particulars',
  'group-order',
  'group-team',
  'invoice-detail',
  'order-detail',
  'order-page',
  'order-sheet',
  'payment',
  'payment-option',
  'payment-success',
  'submit-successfully',
  'payment-transfer',
  'payments',
  'return-detail',
  'secdetail-confirm-order',
  // Requires an account period or a distributor's card.
  'application-list',
  'subcommission',
  'submit-integral-order',
  'submit-order',
  'uc-shopaccount',
  'uc-inquiryDetail',
  'view-details',
  'view-logistics',
  'weixin-pay',
  'write-comments',
])

/** Requests pages with the browser's cookies. */
function pagesOf(context: BrowserContext) {
  const shop = inject('shop')
  return async (path: string) => {
    const answer = await context.request.get(shop + path)
    return { at: answer.url(), status: answer.status(), html: await answer.text() }
  }
}

describe.each<Locale>(['zh', 'en'])('every link of every screen in %s', (locale) => {
  const starts = () =>
    routes
      .filter(({ id }) => !named.has(id))
      .map(({ id, path }) => beginnings[id] ?? `/${path.replace(/\/?:\w+\??$/, '')}`)

  it(
    'leads a visitor to an existing page [R2.35]',
    async () => {
      const context = await browser.newContext()
      await context.request.get(`${inject('shop')}/?lang=${locale}`)
      const { dead, opened } = await crawl(pagesOf(context), starts())
      expect(opened.length).toBeGreaterThan(40)
      expect(dead).toEqual([])
    },
    TIME,
  )

  it(
    'leads a buyer with a cart to an existing page [R2.35]',
    async () => {
      const context = await browser.newContext()
      const { mall } = await newBuyer(context, locale)
      const wanted = await goods(locale)
      await mall.changeItem({ ...wanted, count: 1 } as never)
      await context.request.get(`${inject('shop')}/?lang=${locale}`)
      const { dead, opened } = await crawl(pagesOf(context), [
        ...starts(),
        `/detail/${wanted.prodId}?sku=${wanted.skuId}`,
        `/order-page?prodId=${wanted.prodId}&skuId=${wanted.skuId}&shopId=${wanted.shopId}&count=1`,
        `/chat?sid=${wanted.shopId}&prodId=${wanted.prodId}&sku=${wanted.skuId}`,
      ])
      expect(opened.length).toBeGreaterThan(40)
      expect(dead).toEqual([])
    },
    TIME,
  )
})
