import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { root, run as runNode } from '../../tools/children.ts'
import { launchOptions } from '../chromium.ts'
import type { Measurement } from '../measure.ts'
import { serveFolder } from '../serveFolder.ts'
import { pages } from './grid/pages.ts'
import type { PageName } from './grid/pages.ts'
import { home } from './peers/install.ts'
import { median } from './peers/page.ts'
import { sizeOf } from './peers/sizes.ts'

/** CPU throttling factor for a mid-range phone, relative to this machine. */
const SLOWER = 4
const KEY_GOAL = 50
const PASTE_GOAL = 500

/** The keys that are measured, and how the table names them. */
const keys = {
  move: { key: 'ArrowRight', head: 'next cell' },
  scroll: { key: 'ArrowDown', head: 'next row' },
  page: { key: 'PageDown', head: 'next page' },
} as const
type Key = keyof typeof keys
type Figures = { mount: number; paste: number | undefined; processor: number } & Record<Key, number>

/**
 * Measures the grid at a quarter of the processor, from the press of a key until the browser has painted: among 50,000
 * rows of 30 columns, and a paste of 1,000 rows of 4 columns. A plain table and a peer are measured with fewer rows.
 * Writes docs/grid-speed.md.
 */
export const run: Measurement = async ({ count }) => {
  const built = await runNode([join(root, 'node_modules/turbo/bin/turbo'), 'run', 'build', '--filter=@millwright/ui'])
  if (!built.ok) throw new Error(`@millwright/ui does not build:\n${built.output}`)
  const names = Object.keys(pages) as PageName[]
  for (const name of names) await writePage(name)
  const server = await serveFolder(join(home, 'built-grid'))
  const browser = await chromium.launch(await launchOptions())
  const figures = new Map<PageName, Figures>()
  try {
    for (const name of names) figures.set(name, await measure(browser, `${server.url}/${name}/`, { name, count }))
  } finally {
    await browser.close()
    server.close()
  }
  const inMs = (ms: number | undefined) => (ms === undefined ? '' : String(Math.round(ms)))
  const rows = names.map((name) => {
    const { mount, paste, processor, ...times } = figures.get(name)!
    return {
      '': pages[name].title,
      rows: pages[name].rows,
      'mounted, ms': inMs(mount),
      ...Object.fromEntries((Object.keys(keys) as Key[]).map((key) => [`${keys[key].head}, ms`, inMs(times[key])])),
      'processor for a page, ms': processor.toFixed(1),
      'paste of 1,000 rows, ms': inMs(paste),
    }
  })
  const ours = figures.get('ours')!
  const slowest = Math.max(...(Object.keys(keys) as Key[]).map((key) => ours[key]))
  const missed = [
    ...(slowest > KEY_GOAL ? [`key to painted ${inMs(slowest)} > ${KEY_GOAL} ms`] : []),
    ...((ours.paste ?? 0) > PASTE_GOAL ? [`paste ${inMs(ours.paste)} > ${PASTE_GOAL} ms`] : []),
  ]
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, Node ${process.versions.node}, Chromium ${browser.version()}`
  const summary = missed.length ? missed.join('; ') : 'every goal met'
  writeFileSync(join(root, 'docs/grid-speed.md'), page(rows, { count, machine, summary }))
  return { rows, ok: !missed.length, summary }
}

async function writePage(name: PageName): Promise<void> {
  mkdirSync(home, { recursive: true })
  const folder = join(home, 'built-grid', name)
  const { style } = await sizeOf(pages[name].source, folder)
  const sheet = style ? '<link rel="stylesheet" href="main.css">' : ''
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title>${sheet}<div id="root"></div><script type="module" src="main.js"></script>`,
  )
}

/** The seconds that a page may take to mount. */
const PATIENCE = 120

