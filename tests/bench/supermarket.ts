import { chromium } from 'playwright-core'
import { launchOptions } from '../../tools/chromium.ts'
import type { Measurement } from '../../tools/measure.ts'
import { startMall } from '../mall.ts'

/** Of a phone of the middle, in the measure of this machine. */
const SLOWER = 4
const ROWS = 200
/** Milliseconds from a key to the frame that shows it, of 95 in 100 keys. */
const GOAL = 50

/**
 * The supermarket's table of 200 rows at a quarter of the processor: digits typed down the column with Enter between
 * them, each timed from the key to the frame in which it is painted. `SHOP` names a shop that runs already.
 */
export const run: Measurement = async ({ count }) => {
  const { SHOP } = process.env
  const mall = SHOP ? { shop: SHOP, stop: async () => undefined } : await startMall()
  const browser = await chromium.launch(await launchOptions())
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    await page.goto(`${mall.shop}/supermarket`, { waitUntil: 'networkidle' })
    const boxes = await page.locator('input[name^="q."]').count()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.evaluate(() => {
      const times: Record<string, number[]> = { digit: [], move: [] }
      Object.assign(window, { times })
      addEventListener(
        'keydown',
        ({ key, timeStamp }) =>
          // The task after a frame's callbacks comes once that frame is painted.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            port1.addEventListener('message', () =>
              times[key === 'Enter' ? 'move' : 'digit']!.push(performance.now() - timeStamp),
            )
            port1.start()
            port2.postMessage(undefined)
          }),
        true,
      )
    })
    await page.locator('input[name^="q."]').first().focus()
    for (let at = 0; at < Math.min(count, boxes); at++) {
      await page.keyboard.press('1', { delay: 20 })
      await page.waitForTimeout(30)
      await page.keyboard.press('0', { delay: 20 })
      await page.waitForTimeout(30)
      await page.keyboard.press('Enter')
      await page.waitForTimeout(30)
    }
    await page.waitForTimeout(300)
    const times = (await page.evaluate('window.times')) as Record<'digit' | 'move', number[]>
    const rows = (['digit', 'move'] as const).map((what) => {
      const sorted = times[what].toSorted((a, b) => a - b)
      const of = (share: number) => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN)
      return { key: what, keys: sorted.length, 'median ms': of(0.5), '95 in 100 ms': of(0.95), 'worst ms': of(1) }
    })
    const ok = boxes >= ROWS && rows.every((row) => row['95 in 100 ms'] < GOAL)
    return {
      rows,
      ok,
      summary: `${boxes} rows at a quarter of the processor: typing is painted in ${rows[0]!['95 in 100 ms']} ms (goal: under ${GOAL})`,
      figures: { 'supermarket typing ms': rows[0]!['95 in 100 ms'] },
    }
  } finally {
    await browser.close()
    await mall.stop()
  }
}
