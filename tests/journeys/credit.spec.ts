import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { atConsole } from './sellerConsole.ts'
import { expectAccessible, openBrowser, visit, words } from './browser.ts'
import type { Locale } from './browser.ts'
import { goods, newBuyer } from './buyer.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const picture = {
  name: 'scan.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

it.each<{ locale: Locale; scripts: boolean; width: number }>([
  { locale: 'zh', scripts: true, width: 1280 },
  { locale: 'en', scripts: false, width: 390 },
])(
  'applies for an account period, orders on it, and pays the statement by two transfers ($locale, scripts: $scripts, $width px) [R2.11] [R2.21] [R2.33]',
  async ({ locale, scripts, width }) => {
    const { context, page, faults } = await visit(browser, { scripts, width })
    const { mall } = await newBuyer(context, locale)
    const text = words(locale)('credit')
    const transfer = words(locale)('transfer')
    const option = words(locale)('paymentOption')
    const pay = words(locale)('pay')
    const shop = inject('shop')
    const main = page.locator('main')
    const look = async (path: string) => {
      await page.goto(`${shop}${path}${path.includes('?') ? '&' : '?'}lang=${locale}`)
      if (scripts) await expectAccessible(page)
    }

    await look('/financial-payment')
    await main.locator('[name=companyName]').fill('张江精密机械有限公司')
    await main.locator('[name=creditCode]').fill('91310115MA1K3XH261')
    await main.locator('[name=contact]').fill('张工')
    await main.locator('[name=mobile]').fill('13800000001')
    await main.locator('[name=creditLimit]').fill('50,000')
    await main.locator('input[type=file]').setInputFiles(picture)
    await main.getByRole('button', { name: text('submit') }).click()
    await main.getByText(text('reviewTitle')).waitFor()
    const [asked] = (await mall.creditApplyPage({})).records
    await atConsole('creditGrant', { id: asked!.applicationId, limit: '50000', days: '30' })

    // An order on account reduces the available limit by its total.
    const { prodId, skuId, shopId, count } = await goods(locale, { minPrice: 20 })
    const { uuid } = await mall.confirmOrder({ orderItem: { prodId, skuId, shopId, prodCount: count } })
    const { orderNumbers } = await mall.submitOrder({ uuid: uuid!, orderShopParams: [] })
    const { totalFee } = await mall.orderPayInfo({ orderNumbers })
    await look(`/payment-option?orderNumbers=${orderNumbers}`)
    await main.getByRole('button', { name: option('use', { kind: pay('period') }) }).click()
    await page.waitForURL(/\/payment-success\?/)
    expect(await mall.creditInfo()).toMatchObject({ usedAmount: totalFee, unbilledAmount: totalFee })

    // A first transfer pays too little of the statement, and a second one pays the rest.
    const { userId } = await mall.userInfo()
    await atConsole('creditBill', { user: userId })
    await look('/user-center/uc-billManagement?tab=statements')
    await main.getByRole('button', { name: text('paySelected') }).click()
    await page.waitForURL(/\/payment\?/)
    await main.locator('input[name=kind][value=transfer]').check({ force: true })
    await main.locator('button[name=intent][value=pay]').click()
    await page.waitForURL(/\/payment-transfer\?/)
    await main.locator('[name=payerName]').fill('张江精密机械有限公司')
    await main.locator('[name=bankName]').fill('招商银行深圳分行')
    await main.locator('input[type=file]').setInputFiles(picture)
    await main.getByRole('button', { name: transfer('submit') }).click()
    await main.getByText(transfer('sentHint')).waitFor()
    const { billNumber } = (await mall.billPage({})).records[0]!
    await look(`/payment?billNumbers=${billNumber}`)
    await main.getByText(pay('transferSent')).waitFor()
    const first = (await mall.transferInfo({ billNumbers: billNumber }))!
    await atConsole('transferReceive', { reference: first.reference, amount: '1.00' })
    await look(`/payment-transfer?billNumbers=${billNumber}`)
    await main.getByRole('link', { name: transfer('payRest') }).click()
    await page.waitForURL(/\/payment\?/)
    await main.locator('input[name=kind][value=transfer]').check({ force: true })
    await main.locator('button[name=intent][value=pay]').click()
    await page.waitForURL(/\/payment-transfer\?/)
    const rest = (await mall.transferInfo({ billNumbers: billNumber }))!
    expect(Number(rest.amount)).toBeCloseTo(Number(totalFee) - 1, 2)
    await atConsole('transferReceive', { reference: rest.reference, amount: rest.amount })

    await look(`/user-center/view-details?billNumber=${billNumber}`)
    await main.getByRole('heading', { name: text('paidState'), exact: true }).waitFor()
    await look('/user-center/application-list')
    expect(await mall.creditInfo()).toMatchObject({ usedAmount: '0.00', dueAmount: '0.00' })
    expect(faults).toEqual([])
    await context.close()
  },
  180_000,
)
