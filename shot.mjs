import { chromium } from 'playwright-core'
import { launchOptions } from './tools/chromium.ts'
import { serveFolder } from './tools/serveFolder.ts'
const { url, close } = await serveFolder('/work/main/storybook-static')
const o = await launchOptions()
o.env = { ...process.env, FONTCONFIG_FILE: '/etc/fonts/fonts.conf' }
const b = await chromium.launch(o)
for (const id of process.argv.slice(2)) {
  const p = await b.newPage({ viewport: { width: 1200, height: 1000 } })
  p.on('pageerror', (e) => console.log(id, 'pageerror', e.stack?.slice(0, 600)))
  p.on('console', (m) => m.type() === 'error' && console.log(id, m.text().slice(0, 700)))
  await p.goto(`${url}/iframe.html?viewMode=docs&id=${id}&globals=locale:en`)
  await p.waitForTimeout(6000)
  await p.screenshot({ path: `/tmp/c-${id}.png` })
  console.log(id, (await p.locator('body').innerText()).slice(0, 500))
}
await b.close()
await close()
