import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { atConsole, paymentCode } from './sellerConsole.ts'
import { expectAccessible, openBrowser, visit, words } from './browser.ts'
import type { Locale } from './browser.ts'
import { goods, newBuyer } from './buyer.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

it.each<{ locale: Locale; scripts: boolean; width: number }>([
  { locale: 'zh', scripts: true, width: 1280 },
  { locale: 'en', scripts: false, width: 390 },
])(
  'checks in on three days, spends points on an order and in the points mall, and gets them back after a return ($locale, scripts: $scripts, $width px) [R2.32] [R2.34] [R5.13]',
  async ({ locale, scripts, width }) => {
    const { context, page, faults } = await visit(browser, { scripts, width })
    const { mall } = await newBuyer(context, locale)
    const text = words(locale)('points')
    const spent = words(locale)('spentPoints')
    const order = words(locale)('order')
    const shop = inject('shop')
    const main = page.locator('main')
    const { userId } = await mall.userInfo()
    const score = async () => (await mall.scoreInfo()).score
    const signIn = async (given: number) => {
      await page.goto(`${shop}/user-center/uc-integral?lang=${locale}`)
      await main.getByRole('button', { name: text('signNow', { score: given }) }).click()
      await main.getByText(text('signed'), { exact: true }).waitFor()
    }

    await signIn(5)
    await atConsole('pointsNextDay', {})
    await signIn(5)
    await atConsole('pointsNextDay', {})
    await signIn(10)
    await main
      .getByText(text('streak', { count: 3 }))
      .first()
      .waitFor()
    expect(await score()).toBe(20)
    if (scripts) await expectAccessible(page)

    // An order is partly paid with points.
    await atConsole('pointsGive', { user: userId, score: '980' })
    const before = await mall.scoreInfo()
    const { prodId, skuId, shopId } = await goods(locale)
    await page.goto(`${shop}/order-page?prodId=${prodId}&skuId=${skuId}&shopId=${shopId}&count=1&lang=${locale}`)
    const field = main.getByRole('textbox', { name: spent('spendField') })
    await field.fill('15')
    await main.getByRole('button', { name: spent('spendApply'), exact: true }).click()
    await page.waitForURL(/points=15/)
    expect(await field.inputValue()).toBe('15')
    await field.fill('20')
    await main.getByRole('button', { name: spent('spendApply'), exact: true }).click()
    await page.waitForURL(/points=20/)
    await main.getByText(spent('spendNow', { score: '20', amount: '¥0.20' })).waitFor()
    if (scripts) await expectAccessible(page)
    await main
      .getByRole('button', { name: order('submit') })
      .filter({ visible: true })
      .first()
      .click()
    await page.waitForURL(/\/payment\?/)
    expect(await score()).toBe(980)
    const orderNumber = new URL(page.url()).searchParams.get('orderNumbers')!
    await mall.pay({ orderNumbers: orderNumber, payType: 3 })
    await atConsole('pay', { code: await paymentCode(orderNumber) })
    await atConsole('ship', { orderNumber, company: 'sf', flowNumber: 'SF1429870036612' })
    await mall.receiptOrder({ orderNumber })

    // The whole order is refunded, and the points are restored.
    const { canRefundAmount = '0' } = await mall.orderDetail({ orderNumber })
    const refundSn = await mall.applyRefund({
      orderNumber,
      refundType: 1,
      applyType: 2,
      goodsNum: 1,
      refundAmount: canRefundAmount,
      buyerReason: 'reasonQuality',
    })
    await atConsole('refundAccept', { refundSn })
    await mall.submitRefundExpress({ refundSn, expressId: 1, expressNo: 'SF1429870036613' })
    await atConsole('refundReceive', { refundSn })
    await atConsole('refundPayBack', { refundSn })
    expect((await mall.scoreInfo()).expiring).toEqual(before.expiring)
    await page.goto(`${shop}/user-center/uc-integral?source=refund&lang=${locale}`)
    await main.getByText('+20', { exact: true }).waitFor()

    await page.goto(`${shop}/member-center/integral-mall?kind=afford&lang=${locale}`)
    await main.getByRole('heading', { level: 1, name: text('mall') }).waitFor()
    if (scripts) await expectAccessible(page)
    await main.getByRole('article').first().getByRole('link').click()
    await page.waitForURL(/integral-det/)
    if (scripts) await expectAccessible(page)
    await main.getByRole('button', { name: text('redeem') }).click()
    await page.waitForURL(/submit-integral-order/)
    if (scripts) await expectAccessible(page)
    await main
      .getByRole('button', { name: order('submit') })
      .filter({ visible: true })
      .first()
      .click()
    await page.waitForURL(/\/payment/)
    const after = await score()
    expect(after).toBeLessThan(1000)
    const [redeemed] = (await mall.myOrder({ size: 5 })).records.filter(({ orderType }) => orderType === 3)
    expect(redeemed!.userScore).toBe(1000 - after)
    if (redeemed!.status === 1) {
      await mall.cancelOrder({ orderNumber: redeemed!.orderNumber })
      expect((await mall.scoreInfo()).expiring).toEqual(before.expiring)
    }
    expect(faults).toEqual([])
    await context.close()
  },
  180_000,
)
