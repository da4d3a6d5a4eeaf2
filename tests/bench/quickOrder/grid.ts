import { chromium } from 'playwright-core'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { buildShop } from '../../../tools/shopBuild.ts'
import { launchOptions } from '../../chromium.ts'
import { filledMall } from '../malls/filledMall.ts'
import type { Engine } from '../malls/filledMall.ts'
import { median } from '../peers/page.ts'
import { startMeasured } from '../storefront/cpu.ts'
import { thousandLines } from './thousandLines.ts'

/** CPU throttling factor for a mid-range phone, relative to this machine. */
const SLOWER = 4
/** The column of quantities, counted from 1. */
const QUANTITY = 5

/** The acts that are measured. The digit begins the editing of a quantity, and Enter ends it: the page takes the edit. */
export const acts = {
  cell: { key: 'ArrowLeft', head: 'next cell' },
  row: { key: 'ArrowDown', head: 'next row' },
  page: { key: 'PageDown', head: 'next page' },
  digit: { key: '7', head: 'digit' },
  enter: { key: 'Enter', head: 'Enter' },
} as const
type Act = keyof typeof acts
export type GridTimes = {
  where: string
  rows: number
  /** Milliseconds from the key's own time stamp until painted, and of the page's main thread, without the brake. */
  painted: Record<Act, number>
  worked: Record<Act, number>
  paste: number
  pasteWorked: number
  /** The longest task after an edit, when the list is sent, and when the answer arrives, at a quarter of the processor. */
  longest: number
}

/** Measures the grid of the page `/quick-order` of a built shop, with 1,000 lines, at a quarter of the processor. */
export async function measureGrid(engine: Engine, size: number, count: number): Promise<GridTimes> {
  await buildShop(console.log)
  const mall = await filledMall(engine, size)
  const shop = await startMeasured(['apps/storefront/build/server/server.js'], {
    MALL_API_BASE: mall.api,
    MALL_BATCH: '/batch',
  })
  const browser = await chromium.launch(await launchOptions())
  try {
    const text = (await thousandLines(mall.api))['lines all different']!
    return await measure(browser, `${shop.url}/quick-order`, text, count)
  } finally {
    await browser.close()
    shop.stop()
    await mall.stop()
  }
}

async function measure(browser: Browser, url: string, text: string, count: number): Promise<GridTimes> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' })
  const tab = await context.newPage()
  tab.setDefaultTimeout(30_000)
  const session = await context.newCDPSession(tab)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await tab.goto(url, { waitUntil: 'networkidle' })
  await tab.locator('textarea[name=text]').fill(text)
  await tab.locator('button[name=intent][value=read]').last().click()
  await tab.locator('[role=grid] [role=gridcell]').first().waitFor()
  await tab.waitForLoadState('networkidle')
  await tab.waitForTimeout(1000)
  const rows = Number(await tab.locator('[role=grid]').getAttribute('aria-rowcount')) - 1
  await tab.evaluate(watch)
  const painted = {} as Record<Act, number>
  const worked = {} as Record<Act, number>
  for (const rate of [SLOWER, 1]) {
    await session.send('Emulation.setCPUThrottlingRate', { rate })
    for (const act of Object.keys(acts) as Act[]) {
      const { ms, work } = await measureAct(tab, session, act, count)
      if (rate === 1) worked[act] = work
      else painted[act] = ms
    }
  }
  const unbraked = await pasteQuantities(tab, session, Math.min(count, 5))
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const { ms: paste } = await pasteQuantities(tab, session, Math.min(count, 5))
  const longest = await longestTask(tab, Math.min(count, 5))
  await context.close()
  return { where: 'page of a built shop', rows, painted, worked, paste, pasteWorked: unbraked.work, longest }
}

/** Presses a key in a quantity again and again, and measures each press. */
async function measureAct(tab: Page, session: CDPSession, act: Act, count: number) {
  const times: number[] = []
  const works: number[] = []
  await toQuantity(tab)
  // The first presses warm up.
  for (let turn = -2; turn < count; turn++) {
    if (act === 'cell') await toQuantity(tab)
    if (act === 'page' && turn % 10 === 0) await toQuantity(tab)
    if (act === 'enter') await tab.keyboard.press('7')
    await tab.waitForTimeout(100)
    const before = await workOf(session)
    await tab.evaluate('window.nextKey()')
    await tab.keyboard.press(acts[act].key)
    const ms = (await tab.evaluate('window.painted')) as number
    const work = (await workOf(session)) - before
    if (act === 'digit') await tab.keyboard.press('Escape')
    if (turn < 0) continue
    times.push(ms)
    works.push(work)
  }
  await settle(tab)
  return { ms: median(times), work: median(works) }
}

/** Moves the focus to the quantity of the first row. */
async function toQuantity(tab: Page): Promise<void> {
  const first = tab.locator('[role=grid] [role=row][aria-rowindex="2"]')
  if (!(await first.count())) await tab.keyboard.press('Control+Home')
  await first.locator(`[aria-colindex="${QUANTITY}"]`).click()
}

/** Waits until the list is priced again after the last edit. */
async function settle(tab: Page): Promise<void> {
  await tab.waitForTimeout(1500)
  await tab.waitForLoadState('networkidle')
  await tab.waitForTimeout(500)
}

/** Edits a quantity and returns the longest task until the answer with the prices is shown. */
async function longestTask(tab: Page, turns: number): Promise<number> {
  const found: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    await toQuantity(tab)
    await tab.evaluate(`window.tasks = []
      window.watching ??= new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map(({ duration }) => duration)))
      window.watching.observe({ type: 'longtask' })`)
    await tab.keyboard.press(String(2 + turn))
    await tab.keyboard.press('Enter')
    await settle(tab)
    found.push(Math.max(0, ...((await tab.evaluate('window.tasks')) as number[])))
  }
  return median(found)
}

async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

/** Pastes 1,000 quantities over the column, each time others. */
async function pasteQuantities(tab: Page, session: CDPSession, turns: number) {
  const times: number[] = []
  const works: number[] = []
  for (let turn = -1; turn < turns; turn++) {
    await tab.keyboard.press('Control+Home')
    await tab.waitForTimeout(300)
    await toQuantity(tab)
    const before = await workOf(session)
    const ms = (await tab.evaluate(`new Promise((resolve) => {
      const lines = Array.from({ length: 1000 }, (_, row) => String(${turn + 20} + row % 90))
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', lines.join('\\r\\n'))
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      const began = performance.now()
      document.activeElement.dispatchEvent(event)
      window.afterPaint(began, resolve)
    })`)) as number
    const work = (await workOf(session)) - before
    const changed = await tab.locator('form input[type=hidden][name^="q."]').count()
    if (changed < 800) throw new Error(`A paste of 1,000 quantities changed ${changed}.`)
    await settle(tab)
    if (turn < 0) continue
    times.push(ms)
    works.push(work)
  }
  return { ms: median(times), work: median(works) }
}

/** Resolves `window.painted` with the time from a key's own time stamp until the frame that shows its effect is painted. */
const watch = `
window.afterPaint = (began, resolve) => requestAnimationFrame(() => {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => resolve(performance.now() - began)
  port2.postMessage('')
})
window.nextKey = () => {
  window.painted = new Promise((resolve) =>
    addEventListener('keydown', ({ timeStamp }) => window.afterPaint(timeStamp, resolve), { capture: true, once: true }))
}`
