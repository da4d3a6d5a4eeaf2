import { chromium } from 'playwright-core'
import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchOptions } from '../chromium.ts'
import { crawl } from '../crawl.ts'
import { unmarkedChinese } from '../foreignText.ts'

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch(await launchOptions())
})
afterAll(() => browser.close())

const TIME = 240_000

async function signIn(context: BrowserContext, userName: string): Promise<void> {
  const shop = inject('shop')
  const form = { intent: 'login', tab: 'account', userName, passWord: 'Mall2026!', agreed: '1' }
  const answer = await context.request.post(`${shop}/login`, { form, headers: { origin: shop } })
  expect(answer.ok()).toBe(true)
  await context.request.get(`${shop}/?lang=en`)
}

describe.each([
  ['buyer', ['/', '/user-center', '/intellectualProperty', '/chat', '/inquiry']],
  ['agreement', ['/user-center', '/financial-payment', '/commoditypool']],
  ['distributor', ['/subcommission', '/subcommission?tab=withdraw', '/distributor']],
  ['shopowner', ['/user-center/uc-freeshop', '/user-center/uc-shopaccount']],
])('the English pages of the sample account %s', (account, starts) => {
  it(
    'are in English, and mark Chinese text written by people [R1.02]',
    async () => {
      const context = await browser.newContext()
      await signIn(context, account)
      const found = new Map<string, string>()
      const { opened } = await crawl(async (path) => {
        const answer = await context.request.get(inject('shop') + path)
        const html = answer.headers()['content-type']?.startsWith('text/html') ? await answer.text() : ''
        for (const text of unmarkedChinese(html)) found.set(text, path)
        return { at: answer.url(), status: answer.status(), html }
      }, starts)
      await context.close()
      expect(opened.length).toBeGreaterThan(20)
      expect([...found]).toEqual([])
    },
    TIME,
  )
})

it('detects unmarked Chinese', () => {
  expect(unmarkedChinese('<html lang="en"><p>Receiver: 张工</p><p lang="zh-CN">张工</p><script>张</script>')).toEqual([
    'Receiver: 张工',
  ])
})
