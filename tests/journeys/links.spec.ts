import { routes } from '@millwright/pages/routes'
import type { RouteId } from '@millwright/pages/routes'
import { chromium } from 'playwright-core'
import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchOptions } from '../../tools/chromium.ts'
import { goods, newBuyer } from './buyer.ts'
import type { Locale } from './browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch(await launchOptions())
})
afterAll(() => browser.close())

/** So many pages of one screen have all their links followed. */
const PAGES_OF_ONE = 4
const AT_ONCE = 4
const TIME = 240_000
/** What a visit would change. */
const leaves = /^\/(logout|leaving)/

/** Where a screen shows nothing without being told of what. */
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

/** What shows nothing but of an order or a product that is named, or to a distributor: other screens lead there. */
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
  // Only who has an account period, a card of a distributor.
  'application-list',
  'subcommission',
  'submit-integral-order',
  'submit-order',
  // Only who has a shop has it.
  'uc-shopaccount',
  'uc-inquiryDetail',
  'view-details',
  'view-logistics',
  'weixin-pay',
  'write-comments',
])

type Answer = { at: string; html: string }

/** Every address within the mall that a page links. */
function linksOf({ html, at }: Answer): string[] {
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].flatMap(([, raw]) => {
    const url = new URL(raw!.replaceAll('&amp;', '&'), at)
    return url.origin === new URL(at).origin ? [url.pathname + url.search] : []
  })
}

/** The screen that an address is one of, so that not each of a thousand products is opened. */
function kindOf(path: string): string {
  const { pathname, search } = new URL(path, 'http://mall.invalid')
  const place = pathname.replaceAll(/\d+/g, '0').replace(/^\/list\/.*/, '/list/')
  return `${place}${search && '?'}`
}

async function crawl(context: BrowserContext, starts: readonly string[]) {
  const shop = inject('shop')
  const asked = new Set<string>()
  const opened = new Map<string, number>()
  const dead: string[] = []
  const waiting = starts.map((path) => ({ path, from: 'the beginning' }))
  const open = async ({ path, from }: { path: string; from: string }) => {
    const answer = await context.request.get(shop + path)
    if (answer.status() >= 400) return void dead.push(`${answer.status()} ${path} from ${from}`)
    for (const link of linksOf({ at: answer.url(), html: await answer.text() }))
      waiting.push({ path: link, from: path })
  }
  while (waiting.length) {
    const next = waiting.splice(0).filter(({ path }) => {
      const kind = kindOf(path)
      const before = opened.get(kind) ?? 0
      if (asked.has(path) || leaves.test(path) || before >= PAGES_OF_ONE) return false
      asked.add(path)
      opened.set(kind, before + 1)
      return true
    })
    for (let at = 0; at < next.length; at += AT_ONCE) await Promise.all(next.slice(at, at + AT_ONCE).map(open))
  }
  return { dead, pages: asked.size }
}

describe.each<Locale>(['zh', 'en'])('every link of every screen in %s', (locale) => {
  const starts = () =>
    routes
      .filter(({ id }) => !named.has(id))
      .map(({ id, path }) => beginnings[id] ?? `/${path.replace(/\/?:\w+\??$/, '')}`)

  it(
    'leads a visitor somewhere [R2.35]',
    async () => {
      const context = await browser.newContext()
      await context.request.get(`${inject('shop')}/?lang=${locale}`)
      const { dead, pages } = await crawl(context, starts())
      expect(pages).toBeGreaterThan(40)
      expect(dead).toEqual([])
    },
    TIME,
  )

  it(
    'leads a buyer with a cart somewhere [R2.35]',
    async () => {
      const context = await browser.newContext()
      const { mall } = await newBuyer(context, locale)
      const wanted = await goods(locale)
      await mall.changeItem({ ...wanted, count: 1 } as never)
      await context.request.get(`${inject('shop')}/?lang=${locale}`)
      const { dead, pages } = await crawl(context, [
        ...starts(),
        `/detail/${wanted.prodId}?sku=${wanted.skuId}`,
        `/order-page?prodId=${wanted.prodId}&skuId=${wanted.skuId}&shopId=${wanted.shopId}&count=1`,
        `/chat?sid=${wanted.shopId}&prodId=${wanted.prodId}&sku=${wanted.skuId}`,
      ])
      expect(pages).toBeGreaterThan(40)
      expect(dead).toEqual([])
    },
    TIME,
  )
})
