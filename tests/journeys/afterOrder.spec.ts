import sharp from 'sharp'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { atConsole, paymentCode } from './sellerConsole.ts'
import { expectAccessible, keyboard, mouse, openBrowser, visit, words } from './browser.ts'
import type { Hand, Locale } from './browser.ts'
import { goods, newBuyer } from './buyer.ts'

let browser: Browser
let photo: { name: string; mimeType: string; buffer: Buffer }
beforeAll(async () => {
  browser = await openBrowser()
  const buffer = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#7b8a99' } })
    .jpeg()
    .toBuffer()
  photo = { name: 'groove.jpg', mimeType: 'image/jpeg', buffer }
})
afterAll(() => browser.close())

type Way = { locale: Locale; how: string; scripts: boolean; width: number; hand: (page: Page) => Hand }

it.each<Way>([
  { locale: 'zh', how: 'by mouse', scripts: true, width: 1440, hand: () => mouse },
  { locale: 'en', how: 'by keyboard alone', scripts: true, width: 390, hand: keyboard },
  { locale: 'en', how: 'without scripts', scripts: false, width: 390, hand: () => mouse },
])(
  'returns a piece with photos, exchanges another, withdraws a third, gets the invoice and reviews the rest ($locale, $how, $width px) [R2.16] [R2.20] [R2.30] [R2.33] [R2.34] [R5.15] [R5.16] [R5.18] [R6.06] [R6.07] [R6.08]',
  async ({ locale, scripts, width, hand: handOf }) => {
    const { context, page, faults } = await visit(browser, { scripts, width })
    const { mall } = await newBuyer(context, locale)
    const hand = handOf(page)
    const text = words(locale)
    const [order, sale, upload] = [text('order'), text('afterSale'), text('upload')]
    const shop = inject('shop')
    const main = page.locator('main')
    const look = () => (scripts ? expectAccessible(page) : undefined)
    const at = (path: string) => page.goto(`${shop}${path}${path.includes('?') ? '&' : '?'}lang=${locale}`)
    const link = (name: string | RegExp) => main.getByRole('link', { name }).filter({ visible: true }).first()
    const button = (name: string | RegExp) => main.getByRole('button', { name }).filter({ visible: true }).first()
    /** Chooses a radio button. By keyboard, Tab reaches the checked one and the arrow keys move on. */
    const choose = async (radio: Locator) => {
      if (handOf !== keyboard) return radio.check()
      const name = await radio.getAttribute('name')
      await hand.reach(main.locator(`input[type=radio][name="${name}"]:checked`))
      for (let presses = 0; presses < 5 && !(await radio.isChecked()); presses++) await page.keyboard.press('ArrowDown')
    }
    const addPhoto = async () => {
      await main.locator('input[type=file]').first().setInputFiles(photo)
      if (scripts)
        await main
          .getByText(upload('stored', { n: 1 }))
          .or(main.getByText(photo.name))
          .first()
          .waitFor()
      if (scripts) await expect.poll(() => main.locator('input[type=hidden][value^="files/"]').count()).toBe(1)
    }

    // Three products of two shops, two pieces of each, paid together and shipped.
    const bought = [await goods(locale), await goods(locale)]
    while (new Set(bought.map(({ shopId }) => shopId)).size < 2 || bought.length < 3) {
      const more = await goods(locale)
      if (bought.length < 2 || bought.some(({ shopId }) => shopId !== more.shopId)) bought.push(more)
    }
    const basketIds: string[] = []
    for (const { prodId, skuId, shopId, count } of bought) await mall.changeItem({ prodId, skuId, shopId, count })
    for (const { shopCartItemDiscounts } of await mall.cartInfo([]))
      for (const { shopCartItems } of shopCartItemDiscounts)
        basketIds.push(...shopCartItems.map(({ basketId }) => basketId!))
    const { uuid } = await mall.confirmOrder({ basketIds })
    const { orderNumbers } = await mall.submitOrder({ orderShopParams: [], uuid: uuid! })
    const numbers = orderNumbers.split(',')
    expect(numbers.length).toBeGreaterThan(1)
    await mall.pay({ orderNumbers, payType: 3 })
    await atConsole('pay', { code: await paymentCode(numbers[0]!) })
    for (const [place, orderNumber] of numbers.entries())
      await atConsole('ship', { orderNumber, company: 'sf', flowNumber: `SF${orderNumber.slice(-10)}${place}` })

    // The buyer confirms the receipt of every order.
    for (const orderNumber of numbers) {
      await at(`/order-detail?orderNumber=${orderNumber}`)
      await hand.press(button(order('receive')))
      const asked = scripts ? page.getByRole('dialog') : main
      await hand.press(asked.getByRole('button', { name: order('receive') }).last())
      await expect.poll(async () => (await mall.orderDetail({ orderNumber })).status).toBe(5)
    }
    const lines: { orderNumber: string; orderItemId: string }[] = []
    for (const orderNumber of numbers)
      for (const { orderItemId } of (await mall.orderDetail({ orderNumber })).orderItemDtos)
        lines.push({ orderNumber, orderItemId: orderItemId! })
    const [returned, exchanged, kept] = lines

    /** Opens the application form from the order's line, fills it in and submits it. */
    const apply = async (line: (typeof lines)[number], fill: () => Promise<void>) => {
      await at(`/order-detail?orderNumber=${line.orderNumber}`)
      await hand.press(main.locator(`a[href*="apply-return"][href*="orderItemId=${line.orderItemId}"]`))
      await main.getByRole('heading', { level: 1, name: sale('applyTitle') }).waitFor()
      await fill()
      await hand.press(button(sale('submitApply')))
      await page.waitForURL(/\/return-detail\?refundSn=/)
      await main.getByText(sale('applied')).waitFor()
      return new URL(page.url()).searchParams.get('refundSn')!
    }
    const reason = (value: string) => main.getByRole('combobox', { name: sale('reason') }).selectOption(value)
    const sendBack = async (refundSn: string) => {
      await at(`/return-detail?refundSn=${refundSn}`)
      await look()
      await main.getByRole('combobox', { name: sale('carrier') }).selectOption('2')
      await hand.type(main.getByRole('textbox', { name: sale('expressNo') }), `JD${refundSn.slice(-10)}`)
      await hand.press(button(sale('submitExpress')))
      await expect.poll(async () => (await mall.refundInfo({ refundSn })).returnMoneySts).toBe(3)
    }

    // One piece is returned, with a photo. The form shows its errors and keeps the input.
    const first = await apply(returned!, async () => {
      await look()
      await hand.type(main.getByRole('textbox', { name: sale('description') }), 'Groove 0.2 mm too wide')
      await hand.type(main.getByRole('textbox', { name: sale('mobile') }), '1380000')
      await addPhoto()
      await hand.press(button(sale('submitApply')))
      await main.getByText(text('errors')('refundReason')).filter({ visible: true }).first().waitFor()
      expect(await main.getByRole('textbox', { name: sale('description') }).inputValue()).toBe('Groove 0.2 mm too wide')
      await look()
      await reason('reasonQuality')
      await hand.type(main.locator('input[name=goodsNum]'), '1')
      await page.keyboard.press('Tab')
      await hand.type(main.getByRole('textbox', { name: sale('mobile') }), '13800000001')
      if (!scripts) {
        const offer = await mall.refundOffer(returned!)
        await main
          .getByRole('textbox', { name: sale('amount', { currency: locale === 'zh' ? '元' : 'CNY' }) })
          .fill((Number(offer.worth) / 2).toFixed(2))
      }
    })
    const asked = await mall.refundInfo({ refundSn: first })
    expect([asked.goodsNum, asked.photoFiles?.split(',').length, asked.applyType]).toEqual([1, 1, 2])
    await main.getByRole('img', { name: sale('photo', { number: 1 }) }).waitFor()
    await atConsole('refundAccept', { refundSn: first })
    await sendBack(first)
    await atConsole('refundReceive', { refundSn: first })
    await atConsole('refundPayBack', { refundSn: first })
    await at(`/return-detail?refundSn=${first}`)
    await main.getByText(text('refund')('refunded'), { exact: true }).first().waitFor()
    await look()
    await at(`/order-detail?orderNumber=${returned!.orderNumber}`)
    await main.getByText(order('refunded'), { exact: true }).waitFor()
    expect((await mall.orderDetail(returned!)).refundedAmount).toBe(asked.refundAmount)

    // The second line is exchanged.
    const second = await apply(exchanged!, async () => {
      await hand.press(main.getByRole('link', { name: sale('kind3'), exact: true }))
      await page.waitForURL(/applyType=3/)
      await main.getByText(sale('kindHint3')).waitFor()
      await reason('reasonWrongSent')
      await look()
    })
    await atConsole('refundAccept', { refundSn: second })
    await sendBack(second)
    await atConsole('refundReceive', { refundSn: second })
    await atConsole('refundSendExchange', { refundSn: second, company: 'zto', flowNumber: `ZT${second.slice(-10)}` })
    await at(`/return-detail?refundSn=${second}`)
    await look()
    await hand.press(button(sale('confirmExchange')))
    await main.getByText(text('refund')('exchanged'), { exact: true }).first().waitFor()

    // The third application is withdrawn after a confirmation.
    const third = await apply(kept!, () => reason('reasonSevenDays').then(() => undefined))
    await hand.press(link(sale('withdraw')))
    await main.getByText(sale('withdrawAsk')).waitFor()
    await look()
    await hand.press(button(sale('withdraw')))
    await expect.poll(async () => (await mall.refundInfo({ refundSn: third })).returnMoneySts).toBe(6)
    await at('/user-center/uc-return?tab=done')
    for (const refundSn of [first, second, third])
      await main.getByRole('heading', { name: refundSn, exact: true }).waitFor()
    await look()

    // The invoice covers the remaining items, and only the buyer can open its file.
    await at(`/order-detail?orderNumber=${returned!.orderNumber}`)
    await hand.press(link(order('invoiceApply')))
    await page.waitForURL(/\/invoice-detail\?orderNumber=/)
    await look()
    const invoice = text('invoice')
    await hand.type(main.getByRole('textbox', { name: invoice('headerName') }), 'Zhang Wei')
    await hand.type(main.getByRole('textbox', { name: invoice('receiveMail') }), 'zhang@example.com')
    await choose(main.getByRole('radio', { name: invoice('personal') }))
    await hand.press(button(invoice('submit')))
    await page.waitForURL(/\/invoice-detail\?invoiceId=\d+/)
    const invoiceId = new URL(page.url()).searchParams.get('invoiceId')!
    await atConsole('invoiceIssue', { id: invoiceId })
    await at(`/invoice-detail?invoiceId=${invoiceId}`)
    await look()
    const file = `${shop}${await link(text('bills')('download')).getAttribute('href')}`
    const pdf = await (await context.request.get(file)).body()
    expect(pdf.subarray(0, 8).toString()).toBe('%PDF-1.7')
    const stranger = await fetch(file, { redirect: 'manual' })
    expect(stranger.headers.get('content-type') ?? '').not.toContain('pdf')

    // The kept item is reviewed, with a picture.
    await at(`/order-detail?orderNumber=${kept!.orderNumber}`)
    await hand.press(main.locator(`a[href*="write-comments"][href*="orderItemId=${kept!.orderItemId}"]`))
    const comment = text('comment')
    await main.getByRole('textbox', { name: comment('content') }).waitFor()
    await look()
    for (const score of ['score', 'serviceScore', 'logisticsScore'] as const) {
      const stars = main.getByRole('group', { name: comment(score) }).getByRole('radio')
      await (scripts && width < 1000 ? hand.press(stars.first()) : stars.nth(3).check({ force: true }))
    }
    await hand.type(main.getByRole('textbox', { name: comment('content') }), 'True to size, runs quietly')
    await addPhoto()
    await hand.press(button(comment('submit')))
    await page.waitForURL(/\/user-center\/uc-comments\?tab=written/)
    await main.getByText('True to size, runs quietly').waitFor()
    await look()

    // The buyer centre shows the same counts.
    await at('/user-center')
    await look()
    const counts = await mall.waiting()
    expect([counts.returns, counts.comments]).toEqual([0, 2])
    expect(faults).toEqual([])
    await context.close()
  },
  240_000,
)
