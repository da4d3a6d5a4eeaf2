import { chromium } from 'playwright-core'
import { launchOptions } from './tests/chromium.ts'
import { serveFolder } from './tests/serveFolder.ts'
const served = await serveFolder('storybook-static')
const browser = await chromium.launch(await launchOptions(process.env.BIG ? ['--blink-settings=defaultFontSize=32'] : []))
const [width, height, theme, locale, ...ids] = process.argv.slice(2)
const ctx = await browser.newContext({ viewport: { width: Number(width), height: Number(height) } })
for (const id of ids) {
  const page = await ctx.newPage()
  await page.goto(`${served.url}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme};locale:${locale}`, { waitUntil: 'networkidle' }).catch((e) => console.log(String(e).slice(0, 100)))
  await page.waitForTimeout(1500); if (process.env.CLICK) await page.locator(process.env.CLICK).first().click().catch((e) => console.log(String(e).slice(0, 150))); await page.waitForTimeout(300)
  await page.screenshot({ path: `/work/shots/a/l-${id}-${width}-${theme}-${locale}.png` })
  await page.close()
}
await browser.close(); served.close(); process.exit()
