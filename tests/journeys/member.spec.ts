import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { atConsole, paymentCode, smsCode } from './sellerConsole.ts'
import { expectAccessible, openBrowser, visit, words } from './browser.ts'
import type { Locale } from './browser.ts'
import { goods, newBuyer } from './buyer.ts'

const PAY = '246810'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

it.each<{ locale: Locale; scripts: boolean; width: number }>([
  { locale: 'zh', scripts: true, width: 1280 },
  { locale: 'en', scripts: false, width: 390 },
])(
  'tops up, pays from the balance, buys a level, sees its price, and gets the refund of a return ($locale, scripts: $scripts, $width px) [R2.21] [R2.32] [R2.34] [R5.09] [R5.14] [R8.06]',
  async ({ locale, scripts, width }) => {
    const { context, page, faults } = await visit(browser, { scripts, width })
    const { mall } = await newBuyer(context, locale)
    const text = words(locale)('balance')
    const levels = words(locale)('levels')
    const pay = words(locale)('pay')
    const shop = inject('shop')
    const main = page.locator('main')
    const { mobile } = await mall.ownMobile()
    // Lifts the one-minute rate limit after the sign-in code.
    await atConsole('again', { mobile })
    await mall.sendOwnCode({ purpose: 'pay' })
    const flag = await mall.checkOwnCode({ purpose: 'pay', validCode: await smsCode(mobile) })
    await mall.updatePayPassword({ password: PAY, flag: String(flag) })
    const balance = async () => (await mall.balanceInfo()).balance
    const byBalance = async () => {
      await main.getByRole('radio', { name: new RegExp(pay('balance')) }).check()
      await main.getByLabel(pay('payPassword'), { exact: true }).fill(PAY)
      await main.getByRole('button', { name: new RegExp(`^${pay('payAmount', { amount: '¥' })}`) }).click()
    }

    // An amount with three decimals is refused. Then a top-up is paid by phone.
    await page.goto(`${shop}/user-center/uc-balance?lang=${locale}`)
    await main.getByRole('textbox', { name: text('ownAmount') }).fill('3000.005')
    await main.getByRole('button', { name: text('toPay') }).click()
    await main.getByText(text('topUpDecimals')).first().waitFor()
    if (scripts) await expectAccessible(page)
    await main.getByRole('textbox', { name: text('ownAmount') }).fill('3000.50')
    await main.getByRole('button', { name: text('toPay') }).click()
    await page.waitForURL(/\/payments\?amount=3000\.50/)
    if (scripts) await expectAccessible(page)
    await main.getByRole('button', { name: text('payAmount', { amount: '¥3,000.50' }) }).click()
    await page.waitForURL(/number=T/)
    const payNumber = new URL(page.url()).searchParams.get('number')!
    await atConsole('pay', { code: await paymentCode(payNumber) })
    await page.goto(`${shop}/payments?number=${payNumber}&lang=${locale}`)
    await main.getByRole('heading', { name: text('doneTopUp') }).waitFor()
    expect(await balance()).toBe('3000.50')

    // A level is bought from the balance. A product then shows its member price.
    await page.goto(`${shop}/member-center/buy-member?lang=${locale}`)
    if (scripts) await expectAccessible(page)
    await main
      .getByRole('link', { name: new RegExp(levels('buyNamed', { name: '' })) })
      .nth(1)
      .click()
    await page.waitForURL(/\/payments\?level=/)
    await byBalance()
    await main.getByRole('heading', { name: text('doneLevel') }).waitFor()
    const { percent } = await mall.levelInfo()
    expect(percent).toBe(95)
    await page.goto(`${shop}/member-center/member-center?lang=${locale}`)
    if (scripts) await expectAccessible(page)

    const { prodId, skuId, shopId, price } = await goods(locale)
    await page.goto(`${shop}/detail/${prodId}?sku=${skuId}&lang=${locale}`)
    await main.getByText(words(locale)('commerce')('memberPrice'), { exact: true }).first().waitFor()
    const confirmed = await mall.confirmOrder({
      orderItem: { prodId, skuId, shopId, prodCount: 2 },
      userChangeCoupon: 1,
    })
    const [line] = confirmed.shopCartOrders.flatMap(({ shopCartItemDiscounts }) =>
      shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems),
    )
    expect(Number(line!.actualTotal)).toBeLessThan(2 * Number(price))

    // An order is paid from the balance and refunded to it.
    const before = await balance()
    const { orderNumbers } = await mall.submitOrder({
      orderShopParams: [{ shopId, remarks: '' }],
      uuid: confirmed.uuid!,
    })
    await page.goto(`${shop}/payment?orderNumbers=${orderNumbers}&lang=${locale}`)
    await byBalance()
    await page.waitForURL(/\/payment-success/)
    expect(Number(await balance())).toBeCloseTo(Number(before) - Number(confirmed.actualTotal), 2)
    const { canRefundAmount = '0' } = await mall.orderDetail({ orderNumber: orderNumbers })
    const refundSn = await mall.applyRefund({
      orderNumber: orderNumbers,
      refundType: 1,
      applyType: 1,
      goodsNum: 2,
      refundAmount: canRefundAmount,
      buyerReason: 'reasonOther',
    })
    await atConsole('refundAccept', { refundSn })
    await atConsole('refundPayBack', { refundSn })
    expect(await balance()).toBe(before)
    await page.goto(`${shop}/user-center/uc-balance?kind=refund&lang=${locale}`)
    await main.getByText(refundSn).waitFor()
    if (scripts) await expectAccessible(page)
    expect(faults).toEqual([])
    await context.close()
  },
  180_000,
)
