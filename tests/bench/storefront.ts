import { once } from 'node:events'
import { get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'
import { measureScreens, readModules } from '../../tools/checks/shopSizes.ts'
import { table } from '../../tools/table.ts'
import { launchOptions } from '../chromium.ts'
import { startMall } from '../mall.ts'
import type { Measurement } from '../measure.ts'
import { findAddresses, homes } from './storefront/addresses.ts'
import { byRoom } from './storefront/byRoom.ts'
import { DESKTOP, firstPaint, firstView, firstVisit, pressToProduct, warmView } from './storefront/browse.ts'
import type { FirstVisit, Paint } from './storefront/browse.ts'
import { cpuPerNewPage, cpuPerRequest, cpuPerStalePage, startMeasured } from './storefront/cpu.ts'
import { signIn } from './storefront/signIn.ts'
import { measuredOf, screens } from './storefront/figures.ts'
import type { Figure, Screen, Target } from './storefront/figures.ts'
import { startFloor, treeOf } from './storefront/floor.ts'
import { lighthouse } from './storefront/lighthouse.ts'

const PRESSES = 11
const VIEWS = 15
const FIRST_VIEWS = 7
const PAINTS = 5
/** Milliseconds to wait: longer than the shop serves stale pages. */
const STALE = 16_000
const STALE_ROUNDS = 3
const client = 'apps/storefront/build/client'
const modules: Record<Screen, string> = { home: 'Home', list: 'List', product: 'Detail' }

/**
 * Measures the home page, a list of 60 products and a product detail page on the real mall, next to a lower bound: the same
 * elements and data in plain React in the same run, because absolute figures differ between machines. `SHOP` and `API`
 * name a mall that already runs.
 */
export const run: Measurement = async ({ count }) => {
  const { SHOP, API } = process.env
  const mall = SHOP && API ? { shop: SHOP, api: API, stop: async () => undefined } : await startMall()
  const browser = await chromium.launch(await launchOptions())
  const shop = await startMeasured(['apps/storefront/build/server/server.js'], {
    MALL_API_BASE: mall.api,
  })
  const { paths, lists, unasked } = await findAddresses(shop.url)
  const cookie = await signIn(shop.url)
  const floor = await startFloor(await pagesOf(browser, shop.url, Object.values(paths)))
  const figures: Figure[] = []
  try {
    const each = async (measure: (path: string, screen: Screen) => Promise<number>) => {
      const of: Partial<Record<Screen, number>> = {}
      for (const screen of screens) of[screen] = await measure(paths[screen], screen)
      return of
    }
    const add = (what: string, of: Figure['of'], target?: Target, more?: Pick<Figure, 'floor' | 'digits'>) =>
      void figures.push({ what, of, target, ...more })

    const sizes = measureScreens(
      client,
      screens.map((screen) => modules[screen]),
    )
    const sizeOf = (what: 'script' | 'style') =>
      Object.fromEntries(screens.map((screen, index) => [screen, sizes[index]![what]]))
    const [visits, wide] = [{} as Record<Screen, FirstVisit>, {} as Record<Screen, FirstVisit>]
    for (const screen of screens) {
      visits[screen] = await firstVisit(browser, shop.url + paths[screen])
      wide[screen] = await firstVisit(browser, shop.url + paths[screen], DESKTOP)
    }
    const visited = (from: Record<Screen, FirstVisit>, what: 'requests' | 'bytes' | 'shift', unit = 1) =>
      Object.fromEntries(screens.map((screen) => [screen, from[screen][what] / unit]))

    add('JavaScript, kB gzip', sizeOf('script'), { limit: 130 }, { floor: await each(async () => floor.script) })
    add(
      'JavaScript including scripts prefetched at idle, kB gzip',
      await each((_, screen) => sumOf(visits[screen].scripts)),
      { limit: 150 },
    )
    add('style, kB gzip', sizeOf('style'))
    add(
      'HTML, kB gzip',
      await each((path) => sentSize(shop.url + path, 'gzip')),
      { limit: { list: 9 } },
      { floor: await each((path) => sentSize(floor.url + path, 'gzip')) },
    )
    for (const [what, path] of Object.entries(lists).slice(1))
      add(`HTML of ${what}, kB gzip`, { list: await sentSize(shop.url + path, 'gzip') }, { limit: 13 })
    add('HTML, kB brotli', await each((path) => sentSize(shop.url + path, 'br')))
    add('requests of a first visit, on a phone', visited(visits, 'requests'), { limit: 25 }, { digits: 0 })
    add('the same at 1440 px', visited(wide, 'requests'), { limit: 37 }, { digits: 0 })
    add('transferred until the page is idle, on a phone, kB', visited(visits, 'bytes', 1000))
    add('layout shift, on a phone', visited(visits, 'shift'), { limit: 0 }, { digits: 4 })
    add('layout shift at 1440 px', visited(wide, 'shift'), { limit: 0 }, { digits: 4 })

    const paints = {} as Record<Screen, Paint[]>
    const plainPaints = {} as Record<Screen, Paint[]>
    for (const screen of screens) {
      paints[screen] = []
      plainPaints[screen] = []
      // By turns, because other load on the machine changes over time.
      for (let round = 0; round < PAINTS; round++) {
        paints[screen].push(await firstPaint(browser, shop.url + paths[screen]))
        plainPaints[screen].push(await firstPaint(browser, floor.url + paths[screen]))
      }
    }
    const middleOf = (all: Record<Screen, Paint[]>, what: keyof Paint) =>
      Object.fromEntries(
        screens.map((screen) => [
          screen,
          at(
            all[screen].map((one) => one[what]),
            0.5,
          ),
        ]),
      )
    add(
      'largest contentful paint of a first visit, ms',
      middleOf(paints, 'time'),
      { limit: 1000 },
      { floor: middleOf(plainPaints, 'time'), digits: 0 },
    )
    add('scripts that arrived before it, kB', middleOf(paints, 'scripts'), { limit: 15 })

    const plain = await each((path) => cpuPerRequest(floor, path, count * 10))
    add(
      'server time of a cached page, ms of CPU',
      await each((path) => cpuPerRequest(shop, path, count * 10)),
      { limit: { home: 3, list: 6, product: 3 } },
      { floor: plain },
    )
    add(
      'server time of an uncached page, ms of CPU',
      await each((_, screen) =>
        screen === 'home' ? cpuPerStalePage(shop, homes, STALE_ROUNDS, STALE) : cpuPerNewPage(shop, unasked[screen]),
      ),
      { limit: { home: 25, list: 15, product: 15 } },
      { floor: plain },
    )
    add(
      'server time of a page for a buyer, ms of CPU',
      await each((path) => cpuPerRequest(shop, path, count * 3, cookie)),
      { limit: 20 },
      { floor: plain },
    )

    const median = async (times: Promise<number[]>) => at(await times, 0.5)
    const views = async (measure: (url: string) => Promise<number[]>) => ({
      of: await each((path) => median(measure(shop.url + path))),
      floor: await each((path) => median(measure(floor.url + path))),
    })
    const warm = await views((url) => warmView(browser, url, VIEWS))
    add('main thread of a warm view, ms', warm.of, { limit: 80 }, { floor: warm.floor, digits: 0 })
    const again = await views((url) => warmView(browser, url, VIEWS, true))
    add('main thread of a warm view in a new tab, ms', again.of, { limit: 130 }, { floor: again.floor, digits: 0 })
    const first = await views((url) => firstView(browser, url, FIRST_VIEWS))
    add('main thread of a first visit, ms', first.of, { limit: 140 }, { floor: first.floor, digits: 0 })

    for (const [by, name, best, middle] of [
      ['mouse', 'a click after a hover', 250, 400],
      ['tap', 'a tap', 350, 450],
    ] as const) {
      const presses = await pressToProduct(browser, shop.url, PRESSES, by)
      add(
        `from ${name} to the product painted, best, ms`,
        { list: Math.min(...presses) },
        { limit: best },
        { digits: 0 },
      )
      add(
        `from ${name} to the product painted, median, ms`,
        { list: at(presses, 0.5) },
        { limit: middle },
        { digits: 0 },
      )
    }
    add(
      'Lighthouse, mobile',
      await each((path) => lighthouse(shop.url + path)),
      { limit: 97, least: true },
      { digits: 0 },
    )

    const lengths = readModules(client)
    console.log(
      `${table(sizes.map((size) => ({ 'kB gzip': size.screen, ...Object.fromEntries(Object.entries(byRoom(size, lengths)).map(([room, kB]) => [room, kB.toFixed(1)])) })))}\n`,
    )
    return measuredOf(figures)
  } finally {
    shop.stop()
    floor.stop()
    await floor.remove()
    await browser.close()
    await mall.stop()
  }

  async function sumOf(urls: readonly string[]): Promise<number> {
    return (await Promise.all(urls.map((url) => sentSize(url, 'gzip')))).reduce((sum, size) => sum + size, 0)
  }
}

async function pagesOf(browser: Browser, url: string, wanted: string[]) {
  const context = await browser.newContext({ javaScriptEnabled: true })
  const page = await context.newPage()
  const pages: Record<string, { tree: unknown; data: string }> = {}
  for (const path of wanted) {
    await page.goto(url + path, { waitUntil: 'networkidle' })
    pages[path] = { tree: await treeOf(page), data: (await page.locator('#sent').textContent()) ?? '' }
  }
  await context.close()
  return pages
}

/** Returns the transferred size in kB. An uncompressed response counts with its size under gzip at the highest level. */
async function sentSize(url: string, encoding: 'gzip' | 'br'): Promise<number> {
  const [answer] = (await once(get(url, { headers: { 'accept-encoding': encoding } }), 'response')) as [IncomingMessage]
  const body = await buffer(answer)
  return (answer.headers['content-encoding'] ? body : gzipSync(body, { level: 9 })).length / 1000
}

function at(numbers: readonly number[], share: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? Infinity
}
