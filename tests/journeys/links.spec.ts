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
const TIME = 240_000
/** What a visit would change. */
const leaves = /^\/(logout|leaving)/

/** Where a screen shows nothing without being told of what. */
const beginnings: Partial<Record<RouteId, string>> = {
  ShopInformation: '/ShopInformation?sid=2',
  'list-filtered': '/list/pn-6205',
  'select-decorate': '/select-decorate?renovationId=10&sid=0',
  'shop-prod-list': '/shop-prod-list?sid=2',
  shopIndex: '/shopIndex?sid=2',
}

type Answer = { status: number; at: string; html: string }

/** Every address that a page links within the mall, by what a browser would ask for. */
function linksOf({ html, at }: Answer): string[] {
  return [...html.matchAll(/<(?:a|form)\b[^>]*?\s(?:href|action)="([^"]*)"/g)].flatMap(([tag, raw]) => {
    if (/method="post"/.test(tag)) return []
    const url = new URL(raw!.replaceAll('&amp;', '&'), at)
    return url.origin === new URL(at).origin ? [url.pathname + url.search] : []
  })
}

/** The screen that an address is one of, so that not each of a thousand products is opened. */
function kindOf(path: string): string {
  const url = new URL(path, 'http://mall.invalid')
  const names = [...url.searchParams.keys()].toSorted()
  return `${url.pathname.replaceAll(/\d+/g, '0').replace(/^\/list\/.*/, '/list/')}?${[...new Set(names)]}`
}

async function crawl(context: BrowserContext, starts: readonly string[]) {
  const shop = inject('shop')
  const asked = new Map<string, Promise<number>>()
  const opened = new Map<string, number>()
  const dead: string[] = []
  const waiting = starts.map((path) => ({ path, from: 'the beginning' }))
  const get = async (path: string): Promise<Answer> => {
    const answer = await context.request.get(shop + path)
    return { status: answer.status(), at: answer.url(), html: await answer.text() }
  }
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { path, from } = next
    if (asked.has(path) || leaves.test(path)) continue
    const kind = kindOf(path)
    const before = opened.get(kind) ?? 0
    if (before >= PAGES_OF_ONE) continue
    opened.set(kind, before + 1)
    const answer = await get(path)
    asked.set(path, Promise.resolve(answer.status))
    if (answer.status >= 400) dead.push(`${answer.status} ${path} from ${from}`)
    else for (const link of linksOf(answer)) waiting.push({ path: link, from: path })
  }
  return { dead, pages: asked.size }
}

describe.each<Locale>(['zh', 'en'])('every link of every screen in %s', (locale) => {
  const starts = () =>
    routes
      .filter(({ id }) => id !== 'not-found')
      .map(({ id, path }) => beginnings[id] ?? `/${path.replace(/\/?:\w+\??$/, '')}`)
      .filter((path) => path !== '/datasheet')

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
      const { dead, pages } = await crawl(context, [...starts(), `/detail/${wanted.prodId}`])
      expect(pages).toBeGreaterThan(40)
      expect(dead).toEqual([])
    },
    TIME,
  )
})
