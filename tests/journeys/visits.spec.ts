import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openBrowser, visit } from './browser.ts'
import { goods } from './buyer.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const shop = inject('shop')
type Sent = { pageId: number; step: number; prevPageId?: number; uuidSession: string; bizData?: string }

it('records each page once, however short the visit and whatever the navigation [R6.05]', async () => {
  const { context, page } = await visit(browser)
  const sent: Sent[] = []
  // Playwright cannot observe beacons of a closing page, so the page stores them for the next one.
  await context.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (url, body) => {
      if (url === '/_visits') localStorage.setItem('sent', `${localStorage.getItem('sent') ?? ''}${String(body)}\n`)
      return send(url, body)
    }
  })
  const { prodId } = await goods('en')
  // The page is left at once for another document.
  await page.goto(`${shop}/special-discount?lang=en`, { waitUntil: 'load' })
  await page.goto(`${shop}/list`)
  await page.locator('main').getByRole('link').first().waitFor()
  // Navigation within the page, back and forward.
  await page.evaluate((to) => {
    const link = document.createElement('a')
    link.href = to
    link.textContent = 'on'
    document.querySelector('main')!.append(link)
  }, `/detail/${prodId}`)
  const shown = () => page.title()
  const list = await shown()
  await page.getByRole('link', { name: 'on', exact: true }).click()
  await expect.poll(shown).not.toBe(list)
  const product = await shown()
  await page.goBack()
  await expect.poll(shown).toBe(list)
  await page.goForward()
  await expect.poll(shown).toBe(product)
  await page.goto(`${shop}/robots.txt`)
  const noted = await page.evaluate(() => localStorage.getItem('sent') ?? '')
  for (const line of noted.split('\n').filter(Boolean)) sent.push(...(JSON.parse(line) as Sent[]))
  // A product in a running group deal is page 3, any other is page 2.
  const [id, bizType] = sent[2]?.pageId === 3 ? [3, 1] : [2, 0]
  expect(sent.map(({ pageId }) => pageId)).toEqual([7, 6, id, 6, id])
  expect(sent.map(({ step, prevPageId }) => [step, prevPageId])).toEqual([
    [1, undefined],
    [2, 7],
    [3, 6],
    [4, id],
    [5, 6],
  ])
  expect(new Set(sent.map(({ uuidSession }) => uuidSession)).size).toBe(1)
  expect(sent[2]).toMatchObject({ bizData: String(prodId), bizType })
  await context.close()
})
