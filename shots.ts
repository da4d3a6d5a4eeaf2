import { chromium } from 'playwright'
import { launchOptions } from './tests/chromium.ts'
import { serveFolder } from './tests/serveFolder.ts'
const out = '/tmp/shots'
const { url, close } = await serveFolder('.cache/sb')
const browser = await chromium.launch(await launchOptions())
for (const item of process.argv.slice(2)) {
  const [id, locale, theme, width] = item.split('@') as [string, string, string, string]
  const page = await browser.newPage({ viewport: { width: Number(width), height: 900 } })
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=locale:${locale};theme:${theme}`)
  await page.waitForSelector('#storybook-root > *', { timeout: 20000 }).catch(() => console.log('no root', id))
  await page.waitForTimeout(1200)
  await page.screenshot({
    path: `${out}/${id
      .split('--')
      .map((w) => w.slice(-14))
      .join('-')}-${locale}-${theme}-${width}.png`,
    fullPage: true,
  })
  await page.close()
}
await browser.close()
await close()
