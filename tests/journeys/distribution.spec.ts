import { createClient } from '@millwright/api-client/client'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { samplePicture } from '../../apps/mall-api/src/testing/samplePicture.ts'
import { atConsole, paymentCode } from './sellerConsole.ts'
import { expectAccessible, openBrowser, visit, words } from './browser.ts'
import type { Locale } from './browser.ts'
import { newBuyer } from './buyer.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const ways: { locale: Locale; scripts: boolean; how: string }[] = [
  { locale: 'zh', scripts: true, how: 'with scripts' },
  { locale: 'en', scripts: false, how: 'before scripts' },
]

describe.each(ways)('a distributor in $locale, $how', ({ locale, scripts }) => {
  it('applies, shares a product, and sees the commission of an order appear, and become void after a refund [R2.09] [R2.26]', async () => {
    const shop = inject('shop')
    const text = words(locale)('distribution')
    const { context, page, faults } = await visit(browser, { scripts, width: scripts ? 1280 : 390 })
    const look = () => (scripts ? expectAccessible(page) : undefined)

    // The introduction is public. The application requires signing in.
    await page.goto(`${shop}/distributor?lang=${locale}`)
    await look()
    await page.getByRole('link', { name: text('loginToApply') }).click()
    await page.waitForURL(/\/login\?back=%2Fdistributor/)
    const { mall } = await newBuyer(context, locale)
    await page.goto(`${shop}/distributor`)
    await page.getByRole('link', { name: text('apply'), exact: true }).click()
    await apply(page, '110105194912310020')
    // One field is refused, and the input is kept.
    await page.getByText(text('identityCheck')).waitFor()
    await look()
    await page.getByLabel(text('identityCardNumber')).fill('11010519491231002X')
    await page.getByRole('button', { name: text('send') }).click()
    await page.getByText(text('sentDone')).waitFor()
    await look()

    await atConsole('distributorApprove', { user: (await mall.userInfo()).userId })
    await page.goto(`${shop}/distributor`)
    await page.getByRole('link', { name: text('toCommission') }).click()
    await page.getByText(text('emptyIncome')).waitFor()
    await look()

    await page.getByRole('link', { name: text('tabGoods'), exact: true }).click()
    const shown = page.getByText(/distributionCardNo=\d{10}/)
    await shown.first().waitFor()
    const links = await shown.allTextContents()
    await look()
    const orderNumber = await orderThrough(links, locale)
    await page.goto(`${shop}/subcommission`)
    await page.getByText(text('order', { number: orderNumber })).waitFor()
    const { unsettledAmount } = await mall.distributionWallet()
    expect(Number(unsettledAmount)).toBeGreaterThan(0)
    await look()

    await giveBack(orderNumber)
    await page.goto(`${shop}/subcommission?state=void`)
    await page.getByText(text('order', { number: orderNumber })).waitFor()
    expect(await mall.distributionWallet()).toMatchObject({ unsettledAmount: '0.00', invalidAmount: unsettledAmount })
    expect(faults).toEqual([])
    await context.close()
  })

  async function apply(page: Page, identityCardNumber: string) {
    const picture = async (name: string) => ({
      name: `${name}.png`,
      mimeType: 'image/png',
      // The pictures differ in size, as photos do.
      buffer: Buffer.from(await (await samplePicture({ width: 40 + name.length, height: 30 })).arrayBuffer()),
    })
    await page.locator('input[name=realName]').fill(locale === 'zh' ? '王推广' : 'Wang Wei')
    await page.locator('input[name=identityCardNumber]').fill(identityCardNumber)
    for (const name of ['identityCardPicFront', 'identityCardPicBack']) {
      await page.locator(`input[type=file][name=${name}]`).setInputFiles(await picture(name))
      if (scripts) await page.locator(`input[type=hidden][name=${name}]`).waitFor({ state: 'attached' })
    }
    await page.locator('input[name=bankName]').fill('ICBC')
    await page.locator('input[name=bankBranch]').fill('Changsha')
    await page.locator('input[name=bankAccount]').fill('6222 0200 0000 0000 000')
    await page.getByRole('button', { name: words(locale)('distribution')('send') }).click()
  }

  let buyer: { context: BrowserContext; mall: Awaited<ReturnType<typeof newBuyer>>['mall'] }

  /** Orders as another buyer: opens the link, switches the language, signs in, orders and pays. */
  async function orderThrough(links: readonly string[], own: Locale): Promise<string> {
    const other: Locale = own === 'zh' ? 'en' : 'zh'
    const { context, page } = await visit(browser)
    const shop = inject('shop')
    const { link, item } = await inStock(links)
    await page.goto(link)
    await page.goto(`${shop}/?lang=${other}`)
    const { mall } = await newBuyer(context, other)
    buyer = { context, mall }
    await page.goto(`${shop}/order-page?${new URLSearchParams(item)}`)
    await page
      .locator('main')
      .getByRole('button', { name: words(other)('order')('submit') })
      .click()
    await page.waitForURL(/\/payment\?/)
    const orderNumber = new URL(page.url()).searchParams.get('orderNumbers')!
    await mall.pay({ orderNumbers: orderNumber, payType: 3 })
    await atConsole('pay', { code: await paymentCode(orderNumber) })
    return orderNumber
  }

  /**
   * Returns the link of the first shared product in stock, with four times its minimum quantity, so that the commission
   * is at least a cent.
   */
  async function inStock(links: readonly string[]) {
    const mall = createClient({ base: inject('api'), locale })
    for (const link of links) {
      const { pathname, searchParams } = new URL(link)
      const prodId = pathname.split('/').at(-1)!
      const { skuList, shopId } = await mall.prodInfo({ prodId })
      const sku = skuList.find(({ skuId }) => skuId === searchParams.get('sku'))
      const count = Math.max(sku?.minOrderQty ?? 1, sku?.packQty ?? 1) * 4
      if (sku && ((sku.stocks ?? 0) >= count || sku.stocks === -1))
        return { link, item: { prodId, skuId: sku.skuId, shopId, count: String(count) } }
    }
    throw new Error('no shared product is in stock')
  }

  async function giveBack(orderNumber: string) {
    const { mall, context } = buyer
    const { actualTotal } = await mall.orderDetail({ orderNumber })
    const offer = await mall.refundOffer({ orderNumber })
    const refundSn = await mall.applyRefund({
      orderNumber,
      refundType: 1,
      applyType: 1,
      goodsNum: offer.most,
      refundAmount: actualTotal,
      buyerReason: 'reasonOther',
    })
    for (const action of ['refundAccept', 'refundPayBack'] as const) await atConsole(action, { refundSn })
    await context.close()
  }
})
