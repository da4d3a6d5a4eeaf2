import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { unfinishedBodies } from '../load/shop/unfinishedBodies.ts'
import { expectAccessible, openBrowser, visit, words } from './browser.ts'
import type { Locale } from './browser.ts'

/** Requests an address as people mistype, bookmark or forge it. */
const ask = (path: string) => fetch(inject('shop') + path, { redirect: 'manual' })

describe('addresses', () => {
  it.each(['/nope', '/detail/999999999', '/detail/abc', '/fr/list', '/fr'])(
    'responds to %s with 404 and a page that explains it [R2.35] [R2.36]',
    async (path) => {
      const answer = await ask(path)
      expect(answer.status).toBe(404)
      expect(await answer.text()).toContain('<h1')
    },
  )

  it.each(['/list-2', '/list.html'])(
    'shows the list at its former address %s, with a link to its canonical address [R2.17]',
    async (path) => {
      const answer = await ask(path)
      expect(answer.status).toBe(200)
      expect(await answer.text()).toMatch(/<link rel="canonical" href="[^"]*\/list"/)
    },
  )

  it('redirects visitors from buyers’ screens to sign-in and back [R2.14] [R3.03]', async () => {
    for (const path of ['/cart', '/user-center/uc-order', '/submit-order?items=1', '/payment?orderNumbers=1']) {
      const answer = await ask(path)
      expect(answer.status, path).toBe(302)
      expect(answer.headers.get('location'), path).toBe(`/login?back=${encodeURIComponent(path)}`)
    }
  })

  it('never redirects from sign-in to another site [R6.03]', async () => {
    for (const back of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      const page = await (await ask(`/login?back=${encodeURIComponent(back)}`)).text()
      expect(page).not.toMatch(/(href|value|action)="(https?:)?[/\\]*evil\.example/)
      expect(page).not.toMatch(/(href|action)="javascript:/)
    }
  })

  it('does not show the seller console through the shop', async () => {
    for (const path of ['/console', '/console/pay', '/pictures/../', '/pictures/%2e%2e/console']) {
      expect(await (await ask(path)).text(), path).not.toContain('action="/console/')
    }
  })
})

describe('limits', () => {
  it('refuses only a client with too many unfinished bodies', async () => {
    const bodies = unfinishedBodies({ port: Number(new URL(inject('shop')).port), count: 140, from: '127.0.0.2' })
    await expect.poll(() => bodies.refusals().length).toBe(12)
    expect(new Set(bodies.refusals())).toEqual(new Set(['503']))
    expect([(await ask('/ready')).status, (await ask('/login')).status, bodies.open()]).toEqual([200, 200, 128])
    bodies.end()
  })
})

describe.each<Locale>(['zh', 'en'])('lists in %s', (locale) => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(() => browser.close())

  it('ignores unknown filters with a note, and suggests what to try if nothing is found [R2.17] [R1.02]', async () => {
    const { context, page } = await visit(browser, { width: 360, height: 800 })
    await page.goto(`${inject('shop')}/list/cpid-x_what-1?brand=evil&min=9&max=1&lang=${locale}`)
    await page.locator('main').getByRole('heading', { level: 1 }).waitFor()
    expect(
      await page.locator('main').getByRole('status').or(page.locator('main').getByRole('alert')).count(),
    ).toBeGreaterThan(0)
    await expectAccessible(page)
    await page.goto(`${inject('shop')}/list/pn-${encodeURIComponent('zzzz<script>alert(1)</script>')}`)
    await page.locator('main').getByText(words(locale)('list')('emptyKeywordHint')).first().waitFor()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await context.close()
  })
})
