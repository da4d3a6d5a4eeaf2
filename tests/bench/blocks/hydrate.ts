import { createServer } from 'node:http'
import { createReadStream } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { launchOptions } from '../../chromium.ts'

/** CPU throttling factor for a mid-range phone, relative to this machine. */
const SLOWER = 4

export type Hydrated = { root: number; whole: number }
type Found = { times: Record<number, Record<string, Hydrated>>; shift: Record<string, number>; version: string }

/**
 * Measures milliseconds until the root and the last block of a served page have run their effects. Each try uses a
 * fresh page, and the renderers alternate.
 */
export async function hydrate(
  folder: string,
  names: readonly string[],
  pages: readonly number[],
  turns: number,
): Promise<Found> {
  const html = new Map<string, string>()
  for (const name of names) {
    const { App, prepare, pageOf, createElement, renderToString } = (await import(
      join(folder, name, 'server.mjs')
    )) as {
      App: unknown
      prepare: (page: unknown) => unknown
      pageOf: (count: number) => unknown
      createElement: (type: unknown, props: object) => never
      renderToString: (node: never) => string
    }
    for (const page of pages)
      html.set(`/${name}/${page}`, renderToString(createElement(App, { data: prepare(pageOf(page)) })))
  }
  const server = createServer(({ url = '' }, answer) => {
    const page = html.get(url)
    if (page !== undefined)
      return answer
        .setHeader('content-type', 'text/html')
        .end(
          `<!doctype html><html lang="en"><meta charset="utf-8"><title>Blocks</title><div id="root">${page}</div><script type="module" src="/script${url.slice(0, url.lastIndexOf('/'))}/main.js"></script></html>`,
        )
    if (/^\/picture-\d+\.svg$/.test(url))
      return answer
        .setHeader('content-type', 'image/svg+xml')
        .end('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 1" />')
    if (!/^\/script\/\w+\/[\w-]+\.js$/.test(url)) return answer.writeHead(404).end()
    return createReadStream(join(folder, url.slice('/script'.length))).pipe(
      answer.setHeader('content-type', 'text/javascript'),
    )
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const browser = await chromium.launch(await launchOptions())
  const times: Found['times'] = {}
  const shift: Found['shift'] = {}
  try {
    for (const count of pages) {
      const best: Record<string, Hydrated> = (times[count] = {})
      for (let turn = 0; turn < (count === 3000 ? Math.ceil(turns / 3) : turns); turn++) {
        for (const name of names) {
          const context = await browser.newContext()
          const page = await context.newPage()
          const session = await context.newCDPSession(page)
          await page.goto(`${base}/${name}/${count}`, { waitUntil: 'load' })
          await page.waitForFunction('window.hydrate')
          await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
          const taken = (await page.evaluate(
            `new Promise((resolve) => setTimeout(() => hydrate(${count}).then(resolve), 50))`,
          )) as Hydrated
          best[name] = {
            root: Math.min(best[name]?.root ?? Infinity, taken.root),
            whole: Math.min(best[name]?.whole ?? Infinity, taken.whole),
          }
          if (count === 300 && turn === 0)
            shift[name] = (await page.evaluate(
              `new Promise((resolve) => { let sum = 0; new PerformanceObserver((list) => { for (const one of list.getEntries()) sum += one.value }).observe({ type: 'layout-shift', buffered: true }); setTimeout(() => resolve(sum), 200) })`,
            )) as number
          await context.close()
        }
      }
    }
  } finally {
    await browser.close()
    server.close()
  }
  return { times, shift, version: browser.version() }
}