async function measure(
  browser: Browser,
  url: string,
  { name, count }: { name: PageName; count: number },
): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const tab = await context.newPage()
  tab.setDefaultTimeout(PATIENCE * 1000)
  const session = await context.newCDPSession(tab)
  await tab.goto(url, { waitUntil: 'load' })
  await tab.waitForFunction('window.mount')
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const mount = (await tab.evaluate(`new Promise((resolve) => {
    const began = performance.now()
    window.mount()
    const look = () => document.querySelector(${JSON.stringify(pages[name].ready)}) ? resolve(performance.now() - began) : requestAnimationFrame(look)
    look()
  })`)) as number
  await tab.waitForTimeout(1000)
  await tab.keyboard.press('Tab')
  await tab.evaluate(watchKeys)
  const times = {} as Record<Key, number>
  for (const [key, { key: pressed }] of Object.entries(keys) as [Key, (typeof keys)[Key]][]) {
    const taken: number[] = []
    // The first presses warm up.
    for (let turn = -3; turn < (key === 'move' ? Math.min(count, 20) : count); turn++) {
      const ms = await pressAndPaint(tab, pressed)
      if (turn >= 0) taken.push(ms)
    }
    times[key] = median(taken)
  }
  const paste = name === 'ours' ? await pasteRows(tab, Math.min(count, 5)) : undefined
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const processor = await processorOf(tab, session)
  await context.close()
  return { mount, paste, processor, ...times }
}

/** Resolves `window.painted` with the time from a key's own time stamp until the frame that shows its effect is painted. */
const watchKeys = `
window.afterPaint = (began, resolve) => requestAnimationFrame(() => {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => resolve(performance.now() - began)
  port2.postMessage('')
})
window.nextKey = () => {
  window.painted = new Promise((resolve) =>
    addEventListener('keydown', ({ timeStamp }) => window.afterPaint(timeStamp, resolve), { capture: true, once: true }))
}`

async function pressAndPaint(tab: Page, key: string): Promise<number> {
  await tab.evaluate('window.nextKey()')
  await tab.keyboard.press(key)
  return (await tab.evaluate('window.painted')) as number
}

/** Returns the milliseconds that the page's main thread works for a page of rows. Other programs do not change them. */
async function processorOf(tab: Page, session: CDPSession): Promise<number> {
  await tab.keyboard.press('Control+Home')
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const worked = async () =>
    (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
  const turns = 10
  const before = await worked()
  for (let turn = 0; turn < turns; turn++) {
    await tab.keyboard.press('PageDown')
    await tab.waitForTimeout(200)
  }
  return (((await worked()) - before) * 1000) / turns
}

/** Pastes 1,000 rows of 4 columns at the top, each time with other texts. */
async function pasteRows(tab: Page, turns: number): Promise<number> {
  const taken: number[] = []
  for (let turn = -1; turn < turns; turn++) {
    await tab.keyboard.press('Control+Home')
    await tab.waitForTimeout(300)
    const ms = (await tab.evaluate(`new Promise((resolve) => {
      const lines = Array.from({ length: 1000 }, (_, row) => [0, 1, 2, 3].map((column) => 'p${turn}-' + row + '-' + column).join('\\t'))
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', lines.join('\\r\\n'))
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      const began = performance.now()
      document.activeElement.dispatchEvent(event)
      window.afterPaint(began, resolve)
    })`)) as number
    const changed = await tab.evaluate('window.changed')
    if (changed !== 4000) throw new Error(`A paste of 4,000 cells changed ${String(changed)}.`)
    if (turn >= 0) taken.push(ms)
  }
  return median(taken)
}

function page(
  rows: Record<string, string | number>[],
  { count, machine, summary }: { count: number; machine: string; summary: string },
): string {
  const day = new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
  return `# Speed of DataGrid

\`npm run bench -- grid --count ${count}\`, ${day}, ${machine}, at a quarter of the processor, other work on the machine: trust the ratios more than the milliseconds. Goals: a key ≤ ${KEY_GOAL} ms, a paste ≤ ${PASTE_GOAL} ms. Result: ${summary}. The command writes this page.

${markdown(rows)}

- **A key**: from the key's own time stamp until the browser has painted the frame with its effect, the median. "Next row" and "next page" scroll. All pages have 30 columns.
- **Mounted**: from \`render\` until the first cells are there, scripts that load later included.
- **Processor**: the time that the main thread works for one Page Down, without the brake. Four times it is the floor of "next page" on an idle machine.
- **A paste** changes 4,000 cells by one \`onEdit\`, and the page takes the new rows.
- The plain table renders all its cells at each key. The peer's collection has a node for each cell, so both have fewer rows than ours. The pages are in [tests/bench/grid](../tests/bench/grid).
`
}

function markdown(rows: Record<string, string | number>[]): string {
  const heads = Object.keys(rows[0] ?? {})
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`
  const rule = line(heads.map((_, index) => (index ? '---:' : '---')))
  return [line(heads), rule, ...rows.map((row) => line(heads.map((head) => row[head] ?? '')))].join('\n')
}
