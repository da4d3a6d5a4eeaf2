import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { launchOptions } from '../../chromium.ts'
import { serveFolder } from '../../serveFolder.ts'
import { home } from './install.ts'
import { median, pageOf } from './page.ts'
import { sizeOf } from './sizes.ts'

/** CPU throttling factor for a mid-range phone, relative to this machine. */
const SLOWER = 4

export type Mounted = { mounted: number; laidOut: number }

/**
 * Measures milliseconds from `render` until React has finished, and until layout is done. Each try uses a fresh page,
 * and the sets alternate.
 */
export async function measureMount(
  sets: readonly string[],
  turns: number,
): Promise<{ times: Record<string, Mounted>; version: string }> {
  for (const set of sets) {
    const folder = join(home, 'built', set, 'mount')
    const { style } = await sizeOf(
      `${pageOf(set)}
import { useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
function Timed() {
  useLayoutEffect(() => { window.mounted = performance.now() }, [])
  return <Page />
}
window.mount = () => new Promise((resolve) => {
  const root = createRoot(document.getElementById('root'))
  const began = performance.now()
  root.render(<Timed />)
  const look = () => {
    if (!window.mounted) return setTimeout(look)
    document.body.getBoundingClientRect()
    resolve({ mounted: window.mounted - began, laidOut: performance.now() - began })
  }
  look()
})`,
      folder,
    )
    mkdirSync(folder, { recursive: true })
    writeFileSync(
      join(folder, 'index.html'),
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>${set}</title>${style ? '<link rel="stylesheet" href="main.css">' : ''}<div id="root"></div><script type="module" src="main.js"></script>`,
    )
  }
  const server = await serveFolder(join(home, 'built'))
  const browser = await chromium.launch(await launchOptions())
  const times: Record<string, Mounted[]> = {}
  try {
    for (let turn = -1; turn < turns; turn++) {
      for (const set of sets) {
        const context = await browser.newContext()
        const page = await context.newPage()
        const session = await context.newCDPSession(page)
        await page.goto(`${server.url}/${set}/mount/`, { waitUntil: 'load' })
        await page.waitForFunction('window.mount')
        await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
        const taken = (await page.evaluate(
          'new Promise((resolve) => setTimeout(() => mount().then(resolve), 50))',
        )) as Mounted
        if (turn >= 0) (times[set] ??= []).push(taken)
        await context.close()
      }
    }
  } finally {
    await browser.close()
    server.close()
  }
  return {
    version: browser.version(),
    times: Object.fromEntries(
      Object.entries(times).map(([set, all]) => [
        set,
        { mounted: median(all.map(({ mounted }) => mounted)), laidOut: median(all.map(({ laidOut }) => laidOut)) },
      ]),
    ),
  }
}
