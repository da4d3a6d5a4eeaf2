import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { atConsole, paymentCode, smsCode } from './sellerConsole.ts'
import { expectAccessible, keyboard, mouse, openBrowser, visit, words } from './browser.ts'
import type { Hand, Locale } from './browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

type Way = { how: string; scripts: boolean; hand: (page: Page) => Hand }
const ways: Way[] = [
  { how: 'by mouse', scripts: true, hand: () => mouse },
  { how: 'by mouse, without scripts', scripts: false, hand: () => mouse },
  { how: 'by keyboard alone', scripts: true, hand: keyboard },
]

let people = 0

describe.each<Locale>(['zh', 'en'])('the first purchase in %s', (locale) => {
  it.each(ways)(
    'leads from the decorated home page to a paid order, $how [R1.01] [R1.02] [R2.01] [R2.04] [R2.14] [R2.17] [R2.19] [R2.20] [R2.21] [R2.31] [R2.33] [R6.03] [R6.06]',
    async ({ scripts, hand: handOf }) => {
      const { context, page, faults } = await visit(browser, { scripts })
      const hand = handOf(page)
      const text = words(locale)
      const mobile = `139${String(Date.now()).slice(-7)}${people++}`.slice(0, 11)
      // axe needs scripts, so the walk without scripts leaves it out.
      const look = () => (scripts ? expectAccessible(page) : undefined)
      const main = page.locator('main')

      await page.goto(`${inject('shop')}/?lang=${locale}`)
      expect(await page.locator('html').getAttribute('lang')).toBe(locale === 'zh' ? 'zh-CN' : 'en')
      await main.getByRole('heading', { level: 2 }).first().waitFor()
      await look()

      // Categories: the list, narrowed level by level.
      await hand.press(page.getByRole('link', { name: text('common')('tabAll'), exact: true }).first())
      await page.waitForURL('**/list')
      await look()
      await hand.press(main.getByRole('link', { name: locale === 'zh' ? /^轴承/ : /^Bearings/ }).first())
      await page.waitForURL(/\/list\/cpid-\d+/)
      await main.getByRole('heading', { level: 1, name: locale === 'zh' ? /轴承/ : /Bearings/ }).waitFor()

      // A search, and from its list to a product.
      await hand.type(page.locator('input[type=search]').first(), '6205-2RS')
      if (scripts) await page.keyboard.press('Enter')
      else await page.getByRole('search').first().getByRole('button').click()
      await page.waitForURL(/\/list\/pn-6205-2RS/)
      await hand.press(main.getByRole('link', { name: /6205/ }).first())
      await page.waitForURL(/\/detail\/\d+/)
      await main.getByRole('heading', { level: 1, name: /6205/ }).waitFor()
      await look()

      // A visitor adds to the cart and signs in on the way. The product is still added.
      const quantity = main
        .getByRole('textbox', { name: text('commerce')('quantity') })
        .or(main.getByRole('spinbutton', { name: text('commerce')('quantity') }))
        .first()
      await hand.type(quantity, '3')
      await hand.press(main.getByRole('button', { name: text('commerce')('addToCart') }).first())
      await signIn(page, hand, locale, mobile, scripts)
      if (scripts) await page.getByText(text('cart')('added')).first().waitFor()

      await page.goto(`${inject('shop')}/cart`)
      await main.getByText(/6205/).first().waitFor()
      await look()
      await hand.press(main.getByRole('button', { name: text('cart')('settle') }))
      await page.waitForURL(/\/submit-order\?/)

      // A first address, region by region.
      await main.getByRole('heading', { level: 1 }).waitFor()
      await look()
      await hand.type(
        main.getByRole('textbox', { name: text('order')('receiver') }),
        locale === 'zh' ? '张工' : 'Zhang Wei',
      )
      await hand.type(main.getByRole('textbox', { name: text('order')('mobile') }), mobile)
      for (const [level, place] of [
        ['province', /广东|Guangdong/],
        ['city', /深圳|Shenzhen/],
        ['district', /南山|Nanshan/],
      ] as const) {
        const select = main.getByRole('combobox', { name: text('order')(level) })
        const option = select.locator('option', { hasText: place })
        await option.waitFor({ state: 'attached' })
        // Waits for the next level's options, as a person would.
        await page.locator('form[aria-busy="true"]').waitFor({ state: 'detached' })
        await select.selectOption(await option.getAttribute('value'))
        if (!scripts && level !== 'district') {
          await main
            .getByRole('button', { name: text('order')('chooseRegion') })
            .first()
            .click()
          await page.waitForLoadState()
        }
      }
      await hand.type(
        main.getByRole('textbox', { name: text('order')('street') }),
        locale === 'zh' ? '科技园南区 8 号' : '8 South Science Park',
      )
      await hand.press(main.getByRole('button', { name: text('order')('saveAddress') }))

      await page.waitForURL(/addrId=/)
      await look()
      await hand.press(main.getByRole('button', { name: text('order')('submit') }))
      await page.waitForURL(/\/payment\?/)
      await look()
      const orderNumber = new URL(page.url()).searchParams.get('orderNumbers') ?? ''
      expect(orderNumber).toMatch(/^\d+$/)

      await hand.press(main.getByRole('button', { name: new RegExp(text('pay')('payAmount', { amount: '' }).trim()) }))
      await page.waitForURL(/\/weixin-pay\?/)
      await look()
      await atConsole('pay', { code: await paymentCode(orderNumber) })
      // With scripts the screen detects the payment itself.
      if (!scripts) await main.getByRole('button', { name: text('pay')('paidAlready') }).click()
      await page.waitForURL(/\/payment-success\?/)
      await look()

      await page.goto(`${inject('shop')}/user-center/uc-order`)
      await main.getByText(orderNumber).first().waitFor()
      await look()
      await atConsole('ship', { orderNumber, company: 'sf', flowNumber: `SF${orderNumber.slice(-10)}` })
      await hand.press(main.getByRole('link', { name: orderNumber, exact: true }).first())
      await page.waitForURL(/\/order-detail\?/)
      await main
        .getByText(`SF${orderNumber.slice(-10)}`)
        .first()
        .waitFor()
      await look()

      expect(faults).toEqual([])
      await context.close()
    },
  )
})

/**
 * Signs in by mobile number and code, in the popup with scripts and on the page without. The first sign-in creates the
 * account.
 */
async function signIn(page: Page, hand: Hand, locale: Locale, mobile: string, scripts: boolean) {
  const text = words(locale)('commerce')
  const panel = scripts ? page.getByRole('dialog') : page.locator('main')
  await hand.press(panel.getByRole('link', { name: text('loginByMobile') }))
  await hand.type(panel.getByRole('textbox', { name: text('loginMobile') }), mobile)
  await hand.press(panel.getByRole('button', { name: text('loginSendCode') }))
  await panel.getByText(text('loginCodeSent')).waitFor()
  await hand.type(panel.getByRole('textbox', { name: text('loginCode') }), await smsCode(mobile))
  await hand.press(panel.getByRole('checkbox').first())
  await hand.press(panel.getByRole('button', { name: text('loginSubmit'), exact: true }))
  if (scripts) await panel.waitFor({ state: 'detached' })
  else await page.waitForURL((url) => url.pathname !== '/login')
}
