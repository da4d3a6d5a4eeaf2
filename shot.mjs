import { chromium } from 'playwright-core'
import { launchOptions } from './tools/chromium.ts'
const options = await launchOptions()
options.env = { ...process.env, FONTCONFIG_FILE: '/etc/fonts/fonts.conf' }
const browser = await chromium.launch(options)
const base = 'http://localhost:5660'
const jobs = JSON.parse(process.argv[2])
const contexts = {}
for (const { who, path, lang = 'zh', width = 1440, dark = false, name, full = true } of jobs) {
  const key = `${who} ${width} ${dark}`
  if (!contexts[key]) {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      colorScheme: dark ? 'dark' : 'light',
      isMobile: width < 600,
      hasTouch: width < 600,
    })
    contexts[key] = context
    if (who) {
      const page = await context.newPage()
      await page.goto(`${base}/login`)
      await page.locator('input[name=userName]').fill(who)
      await page.locator('input[name=passWord]').fill('Mall2026!')
      await page.check('[name=agreed]').catch(() => {})
      await page.locator('main [name=passWord]').press('Enter')
      await page.waitForTimeout(2500)
      await page.close()
    }
  }
  const page = await contexts[key].newPage()
  page.on('pageerror', (error) => console.log('ERR', name, error.message))
  page.on('console', (m) => m.type() === 'error' && console.log('CON', name, m.text()))
  const answer = await page.goto(`${base}${path}${path.includes('?') ? '&' : '?'}lang=${lang}`)
  await page.waitForTimeout(600)
  console.log(
    name,
    answer.status(),
    await page.title(),
    await page.evaluate(() => document.documentElement.scrollWidth),
  )
  await page.screenshot({ path: `/tmp/shots-${name}.png`, fullPage: full })
  await page.close()
}
await browser.close()
