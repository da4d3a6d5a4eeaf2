import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import type { Act, Driver } from './tasks.ts'

/** CPU throttling factor for a mid-range phone, relative to this machine. */
const SLOWER = 4
/** The milliseconds after which a key has no effect. */
const PATIENCE = 60_000
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Sizes in kB gzip, times in milliseconds, and the rules of WCAG that axe found violated. */
export type TaskFigures = { loaded: number; whole: number; mount: number; acts: number[]; violations: string[] }

/** Measures a built page once, in a fresh browser context. `served` is the folder that the server serves. */
export async function measureTask(
  browser: Browser,
  { served, url }: { served: string; url: string },
  { ready, acts }: Driver,
): Promise<TaskFigures> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const files = new Set<string>()
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url())
    if (/\.(?:js|css)$/.test(pathname)) files.add(join(served, pathname))
  })
  const weight = () =>
    [...files].reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0) / 1000
  const session = await context.newCDPSession(page)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForFunction('window.mount')
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const mount = (await page.evaluate(
    `new Promise((resolve) => {
      ${watch}
      const began = performance.now()
      window.mount()
      whenPainted(() => ${ready}, began, resolve)
    })`,
  )) as number
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
  const loaded = weight()
  const violations = await violationsOf(page)
  const times: number[] = []
  for (const act of acts) times.push(await carryOut(page, act))
  for (const rule of await violationsOf(page)) if (!violations.includes(rule)) violations.push(rule)
  const whole = weight()
  await context.close()
  return { loaded, whole, mount, acts: times, violations }
}

/** Calls back with the time from `began` until the browser has painted the frame in which `done` was true. */
const watch = `const whenPainted = (done, began, tell) => requestAnimationFrame(() => {
  if (!done()) return whenPainted(done, began, tell)
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => tell(performance.now() - began)
  port2.postMessage('')
})`

async function carryOut(page: Page, { focus, key, done }: Act): Promise<number> {
  await focus(page)
  // The focus may load or open something, which is there before the key is pressed.
  await page.waitForTimeout(800)
  await page.evaluate(`(() => {
    ${watch}
    window.focusedText = document.activeElement.textContent
    window.painted = new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error('Nothing came of the key ${key} within a minute.')), ${PATIENCE})
      addEventListener('keydown', ({ timeStamp }) => whenPainted(() => ${done}, timeStamp, resolve), { capture: true, once: true })
    })
  })()`)
  await page.keyboard.press(key)
  return (await page.evaluate('window.painted')) as number
}

async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  return (await page.evaluate(
    `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }).then(({ violations }) => violations.map(({ id }) => id))`,
  )) as string[]
}
