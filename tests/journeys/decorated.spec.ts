import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { expectAccessible, openBrowser, visit, words } from './browser.ts'
import type { Locale } from './browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe.each<Locale>(['zh', 'en'])('decorated pages in %s', (locale) => {
  it('link from the home page to a shop and its products, and from a saved page by a hot area to a product [R2.01] [R2.23] [R2.24] [R3.08] [R4.03]', async () => {
    const { context, page, faults } = await visit(browser)
    const text = words(locale)('shop')
    const main = page.locator('main')
    await page.goto(`${inject('shop')}/?lang=${locale}`)
    await expectAccessible(page)

    // To a shop through the list of shops. The header shows the shop's own sign.
    await main.locator('a[href="/shopIndex?sid=2"]').first().click()
    await page.waitForURL('**/shopIndex?sid=2')
    await main.getByRole('heading', { level: 1, name: locale === 'zh' ? '洛水轴承行' : 'Luoshui Bearings' }).waitFor()
    await expectAccessible(page)
    const links = page.getByRole('navigation', { name: words(locale)('common')('navigation') }).getByRole('link')
    expect(await links.first().textContent()).toBe(locale === 'zh' ? '店铺首页' : 'Shop home')

    // To one of the shop's categories through the sign, then a search within the shop.
    await links.nth(1).click()
    await page.waitForURL('**/shopIndex?sid=2&cid=*')
    await main.getByRole('searchbox', { name: text('searchIn') }).fill('6205')
    await main.getByRole('searchbox', { name: text('searchIn') }).press('Enter')
    await page.waitForURL('**pn=6205*')
    expect(await main.getByRole('article').count()).toBeGreaterThan(0)
    await expectAccessible(page)

    // A saved page under its own sign. A region of its picture opens a product in a new tab.
    await page.goto(`${inject('shop')}/select-decorate?renovationId=10&sid=0&lang=${locale}`)
    await expectAccessible(page)
    const [product] = await Promise.all([
      context.waitForEvent('page'),
      main.locator('a[href^="/detail/"][aria-label]').first().click(),
    ])
    await product.waitForURL(/\/detail\/\d+/)
    await product.locator('main').getByRole('heading', { level: 1 }).waitFor()
    expect(faults).toEqual([])
    await context.close()
  })
})

it('shows the fixed home page and the newest saved one, and responds to a missing shop or page with 404 [R2.02] [R2.03] [R2.23] [R2.24]', async () => {
  const { context, page } = await visit(browser, { scripts: false })
  const statusOf = async (path: string) => (await page.goto(inject('shop') + path))?.status()
  expect(await statusOf('/index2?lang=en')).toBe(200)
  expect(await page.locator('main').getByRole('heading', { level: 2 }).allTextContents()).toEqual(
    expect.arrayContaining(['New arrivals', 'Best sellers', 'Recommended shops']),
  )
  expect(await statusOf('/newIndex?lang=en')).toBe(200)
  await page.getByText(words('en')('home')('review')).waitFor()
  for (const gone of [
    '/shopIndex?sid=999999',
    '/shopIndex?sid=91',
    '/select-decorate?renovationId=999',
    '/select-decorate?renovationId=10&sid=2',
  ])
    expect(await statusOf(gone), gone).toBe(404)
  await context.close()
})

/**
 * The most files that a first view may fetch, by path and viewport. A list at 1440 pixels shows five rows of pictures.
 */
it.each([
  // At 1440 pixels the home page shows a drawing for each of sixteen categories. Phones show their names.
  ['/', 1440, 900, 41],
  ['/', 390, 844, 25],
  // The list prefetches the product detail page, which has its deals, teams and price steps in separate files.
  ['/list', 1440, 900, 52],
  ['/list', 390, 844, 40],
])(
  'fetches few files for the first view of %s at %i pixels, and shifts nothing while scrolling',
  async (path, width, height, most) => {
    const { context, page } = await visit(browser, { width, height })
    const asked: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith('data:')) asked.push(new URL(request.url()).pathname)
    })
    await page.goto(inject('shop') + path, { waitUntil: 'networkidle' })
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(most)
    await page.evaluate(() => {
      Object.assign(window, { shifted: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          (window as unknown as { shifted: number }).shifted += entry.value
      }).observe({ type: 'layout-shift' })
    })
    for (let scrolled = 0; scrolled < 4000; scrolled += 400) {
      await page.mouse.wheel(0, 400)
      await page.waitForTimeout(60)
    }
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBe(0)
    await context.close()
  },
)
