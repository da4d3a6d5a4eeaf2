import type { QuoteLine } from '@millwright/contract/quote/entities'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { atConsole } from './sellerConsole.ts'
import { expectAccessible, openBrowser, visit, words } from './browser.ts'
import type { Locale } from './browser.ts'
import { newBuyer } from './buyer.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const mail = `Dear Sir or Madam,
please quote the following:

1. 6000-2RS - 20 pcs
2. 6001-2RS - 20 pcs
3. 6002-2RS x 30
4. 6003-2RS, 12 pcs
5. 6004-2RS 40 pcs @ ¥5.20
6. 6200-ZZ - 10 pcs
7. 6201-ZZ (25 pcs)
8. 6202-ZZ 25
9. 6203-ZZ * 16
10. 6204-ZZ 60 pcs
11. 6205-2RS 20 pcs
12. 6206-2RS 20 pcs
13. 6207-2RS - 8 pcs
14. 6208-2RS 8 ea
15. 6300-2RS qty: 10
16. 6301-2RS 10 pcs
17. 6302-2RS 10 pcs
18. 6303-2RS 10 pcs
19. 6304-2RS 10 pcs
20. bush to drawing 4711, bronze, 4 pcs

Best regards
Zhang`

type Line = { itemId: string; quantity: number }

describe.each<Locale>(['zh', 'en'])('quotes in %s', (locale) => {
  it('are requested with a pasted mail, answered by two shops, accepted line by line, and ordered [R2.29] [R2.33] [R6.08]', async () => {
    const { context, page, faults } = await visit(browser)
    const text = words(locale)('inquiry')
    const buyer = await newBuyer(context, locale)
    const main = page.locator('main')

    await page.goto(`${inject('shop')}/inquiry?lang=${locale}`)
    await main.getByLabel(text('pasteLabel')).fill(mail)
    await main.getByRole('button', { name: text('pasteRead') }).click()
    await main.getByText(text('sureCount', { count: '19' })).waitFor()
    await expectAccessible(page)
    await main.getByRole('button', { name: text('send') }).click()
    await page.waitForURL(/\/uc-inquiryDetail\?/)
    await main.getByText(text('sentNow')).waitFor()

    const inquiryId = new URL(page.url()).searchParams.get('inquiryId')!
    const { items } = await buyer.mall.inquiryInfo({ inquiryId })
    expect(items).toHaveLength(20)
    const lines = items.map(({ itemId, quantity }): Line => ({ itemId, quantity }))
    // Two shops quote most of the lines. The first is cheaper in the first ten lines, the second in the others.
    const [first, second] = await offersAtConsole(inquiryId)
    await quote(first!, inquiryId, lines, (at) => (at < 10 ? '1.00' : '3.00'))
    await quote(second!, inquiryId, lines, (at) => (at < 10 ? '2.00' : '2.50'))

    await page.reload()
    const chosen = main.locator('input[type=radio]:checked')
    await main.getByRole('button', { name: text('takeChosen') }).waitFor()
    const seen = await buyer.mall.inquiryInfo({ inquiryId })
    const shops = new Map(seen.quotes.map(({ quoteId, shopId }) => [quoteId, shopId]))
    const values = await chosen.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
    // Of the requested brand the cheapest in stock is preselected. Another brand is never preselected.
    const isInStock = ({ stocks = -1, quantity }: QuoteLine) => stocks < 0 || stocks >= quantity
    const isRequested = (shopId: string, itemId: string) =>
      seen.quotes.some(
        (quote) =>
          quote.shopId === shopId &&
          quote.items.some((line) => line.itemId === itemId && !line.otherBrand && isInStock(line)),
      )
    const best = lines.map(({ itemId }, at) => {
      const cheap = at < 10 ? [first!, second!] : [second!, first!]
      return cheap.find(({ shopId }) => isRequested(shopId, itemId))?.shopId
    })
    expect(values.flatMap((value) => shops.get(value.split('.')[0]!) ?? [])).toEqual(best.filter(Boolean))
    // A line of another brand is sent only after the buyer accepts it.
    const other = main.locator('input[type=checkbox][name^="substitute."]').first()
    const substitute = (await other.count()) > 0
    if (substitute) {
      const [, quoteId, itemId] = (await other.getAttribute('name'))!.split('.')
      await main.locator(`input[name="take.${itemId}"][value^="${quoteId}."]`).check()
      await main.getByRole('button', { name: text('takeChosen') }).click()
      expect(await other.evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(true)
      await other.check()
    }
    const taken = await chosen.evaluateAll(
      (inputs) => inputs.filter((input) => (input as HTMLInputElement).value).length,
    )
    await expectAccessible(page)
    await main.getByRole('button', { name: text('takeChosen') }).click()
    await page.getByText(text('acceptedNow')).first().waitFor()

    const cart = (await buyer.mall.cartInfo([])).flatMap(({ shopCartItemDiscounts }) =>
      shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems),
    )
    expect(cart).toHaveLength(taken)
    expect(cart.every(({ quote, price }) => quote?.holds && price === quote.price)).toBe(true)
    await page.goto(`${inject('shop')}/cart?lang=${locale}`)
    await main
      .getByText(/¥1\.00/)
      .first()
      .waitFor()

    // Items in stock are ordered at the quoted price.
    const inStock = cart.filter(({ actualStock = -1, prodCount }) => actualStock === -1 || actualStock >= prodCount)
    const { uuid } = await buyer.mall.confirmOrder({ basketIds: inStock.map(({ basketId }) => basketId) })
    const { orderNumbers } = await buyer.mall.submitOrder({ uuid: uuid!, orderShopParams: [] })
    const ordered = await Promise.all(
      orderNumbers.split(',').map((orderNumber) => buyer.mall.orderDetail({ orderNumber })),
    )
    const prices = ordered.flatMap(({ orderItemDtos }) => orderItemDtos.map(({ skuId, price }) => [skuId, price]))
    expect(Object.fromEntries(prices)).toEqual(Object.fromEntries(inStock.map(({ skuId, price }) => [skuId, price])))
    expect(faults).toEqual([])
    await context.close()
  }, 180_000)
})

type Offer = { shopId: string; models: ReadonlyMap<string, string> }

/** Returns the quote forms in the seller console: each shop with its models, by line. */
async function offersAtConsole(inquiryId: string): Promise<Offer[]> {
  const bench = await (await fetch(`${inject('api')}/?lang=en&section=all`)).text()
  const [, own = ''] = bench.split(`data-inquiry="${inquiryId}"`)
  const [row = ''] = own.split('data-inquiry="')
  return row
    .split('data-offer="')
    .slice(1)
    .map((form) => ({
      shopId: form.slice(0, form.indexOf('"')),
      models: new Map([...form.matchAll(/name="model\.(\d+)" value="([^"]+)"/g)].map(([, id, model]) => [id!, model!])),
    }))
}

/** Quotes the lines that a shop offers, at a price by line position. */
function quote({ shopId, models }: Offer, inquiryId: string, lines: readonly Line[], priceAt: (at: number) => string) {
  const fields = lines.flatMap(({ itemId, quantity }, at) =>
    models.has(itemId)
      ? [
          [`model.${itemId}`, models.get(itemId)],
          [`price.${itemId}`, priceAt(at)],
          [`quantity.${itemId}`, String(quantity)],
          [`lead.${itemId}`, '2'],
        ]
      : [],
  )
  return atConsole('quoteOffer', {
    inquiryId,
    shopId,
    days: '7',
    ...(Object.fromEntries(fields) as Record<string, string>),
  })
}
