import { once } from 'node:events'
import { get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { byRoom, measureScreens } from '../../tools/checks/sizes.ts'
import { launchOptions } from '../../tools/chromium.ts'
import type { Measurement } from '../../tools/measure.ts'
import { table } from '../../tools/table.ts'
import { startMall } from '../mall.ts'
import { clickToProduct, firstVisit, warmView } from './storefront/browse.ts'
import { cpuPerRequest, startMeasured } from './storefront/cpu.ts'
import { startFloor, treeOf } from './storefront/floor.ts'
import { lighthouse } from './storefront/lighthouse.ts'

const CLICKS = 11
const VIEWS = 15
const screens = { home: 'Home', list: 'List', detail: 'Detail' } as const
type Screen = keyof typeof screens
type Row = { what: string; screen: string; measured: string; floor: string; target: string; verdict: string }

/**
 * Home, a list of 60 products and a product, on the real mall and beside a floor: the same elements and data in plain React,
 * in the same run, since a machine's own figures mean nothing on another. `LIGHTHOUSE` names a folder with Lighthouse, which
 * with its 170 MB is no part of the project; `SHOP` and `API` a mall that runs already.
 */
export const run: Measurement = async ({ count }) => {
  const { SHOP, API } = process.env
  const mall = SHOP && API ? { shop: SHOP, api: API, stop: async () => undefined } : await startMall()
  const browser = await chromium.launch(await launchOptions())
  const shop = await startMeasured(['--conditions=@millwright/source', 'apps/storefront/server/main.ts'], { MALL_API_BASE: mall.api })
  const list = await (await fetch(`${shop.url}/list`)).text()
  const paths: Record<Screen, string> = { home: '/', list: '/list', detail: /href="(\/detail\/\d+)[?"]/.exec(list)?.[1] ?? '' }
  if (!paths.detail) throw new Error('the list links to no product')
  const cookie = await signIn(shop.url)
  const floor = await startFloor(await pagesOf(shop.url, Object.values(paths)))
  try {
    const rows: Row[] = []
    const add = (what: string, screen: string, measured: number, target: number | undefined, beside?: number, digits = 1) => rows.push({
      what, screen, measured: measured.toFixed(digits), floor: beside?.toFixed(digits) ?? '', target: target === undefined ? '' : `≤ ${target}`, verdict: target === undefined ? '' : measured <= target ? 'met' : 'MISSED',
    })
    const sizes = measureScreens(Object.values(screens))
    for (const [index, screen] of (Object.keys(screens) as Screen[]).entries()) {
      const { script, style } = sizes[index]!
      const [url, beside] = [shop.url + paths[screen], floor.url + paths[screen]]
      const visit = await firstVisit(browser, url)
      add('JavaScript, kB gzip', screen, script, 130, floor.script)
      add('style, kB gzip', screen, style, undefined)
      add('HTML, kB gzip', screen, await sentSize(url, 'gzip'), screen === 'list' ? 9 : undefined, await sentSize(beside, 'gzip'))
      add('the same as browsers take it, brotli', screen, await sentSize(url, 'br'), undefined)
      add('requests', screen, visit.requests, 25, undefined, 0)
      add('over the line until rest, kB', screen, visit.bytes / 1000, undefined)
      add('layout shift', screen, visit.shift, 0, undefined, 4)
      add('server, ms of processor', screen, await cpuPerRequest(shop, paths[screen], count * 10), screen === 'list' ? 6 : 3, await cpuPerRequest(floor, paths[screen], count * 10))
      add('the same for a buyer', screen, await cpuPerRequest(shop, paths[screen], count * 3, cookie), undefined)
      add('main thread of a warm view, ms', screen, at(await warmView(browser, url, VIEWS), 0.5), 80, at(await warmView(browser, beside, VIEWS), 0.5), 0)
      add('the same in a new tab', screen, at(await warmView(browser, url, VIEWS, true), 0.5), undefined, at(await warmView(browser, beside, VIEWS, true), 0.5), 0)
      const score = await lighthouse(url)
      if (score !== undefined) rows.push({ what: 'Lighthouse, mobile', screen, measured: String(score), floor: '', target: '≥ 97', verdict: score >= 97 ? 'met' : 'MISSED' })
    }
    const clicks = await clickToProduct(browser, shop.url, CLICKS)
    add('click to product painted, best, ms', 'list', Math.min(...clicks), 250, undefined, 0)
    add('click to product painted, median, ms', 'list', at(clicks, 0.5), 400, undefined, 0)
    console.log(`${table(sizes.map(({ screen, byModule }) => ({ 'kB gzip': screen, ...Object.fromEntries(Object.entries(byRoom(byModule)).map(([room, size]) => [room, size.toFixed(1)])) })))}\n`)
    const missed = rows.filter(({ verdict }) => verdict === 'MISSED')
    return { rows, ok: !missed.length, summary: `${rows.filter(({ verdict }) => verdict === 'met').length} of ${rows.filter(({ verdict }) => verdict).length} targets met${missed.length ? `; missed: ${missed.map(({ what, screen }) => `${what} (${screen})`).join(', ')}` : ''}` }
  } finally {
    shop.stop()
    floor.stop()
    await floor.remove()
    await browser.close()
    await mall.stop()
  }

  async function pagesOf(url: string, wanted: string[]) {
    const context = await browser.newContext({ javaScriptEnabled: true })
    const page = await context.newPage()
    const pages: Record<string, { tree: unknown; data: string }> = {}
    for (const path of wanted) {
      await page.goto(url + path, { waitUntil: 'networkidle' })
      pages[path] = { tree: await treeOf(page), data: await page.locator('#sent').textContent() ?? '' }
    }
    await context.close()
    return pages
  }
}

/** What visitors get is drawn once for all of them; a buyer's page is drawn for the buyer. */
async function signIn(shop: string): Promise<string> {
  const form = new URLSearchParams({ intent: 'login', tab: 'account', userName: 'buyer', passWord: 'Mall2026!', agreed: '1' })
  const answer = await fetch(`${shop}/login`, { method: 'POST', redirect: 'manual', headers: { origin: shop }, body: form })
  const cookie = answer.headers.getSetCookie().map((one) => one.split(';', 1)[0]).join('; ')
  if (!cookie.includes('token=')) throw new Error('the sample buyer could not sign in')
  return cookie
}

/** What goes over the line; of a server that does not compress, what gzip at its best would make of it. */
async function sentSize(url: string, encoding: 'gzip' | 'br'): Promise<number> {
  const [answer] = await once(get(url, { headers: { 'accept-encoding': encoding } }), 'response') as [IncomingMessage]
  const body = await buffer(answer)
  return (answer.headers['content-encoding'] ? body : gzipSync(body, { level: 9 })).length / 1000
}

function at(numbers: readonly number[], share: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? Infinity
}
