import { JSDOM } from 'jsdom'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type * as PlainTexts from '@millwright/i18n/createPlainTexts'
import { locales } from '@millwright/domain/locale'
import { webConfig } from '@millwright/fixtures/site'
import { everyNamespace, resourcesOf } from '@millwright/i18n/resources'
import { redirects } from '@millwright/pages/route'
import { routes } from '@millwright/pages/routes'
import { matchRoute } from '@millwright/pages/matchRoute'
import { PAGE_DATA } from '../router/pageData.ts'
import type { PageData, ShellFrame } from '../router/pageData.ts'
import { startFakeMall } from './testing/fakeMall.ts'
import type { FakeMall } from './testing/fakeMall.ts'
import { hydrate } from './testing/hydrate.tsx'
import { addressOf, notForBuyers } from './testing/routeAddresses.ts'
import { storefrontFromSource } from './testing/storefrontFromSource.ts'
import type { TestShop } from './testing/storefrontFromSource.ts'

/** Text keys without a text. They would be shown on the page as raw keys. */
const rawKeys = vi.hoisted(() => new Set<string>())
vi.mock(import('@millwright/i18n/createPlainTexts'), async (original) => {
  const { createPlainTexts } = (await original()) as typeof PlainTexts
  return {
    createPlainTexts: (locale, resources) => {
      const texts = createPlainTexts(locale, resources)
      return (area, key, values) => {
        const written = Object.keys(resources[area] ?? {})
        if (!written.includes(key) && !written.some((one) => one.startsWith(`${key}_`))) rawKeys.add(`${area}.${key}`)
        return texts(area, key, values)
      }
    },
  }
})

const host = 'http://mall.test'
const people = { visitor: '', buyer: 'token=secret-token; ' }
/** Addresses of the server that are not screens. */
const beside =
  /^\/(?:(?:pictures|files|assets|_qr)\/|_invoice\/\d+\.pdf$|_order-list\/\d+\.xlsx(?:\?n=\d+)?$|_(?:cart-template|orders|balance|points|statements|article-numbers)\.xlsx$|_article-numbers\.csv$)/
/** Texts that are the same in every language: language names, the filing number and the names of the sister sites. */
const names = new RegExp(
  ['中文', 'English', webConfig.filingNumber, ...webConfig.sisterSites.map(({ name }) => name)].join('|'),
  'g',
)

let mall: FakeMall
let shop: TestShop
beforeAll(async () => {
  mall = await startFakeMall()
  shop = await storefrontFromSource(mall.base)
}, 60_000)
afterEach(() => {
  vi.restoreAllMocks()
})
afterAll(() => mall.close())

const textsOf = ({ window: { document } }: JSDOM) => {
  const texts: string[] = []
  const walker = document.createTreeWalker(document.body, 4)
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.closest('script, style'))
      texts.push(walker.currentNode.textContent?.trim() ?? '')
  for (const element of document.body.querySelectorAll('[aria-label], [alt], [title], [placeholder]'))
    for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
      texts.push(element.getAttribute(name)?.trim() ?? '')
  return [...new Set(texts)].filter(Boolean)
}
const sentencesOf = (locale: 'zh' | 'en') =>
  new Set(Object.values(resourcesOf(locale, everyNamespace)).flatMap((area) => Object.values(area)))

/** Returns the paths of a page's links and forms within the mall. */
const linksOf = ({ window: { document } }: JSDOM) =>
  [...document.querySelectorAll('a[href], form[action]')]
    .map((element) => new URL(element.getAttribute('href') ?? element.getAttribute('action') ?? '', host))
    .filter(({ origin }) => origin === host)
    .map(({ pathname }) => pathname)

const leadsSomewhere = (path: string) =>
  beside.test(path) || redirects.some((one) => path === `/${one.path}`) || matchRoute(path).route.id !== 'not-found'

const dead = new Set<string>()
const pages: { id: string; name: string; dom: JSDOM; carried: PageData; frame: ShellFrame }[] = []

describe.each(locales)('in %s', (locale) => {
  const [own, other] = [sentencesOf(locale), sentencesOf(locale === 'zh' ? 'en' : 'zh')]
  describe.each(Object.entries(people))('to a %s', (who, token) => {
    const get = (path: string) => shop.request(host + path, { headers: { cookie: `${token}lang=${locale}` } })

    it.each(routes.map((route) => [route.id, route] as const))(
      '%s renders with complete texts in its language',
      async (id, { screen, buyerOnly }) => {
        const address = addressOf[id]
        rawKeys.clear()
        const complaints = vi.spyOn(console, 'error')
        const response = await get(address)
        if (who === 'visitor' && buyerOnly)
          return expect([response.status, response.headers.get('location')]).toEqual([
            302,
            `/login?back=${encodeURIComponent(address)}`,
          ])
        if (who === 'buyer' && notForBuyers[id])
          return expect([response.status, response.headers.get('location')]).toEqual([302, notForBuyers[id]])
        const dom = new JSDOM(await response.text(), { url: host + address, pretendToBeVisual: true })
        const carried = JSON.parse(dom.window.document.getElementById(PAGE_DATA)?.textContent ?? '{}') as PageData
        expect([response.status, carried.page.screen, carried.page.problem === undefined]).toEqual(
          id === 'not-found' ? [404, 'NotFound', false] : [200, screen, true],
        )

        expect([...rawKeys]).toEqual([])
        expect(complaints.mock.calls.map(([first]: unknown[]) => String(first))).toEqual([])
        const texts = textsOf(dom)
        expect(texts.filter((text) => /\{\{|\bundefined\b|\bNaN\b|\[object/.test(text))).toEqual([])
        expect(texts.filter((text) => other.has(text) && !own.has(text) && text.replace(names, ''))).toEqual([])
        expect(dom.window.document.documentElement.lang).toBe(locale === 'zh' ? 'zh-CN' : 'en')
        if (locale === 'en') expect(texts.filter((text) => /\p{Script=Han}/u.test(text.replace(names, '')))).toEqual([])
        for (const link of linksOf(dom))
          if (!leadsSomewhere(link) && link !== address) dead.add(link.replace(/\/\d+$/, '/:id'))

        const frame =
          typeof carried.frame === 'string' ? ((await (await get(carried.frame)).json()) as ShellFrame) : carried.frame
        pages.push({ id, name: `${id}, ${locale}, ${who}`, dom, carried, frame })
      },
    )
  })
})

it.each(routes.map(({ id }) => id))("%s hydrates without differences from the server's HTML", async (id) => {
  const drawn = pages.filter((page) => page.id === id)
  expect(drawn.length).toBeGreaterThan(0)
  for (const { name, dom, carried, frame } of drawn) {
    expect(await hydrate(dom, carried, frame), name).toEqual([])
    dom.window.close()
  }
})

it('no link is dead', () => {
  expect([...dead].toSorted()).toEqual([])
})
