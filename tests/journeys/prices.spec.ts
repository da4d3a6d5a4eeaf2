import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { samplePicture } from '../../apps/mall-api/src/testing/samplePicture.ts'
import { atConsole, paymentCode } from './sellerConsole.ts'
import { expectAccessible, openBrowser, visit, words } from './browser.ts'
import type { Locale } from './browser.ts'
import { goods, newBuyer } from './buyer.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe.each<Locale>(['zh', 'en'])('prices in %s', (locale) => {
  it('fall by two coupons received on the product page, of which the cart takes the best set, and are paid [R2.07] [R6.08]', async () => {
    const { context, page, faults } = await visit(browser)
    const buyer = await newBuyer(context, locale)
    const deals = words(locale)('deals')
    const main = page.locator('main')
    const wanted = await goods(locale, { minPrice: 120 })
    const mark = `${locale} ${Date.now()}`
    const make = (name: string, fields: Record<string, string>) =>
      atConsole('couponMake', { name, from: '100', total: '9', limit: '1', shopId: '', kind: '1', ...fields })
    await make(`A ${mark}`, { off: '10', shopId: wanted.shopId })
    await make(`B ${mark}`, { off: '20', shopId: wanted.shopId })
    await make(`C ${mark}`, { off: '10', kind: '2' })

    await page.goto(`${inject('shop')}/detail/${wanted.prodId}?sku=${wanted.skuId}&lang=${locale}`)
    const coupons = main.getByRole('region', { name: deals('coupons') })
    await coupons.locator('summary').click()
    for (const name of [`B ${mark}`, `C ${mark}`]) {
      const ticket = coupons.getByRole('article', { name })
      await ticket.getByRole('button').click()
      await ticket.getByText(deals('received', { received: '1', limit: '1' })).waitFor()
    }
    await expectAccessible(page)
    await main
      .getByRole('textbox', { name: words(locale)('commerce')('quantity') })
      .first()
      .fill('2')
    await main
      .getByRole('button', { name: words(locale)('detail')('addToCart') })
      .first()
      .click()
    await page.getByText(words(locale)('cart')('added')).first().waitFor()

    // Both coupons apply: first the shop's amount, then the mall's percentage of the rest.
    await page.goto(`${inject('shop')}/cart`)
    const [line] = (await buyer.mall.cartInfo([])).flatMap(({ shopCartItemDiscounts }) =>
      shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems),
    )
    const steps = line!.priceSteps.filter(({ kind }) => kind === 'shopCoupon' || kind === 'platformCoupon')
    expect(steps.map(({ name }) => name)).toEqual([`B ${mark}`, `C ${mark}`])
    const { finalMoney } = await buyer.mall.totalPay([line!.basketId])
    expect(finalMoney).toBe(steps.at(-1)!.after)
    await main
      .getByText(new RegExp(`B ${mark}`))
      .first()
      .waitFor({ state: 'attached' })
    await main.getByRole('button', { name: words(locale)('cart')('settle') }).click()
    await page.waitForURL(/\/submit-order\?/)
    await main.getByRole('button', { name: words(locale)('order')('submit') }).click()
    await page.waitForURL(/\/payment\?/)
    const orderNumber = new URL(page.url()).searchParams.get('orderNumbers')!
    const order = await buyer.mall.orderDetail({ orderNumber })
    expect(Number(order.actualTotal) - Number(order.transfee)).toBeCloseTo(Number(finalMoney), 2)
    const pay = words(locale)('pay')
    await main.getByRole('button', { name: new RegExp(pay('payAmount', { amount: '' }).trim()) }).click()
    await page.waitForURL(/\/weixin-pay\?/)
    await atConsole('pay', { code: await paymentCode(orderNumber) })
    await page.waitForURL(/\/payment-success\?/)
    expect(await buyer.mall.myCouponCounts()).toMatchObject({ unUseCount: 0, useCount: 2 })
    expect(faults).toEqual([])
    await context.close()
  }, 60_000)

  it('are charged on account, appear on a statement, and are paid by a transfer confirmed in the seller console [R2.11] [R3.02]', async () => {
    const { context, page, faults } = await visit(browser)
    const buyer = await newBuyer(context, locale)
    const main = page.locator('main')
    const [pay, credit, transfer] = [words(locale)('pay'), words(locale)('credit'), words(locale)('transfer')]
    const file = await samplePicture({ width: 60, height: 40 })
    const { filePath } = await buyer.mall.uploadFile({ file, kind: 'licence' })
    const id = await buyer.mall.applyCredit({
      companyName: '张江精密机械有限公司',
      creditCode: '91310115MA1K3XH261',
      licencePic: filePath,
      contact: '张工',
      mobile: '13800000001',
      creditLimit: 500_000,
      periodDays: 30,
    })
    await atConsole('creditGrant', { id, limit: '500000', days: '30' })

    const { count: prodCount, ...item } = await goods(locale, { minPrice: 20 })
    const { uuid } = await buyer.mall.confirmOrder({ orderItem: { ...item, prodCount } })
    const { orderNumbers } = await buyer.mall.submitOrder({ uuid: uuid!, orderShopParams: [] })
    await page.goto(`${inject('shop')}/payment?orderNumbers=${orderNumbers}&lang=${locale}`)
    await main.getByRole('radio', { name: pay('period') }).check({ force: true })
    await main.getByRole('button', { name: new RegExp(pay('payAmount', { amount: '' }).trim()) }).click()
    await page.waitForURL(/\/payment-success\?/)
    const owed = (await buyer.mall.orderDetail({ orderNumber: orderNumbers })).actualTotal
    expect((await buyer.mall.creditInfo()).usedAmount).toBe(owed)

    await atConsole('creditBill', { user: (await buyer.mall.userInfo()).userId })
    const [bill] = (await buyer.mall.billPage({})).records
    await page.goto(`${inject('shop')}/user-center/view-details?billNumber=${bill!.billNumber}`)
    await main.getByText(orderNumbers).first().waitFor()
    await expectAccessible(page)
    await main.getByRole('link', { name: credit('pay'), exact: true }).click()
    await page.waitForURL(/\/payment\?/)
    await main.getByRole('radio', { name: pay('transfer') }).check({ force: true })
    await main.getByRole('button', { name: new RegExp(pay('payAmount', { amount: '' }).trim()) }).click()
    await page.waitForURL(/\/payment-transfer\?/)
    await main.getByLabel(transfer('payerName')).fill('张江精密机械有限公司')
    await main.getByLabel(transfer('payerBank')).fill('工商银行')
    const buffer = Buffer.from(await file.arrayBuffer())
    await main.locator('input[type=file]').setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer })
    await main.locator('input[type=hidden][name=voucherImgs]').waitFor({ state: 'attached' })
    await main.getByRole('button', { name: transfer('submit') }).click()
    await main.getByText(transfer('sent')).first().waitFor()
    await expectAccessible(page)
    const { reference } = (await buyer.mall.transferInfo({ billNumbers: bill!.billNumber }))!
    await atConsole('transferReceive', { reference, amount: owed })
    await page.reload()
    await main.getByText(transfer('received')).first().waitFor()
    expect((await buyer.mall.creditInfo()).usedAmount).toBe('0.00')
    expect((await buyer.mall.billInfo({ billNumber: bill!.billNumber })).openAmount).toBe('0.00')
    expect(faults).toEqual([])
    await context.close()
  }, 60_000)
})
