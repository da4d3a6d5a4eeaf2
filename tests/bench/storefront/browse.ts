import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core'
import { waitUntilLive } from '../../live.ts'

/** Lighthouse's slow 4G connection, as a phone has on a factory floor. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1440, height: 900 }
const IDLE = 5000
const HOVER = 150

async function open(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; cdp: CDPSession; close: () => Promise<void> }> {
  const context = await browser.newContext({ viewport: PHONE, locale: 'zh-CN', ...options })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  return { page, cdp, close: () => context.close() }
}

/** Opens the page and waits until it reacts to events and the network is idle. */
async function arrive(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' })
  await waitUntilLive(page)
  await page.waitForLoadState('networkidle')
}

async function slowDown(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

export type FirstVisit = {
  requests: number
  bytes: number
  shift: number
  /** URLs of all loaded scripts, including those prefetched when the page was idle. */
  scripts: string[]
}

/** Measures a first visit: the requests and bytes until the network is idle, and the layout shift. */
export async function firstVisit(browser: Browser, url: string, viewport = PHONE): Promise<FirstVisit> {
  const { page, cdp, close } = await open(browser, { viewport })
  await cdp.send('Network.enable')
  let [requests, bytes] = [0, 0]
  const scripts = new Set<string>()
  cdp.on('Network.requestWillBeSent', ({ request }) => {
    if (!request.url.startsWith('data:')) requests++
  })
  cdp.on('Network.responseReceived', ({ response }) => {
    if (/javascript/.test(response.mimeType)) scripts.add(response.url)
  })
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) (window as unknown as { shifted: number }).shifted += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await arrive(page, url)
  await page.waitForTimeout(500)
  const shift = await page.evaluate(() => (window as unknown as { shifted: number }).shifted)
  const visit = { requests, bytes, shift }
  await page.waitForTimeout(IDLE)
  await close()
  return { ...visit, scripts: [...scripts] }
}

/**
 * Measures the main-thread time of a page view with a filled browser cache: all tasks from the navigation until the
 * network is idle, including those that leave the previous page. All views share one tab, as when people browse; with
 * `again`, each has a new tab and process.
 */
export async function warmView(browser: Browser, url: string, rounds: number, again = false): Promise<number[]> {
  const { page: first, close } = await open(browser)
  const context = first.context()
  const times: number[] = []
  for (let round = -3; round < rounds; round++) {
    const page = again ? await context.newPage() : first
    const cdp = await context.newCDPSession(page)
    // CPU time of the thread instead of wall-clock time, so that other load on the machine does not count. Chromium
    // restarts the counter with each document.
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
    await arrive(page, url)
    if (round >= 0) times.push(await taskTime(cdp))
    await (again ? page.close() : cdp.detach())
  }
  await close()
  return times
}

/** Measures main-thread time of a first visit, without cached files or compiled code. */
export async function firstView(browser: Browser, url: string, rounds: number): Promise<number[]> {
  const times: number[] = []
  for (let round = -1; round < rounds; round++) {
    const { page, cdp, close } = await open(browser)
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
    await arrive(page, url)
    if (round >= 0) times.push(await taskTime(cdp))
    await close()
  }
  return times
}

export type Paint = {
  /** Milliseconds from the navigation to the largest contentful paint. */
  time: number
  /** kB of scripts, as transferred, that had arrived by then. */
  scripts: number
}

/** Measures the largest contentful paint of a first visit on a slow line, with a quarter of the processor. */
export async function firstPaint(browser: Browser, url: string): Promise<Paint> {
  const { page, cdp, close } = await open(browser)
  await slowDown(cdp)
  await page.addInitScript(() => {
    Object.assign(window, { painted: 0 })
    new PerformanceObserver((list) => {
      Object.assign(window, { painted: list.getEntries().at(-1)!.startTime })
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  await arrive(page, url)
  const paint = await page.evaluate(() => {
    const time = (window as unknown as { painted: number }).painted
    const before = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= time,
    )
    return { time, scripts: before.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000 }
  })
  await close()
  return paint
}

async function taskTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000
}

/**
 * Measures the time from a press on a product in the list until its page is painted, each time with another product and
 * an empty browser. A mouse first hovers over the link, which prefetches the page. A tap has no hover before it.
 */
export async function pressToProduct(
  browser: Browser,
  shop: string,
  rounds: number,
  by: 'mouse' | 'tap',
): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const { page, cdp, close } = await open(browser, by === 'tap' ? { hasTouch: true, isMobile: true } : {})
    await slowDown(cdp)
    await arrive(page, `${shop}/list`)
    await page.waitForTimeout(500)
    await page.evaluate(() => {
      const before = document.querySelector('main h1')
      // Uses a MutationObserver, because polling in animation frames would make the browser produce additional frames.
      addEventListener(
        'click',
        ({ timeStamp }) =>
          new MutationObserver((_, watch) => {
            const heading = document.querySelector('main h1')
            if (!location.pathname.startsWith('/detail/') || !heading || heading === before) return
            watch.disconnect()
            requestAnimationFrame(() =>
              setTimeout(() => Object.assign(window, { painted: performance.now() - timeStamp })),
            )
          }).observe(document.body, { childList: true, subtree: true }),
        { capture: true, once: true },
      )
    })
    const link = page.locator('main h2 a[href^="/detail/"]').nth(round)
    await link.scrollIntoViewIfNeeded()
    if (by === 'tap') await link.tap()
    else {
      await link.hover()
      await page.waitForTimeout(HOVER)
      await page.mouse.down()
      await page.mouse.up()
    }
    const painted = await page.waitForFunction(() => (window as unknown as { painted?: number }).painted, undefined, {
      timeout: 30_000,
    })
    times.push((await painted.jsonValue()) ?? Infinity)
    await close()
  }
  return times
}
