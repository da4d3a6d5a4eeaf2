import assert from 'node:assert/strict'
import type { Browser, Locator, Page, Response } from 'playwright-core'
import { crawl } from '../crawl.ts'
import { unmarkedChinese } from '../foreignText.ts'

/** Specified addresses that this shop has renamed or removed. */
const oursAtHome = /^\/(list|login|detail|cart|distributor|subcommission)(?=[/?#]|$)/i
const PAGES = 30
/** Merchant-written texts of the sample mall, such as shop names, coupons and promotions, which are not translated. */
const merchants = /Millwright Direct|¥\d+ off(, limited| every ¥\d+)/g

/**
 * Visits a German shop with and without scripts, from the first page to a paid order, and then searches the linked
 * pages for traces of the kit's own shop.
 */
export async function checkGerman(browser: Browser, url: string): Promise<void> {
  await firstVisit(browser, url)
  for (const scripts of [true, false]) await buy(browser, url, scripts)
  await leftOut(url)
  await nothingOfOurs(browser, url)
}

type Person = { page: Page; complaints: string[]; leave: () => Promise<void> }

async function person(browser: Browser, { scripts = true, dark = false } = {}): Promise<Person> {
  const context = await browser.newContext({
    javaScriptEnabled: scripts,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    locale: 'de-DE',
    viewport: { width: 1280, height: 900 },
  })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.text()} (${page.url()})`)
  })
  return { page, complaints, leave: () => context.close() }
}

/**
 * Checks the first visit: the language, the shop's own components, its colours in light and dark, and its content
 * security policy.
 */
async function firstVisit(browser: Browser, url: string): Promise<void> {
  const answer = await fetch(url)
  const html = await answer.text()
  assert.equal(answer.status, 200)
  assert.match(html, /<html lang="de"/, 'visitors who have not chosen a language get the first')
  assert.match(html, /Nordwerk Industriebedarf GmbH/, 'the server draws the footer')
  assert.match(answer.headers.get('content-security-policy') ?? '', /script-src/, 'pages have a policy')
  const grounds = new Set<string>()
  for (const dark of [false, true]) {
    const { page, complaints, leave } = await person(browser, { dark })
    await page.goto(`${url}/katalog`, { waitUntil: 'networkidle' })
    const [action, wanted, canvas] = await page.evaluate((dark) => {
      const colourOf = (value: string) => {
        const probe = document.body.appendChild(document.createElement('i'))
        probe.style.color = value
        const { color } = getComputedStyle(probe)
        probe.remove()
        return color
      }
      return [
        colourOf('var(--mw-color-action)'),
        colourOf(dark ? '#bf5f9a' : '#7a1f5c'),
        getComputedStyle(document.body).backgroundColor,
      ]
    }, dark)
    assert.equal(action, wanted, `the colour of the brand, dark: ${dark}`)
    grounds.add(canvas!)
    await page.getByText('Bis 12 Uhr bestellt').waitFor()
    assert.equal(await page.getByRole('article').first().isVisible(), true)
    assert.ok(
      await page.evaluate(() =>
        [...document.styleSheets].some(({ cssRules }) =>
          [...cssRules].some((rule) => rule instanceof CSSLayerBlockRule && rule.cssRules.length > 100),
        ),
      ),
      'the stylesheet of the kit is loaded',
    )
    assert.deepEqual(complaints, [])
    await leave()
  }
  assert.equal(grounds.size, 2, 'dark differs from light')
}

/** Checks the shop inside another server: rendered there, hydrated by the browser, with all files. */
export async function checkFirstPage(browser: Browser, url: string): Promise<void> {
  assert.match(await (await fetch(url)).text(), /Nordwerk Industriebedarf GmbH/, 'the server draws the footer')
  const { page, complaints, leave } = await person(browser)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Katalog' }).click()
  await page.waitForURL('**/katalog')
  await page.getByText('Bis 12 Uhr bestellt').waitFor()
  assert.deepEqual(complaints, [])
  await leave()
}

async function buy(browser: Browser, url: string, scripts: boolean): Promise<void> {
  const { page, complaints, leave } = await person(browser, { scripts })
  const main = page.locator('main')
  await page.goto(url)
  await page.locator('input[type=search]').first().fill('6205-2RS')
  if (scripts) await page.keyboard.press('Enter')
  else await page.getByRole('search').first().locator('button[type=submit]').click()
  await page.waitForURL(/\/katalog\/pn-6205-2RS/)
  await main.getByText('Bis 12 Uhr bestellt').waitFor()
  await main.getByRole('link', { name: /6205/ }).first().click()
  await page.waitForURL(/\/artikel\/\d+/)
  await priced(main)

  await submit(main, 'add').first().click()
  await signIn(page, scripts)
  await page.goto(`${url}/warenkorb`)
  await main.getByText(/6205/).first().waitFor()
  await priced(main)
  await main.locator('form[method=get] button[type=submit]:visible').last().click()
  await page.waitForURL(/\/submit-order\?/)
  await priced(main)
  await submit(main, 'submit').last().click()
  await page.waitForURL(/\/payment\?/)
  const number = new URL(page.url()).searchParams.get('orderNumbers') ?? ''
  assert.match(number, /^\d+/)

  await main.locator('input[type=radio][value=balance]').check({ force: true })
  await main.locator('input[name=payPassword]').fill('888888')
  await submit(main, 'pay').click()
  await page.waitForURL(/\/payment-success\?/)
  await page.goto(`${url}/order-detail?orderNumber=${number.split(',')[0]}`)
  await main.getByText(number.split(',')[0]!).first().waitFor()
  await priced(main)
  assert.deepEqual(complaints, [], `scripts: ${scripts}`)
  await leave()
}

/** Finds a form's submit button by its value, independent of the language. */
function submit(main: Locator, intent: string): Locator {
  return main.locator(`button[name=intent][value=${intent}]:visible:not([aria-hidden=true])`)
}

/** Signs in, in the popup with scripts and on the page without. */
async function signIn(page: Page, scripts: boolean): Promise<void> {
  if (!scripts) await page.waitForURL(/\/anmelden\?/)
  const panel = scripts ? page.getByRole('dialog') : page.locator('main')
  await panel.locator('input[name=userName]').fill('buyer')
  await panel.locator('input[name=passWord]').fill('Mall2026!')
  await panel.getByRole('checkbox').first().check({ force: true })
  // The interrupted request is sent again after signing in.
  const added = scripts && page.waitForResponse(sentTo('/warenkorb'))
  await submit(panel, 'login').click()
  if (scripts) await Promise.all([added, panel.waitFor({ state: 'detached' })])
  else await page.waitForURL((at) => at.pathname !== '/anmelden')
}

const sentTo = (path: string) => (answer: Response) =>
  answer.request().method() === 'POST' && new URL(answer.url()).pathname.endsWith(path)

/** Checks that amounts are in euros in German notation, without another currency. */
async function priced(main: Locator): Promise<void> {
  await main.locator(':visible', { hasText: '€' }).first().waitFor()
  // Promotion names are the merchant's own words.
  const said = (await main.innerText()).replace(/^Aktion: .*$/gm, '')
  assert.match(said, /\d,\d\d\s*€/)
  assert.doesNotMatch(said, /[¥￥]|CNY|RMB/)
}

/** Checks that removed screens and renamed addresses respond with 404. */
async function leftOut(url: string): Promise<void> {
  for (const path of ['/distributor', '/subcommission', '/list', '/login', '/cart', '/detail/1']) {
    const { status } = await fetch(url + path)
    assert.equal(status, 404, path)
  }
  for (const path of ['/katalog', '/anmelden', '/ueber-uns']) assert.equal((await fetch(url + path)).status, 200, path)
}

/**
 * Checks that no address, text or currency of the kit's own shop appears on any linked page, for a visitor and for a
 * buyer.
 */
async function nothingOfOurs(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext({ locale: 'de-DE' })
  const form = { intent: 'login', tab: 'account', userName: 'buyer', passWord: 'Mall2026!', agreed: '1' }
  const found: string[] = []
  const walk = async (starts: string[]) => {
    let left = PAGES
    const { opened } = await crawl(async (path) => {
      if (left-- <= 0) return { at: url + path, status: 200, html: '' }
      const answer = await context.request.get(url + path)
      const html = answer.headers()['content-type']?.startsWith('text/html') ? await answer.text() : ''
      found.push(...foreign(html).map((what) => `${path}: ${what}`))
      return { at: answer.url(), status: answer.status(), html }
    }, starts)
    return Math.min(opened.length, PAGES)
  }
  assert.equal(await walk(['/', '/katalog', '/ueber-uns']), PAGES)
  await context.request.post(`${url}/anmelden`, { form, headers: { origin: url } })
  assert.equal(await walk(['/user-center', '/warenkorb', '/user-center/uc-order']), PAGES)
  await context.close()
  assert.deepEqual([...new Set(found)].slice(0, 40), [])
}

/** Returns the traces of the kit's own shop in a page's HTML. */
function foreign(html: string): string[] {
  const shown = html.replace(merchants, '').replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '')
  const addresses = [...html.matchAll(/\s(?:href|action|formaction|content)="([^"]*)"/g)]
    .map(([, address = '']) => address.replaceAll('&amp;', '&'))
    .filter((address) => oursAtHome.test(address) || /[?&]back=%2F(list|cart|detail)/.test(address))
  return [
    ...addresses,
    ...unmarkedChinese(html).map((text) => `Chinese: ${text.slice(0, 60)}`),
    ...(shown.match(/.{0,40}(Millwright|[¥￥]|CNY|\bRMB\b|\byuan\b).{0,40}/gi) ?? []),
  ]
}
