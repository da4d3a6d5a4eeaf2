import { money, times } from '@millwright/domain/money/money'
import { readCurrency, writeMoney } from '@millwright/ui/moneyParts'
import type { Browser, Page, Request } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { startProxy } from '../faults/between/proxy.ts'
import type { Fault } from '../faults/between/proxy.ts'
import { startMall } from '../mall.ts'
import { atConsole } from './sellerConsole.ts'
import { expectAccessible, openBrowser, visit, words } from './browser.ts'
import type { Locale } from './browser.ts'
import { goods, newBuyer } from './buyer.ts'
import { piecesInCart } from './piecesInCart.ts'

/** Journeys with faults, in a shop of their own that reaches the mall through a proxy with switchable faults. */
let browser: Browser
let between: Awaited<ReturnType<typeof startProxy>>
let own: Awaited<ReturnType<typeof startMall>>
beforeAll(async () => {
  browser = await openBrowser()
  between = await startProxy(inject('api'))
  own = await startMall({ MALL_API_BASE: between.url })
})
afterEach(() => between.set('none'))
afterAll(async () => {
  await browser.close()
  await own.stop()
  between.close()
})

async function enter(locale: Locale) {
  const { context, page } = await visit(browser)
  const buyer = await newBuyer(context, locale, own.shop)
  return { context, page, ...buyer, text: words(locale), main: page.locator('main') }
}

/** Adds a product to the cart and opens the order form. */
async function order(
  page: Page,
  mall: Awaited<ReturnType<typeof newBuyer>>['mall'],
  wanted: Awaited<ReturnType<typeof goods>>,
) {
  const { prodId, skuId, shopId, count } = wanted
  const { basketId } = (await mall.changeItem({ prodId, skuId, shopId, count })) as { basketId: string }
  await page.goto(`${own.shop}/submit-order?items=${basketId}`)
  return basketId
}

describe.each<Locale>(['zh', 'en'])('trouble in %s', (locale) => {
  it('corrects an impossible quantity with a reason, and refuses a forged one [R2.19] [R2.31]', async () => {
    const { context, page, main, text, mall, forge } = await enter(locale)
    const wanted = await goods(locale)
    const wrong = {
      '0': 'tooFew',
      '-1': 'tooFew',
      '1.5': 'notWhole',
      '1000000000': 'tooMany',
      abc: 'notWhole',
      '1e9': 'notWhole',
    } as const

    await page.goto(`${own.shop}/detail/${wanted.prodId}?sku=${wanted.skuId}`)
    const quantity = main.getByRole('textbox', { name: text('commerce')('quantity') }).first()
    for (const [typed, key] of Object.entries(wrong)) {
      await quantity.fill(typed)
      await quantity.press('Tab')
      expect(await quantity.inputValue(), typed).toMatch(/^[1-9]\d*$/)
      await main
        .getByText(text('errors')(key, { bound: '' }).trim().slice(0, 10))
        .first()
        .waitFor()
      await quantity.fill('1')
      await quantity.press('Tab')
    }

    const { prodId, skuId, shopId } = wanted
    for (const count of [...Object.keys(wrong), '']) {
      const answer = await forge('/cart', { intent: 'add', prodId, skuId, shopId, count: count || '０' })
      expect(answer.status, count).toBe(422)
      expect(await answer.text()).toMatch(
        new RegExp(
          Object.values(wrong)
            .map((key) => text('errors')(key, { bound: '' }).trim().slice(0, 8))
            .join('|'),
        ),
      )
    }
    expect(await piecesInCart(mall)).toBe(0)

    const { basketId } = (await mall.changeItem({ prodId, skuId, shopId, count: 2 })) as { basketId: string }
    for (const count of Object.keys(wrong))
      expect((await forge('/cart', { intent: 'change', basketId, count })).status, count).toBe(422)
    expect(await piecesInCart(mall)).toBe(2)

    await page.goto(`${own.shop}/cart`)
    const line = main.getByRole('textbox', { name: text('cart')('quantityOf', { name: wanted.title }) })
    await line.fill('-1')
    await line.press('Tab')
    await main
      .getByText(text('errors')('tooFew', { bound: 1 }))
      .first()
      .waitFor()
    await expect.poll(() => piecesInCart(mall)).toBe(1)
    await expectAccessible(page)
    await context.close()
  })

  it('applies a quantity typed before the scripts loaded [R2.19]', async () => {
    const { context, page, main, text, mall } = await enter(locale)
    const { prodId, skuId, shopId, title } = await goods(locale)
    await mall.changeItem({ prodId, skuId, shopId, count: 2 })
    let come: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      come = resolve
    })
    await page.route('**/assets/*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`${own.shop}/cart`, { waitUntil: 'commit' })
    const line = main.getByRole('textbox', { name: text('cart')('quantityOf', { name: title }) })
    await line.fill('-1')
    await line.press('Tab')
    come()
    await main
      .getByText(text('errors')('tooFew', { bound: 1 }))
      .first()
      .waitFor()
    await expect.poll(() => piecesInCart(mall)).toBe(1)
    await context.close()
  })

  it('shows delisted products in the cart, orders none of them, and keeps the rest [R2.19] [R8.06]', async () => {
    const { context, page, main, text, mall, orders } = await enter(locale)
    const [gone, kept] = [await goods(locale), await goods(locale)]
    await mall.changeItem({ prodId: kept.prodId, skuId: kept.skuId, shopId: kept.shopId, count: 1 })
    await order(page, mall, gone)
    try {
      await atConsole('shelf', { prodId: gone.prodId, status: '0' })
      await main.getByRole('button', { name: text('order')('submit') }).click()
      await main.getByText(text('errors')('productGone')).first().waitFor()
      expect(await orders()).toEqual([])
      await page.goto(`${own.shop}/cart`)
      await main.getByText(text('cart')('offShelf')).first().waitFor()
      await main.getByRole('textbox', { name: text('cart')('quantityOf', { name: kept.title }) }).waitFor()
      expect((await fetch(`${own.shop}/detail/${gone.prodId}`)).status).toBe(404)
    } finally {
      await atConsole('shelf', { prodId: gone.prodId, status: '1' })
    }
    await context.close()
  })

  it('charges the promised price, and names the new price after the promise expires [R5.19] [R8.06]', async () => {
    const { context, page, main, text, mall, orders } = await enter(locale)
    const wanted = await goods(locale)
    const dearer = times(wanted.price, 2)
    try {
      await order(page, mall, wanted)
      const total = await main.locator('input[name="shown"]').inputValue()
      await atConsole('sku', { skuId: wanted.skuId, price: dearer, stocks: wanted.stocks })

      between.set('expired', /order\/submit/)
      await main.getByRole('button', { name: text('order')('submit') }).click()
      await main.getByText(text('errors')('orderExpired')).first().waitFor()
      await main.getByText(text('order')('changedTitle')).waitFor()
      await main
        .getByText(writeMoney(money(total), readCurrency({ code: 'CNY' }), 'zh-CN'))
        .first()
        .waitFor()
      expect(await orders()).toEqual([])

      between.set('none')
      const promised = await main.locator('input[name="shown"]').inputValue()
      expect(Number(promised)).toBeGreaterThan(Number(total))
      await atConsole('sku', { skuId: wanted.skuId, price: times(wanted.price, 3), stocks: wanted.stocks })
      await main.getByRole('button', { name: text('order')('submit') }).click()
      await page.waitForURL(/\/payment\?/)
      expect((await orders()).map(({ actualTotal }) => actualTotal)).toEqual([promised])
    } finally {
      await atConsole('sku', { skuId: wanted.skuId, price: wanted.price, stocks: wanted.stocks })
    }
    await context.close()
  })

  it('creates one order for two presses or two tabs, and tells the second tab [R8.03]', async () => {
    const { context, page, main, text, mall, orders } = await enter(locale)
    const basketId = await order(page, mall, await goods(locale))
    const other = await context.newPage()
    await other.goto(`${own.shop}/submit-order?items=${basketId}`)
    await main.getByRole('button', { name: text('order')('submit') }).dblclick()
    await page.waitForURL(/\/payment\?/)
    await other
      .locator('main')
      .getByRole('button', { name: text('order')('submit') })
      .click()
    await other.locator('main').getByText(text('errors')('linesOrdered')).first().waitFor()
    expect(await orders()).toHaveLength(1)
    await context.close()
  })

  it('reports stock that ran out between cart and order, and keeps the cart and the typed input [R8.06]', async () => {
    const { context, page, main, text, mall, orders } = await enter(locale)
    const wanted = await goods(locale)
    try {
      await order(page, mall, wanted)
      await main.getByText(text('order')('messageTo')).first().click()
      await main.getByRole('textbox', { name: text('order')('message') }).fill('08:30')
      await atConsole('sku', { skuId: wanted.skuId, price: wanted.price, stocks: '1' })
      await main.getByRole('button', { name: text('order')('submit') }).click()
      await main.getByText(text('errors')('insufficientInventory')).first().waitFor()
      expect(await orders()).toEqual([])
      expect(await piecesInCart(mall)).toBe(2)
      await page.goto(`${own.shop}/cart`)
      await main.getByText(locale === 'zh' ? /^库存 1 / : /^1 \w+ in stock$/).waitFor()
    } finally {
      await atConsole('sku', { skuId: wanted.skuId, price: wanted.price, stocks: wanted.stocks })
    }
    await context.close()
  })

  it.each<Fault>(['slow', 'down', 'html'])(
    'reports at every step that the mall is %s, and loses nothing [R2.37] [R8.04] [R8.05]',
    async (fault) => {
      const { context, page, main, text, mall, orders } = await enter(locale)
      const wanted = await goods(locale)

      // Navigation within the page: header and footer stay, and "try again" works.
      await page.goto(`${own.shop}/list`)
      between.set(fault)
      await page.goto(`${own.shop}/`)
      await main.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
      await page.locator('input[name="pn"]').first().fill('6205')
      await page.keyboard.press('Enter')
      await page.waitForURL(/pn[-=]6205/)
      await main.getByRole('heading', { level: 1, name: text('common')('errorTitle') }).waitFor()
      await expectAccessible(page)
      between.set('none')
      await main.getByRole('link', { name: text('common')('retry') }).click()
      await main.getByRole('link', { name: /6205/ }).first().waitFor()

      // The cart: the failure is shown, and the line is kept.
      await page.goto(`${own.shop}/detail/${wanted.prodId}?sku=${wanted.skuId}`, { waitUntil: 'networkidle' })
      between.set(fault)
      await main
        .getByRole('button', { name: text('detail')('addToCart'), exact: true })
        .first()
        .click()
      await main
        .getByRole('alert')
        .filter({ hasText: text('detail')('refusedAdd') })
        .waitFor()
      between.set('none')
      expect(await piecesInCart(mall)).toBe(0)
      const basketId = await order(page, mall, wanted)
      await page.goto(`${own.shop}/cart`)
      between.set(fault)
      const remove = main.getByRole('button', { name: text('cart')('removeLine', { name: wanted.title }) })
      await remove.click()
      await page.locator('form[aria-busy="true"]').waitFor({ state: 'detached' })
      await remove.waitFor()
      between.set('none')
      expect(await piecesInCart(mall)).toBe(2)

      // The order: the failure is shown, the input is kept, and the order is placed once.
      await page.goto(`${own.shop}/submit-order?items=${basketId}`)
      await main.getByText(text('order')('messageTo')).first().click()
      const remark = main.getByRole('textbox', { name: text('order')('message') })
      await remark.fill('08:30')
      between.set(fault, /order\/submit/)
      await main.getByRole('button', { name: text('order')('submit') }).click()
      await main.getByText(text('errors')('submitUnheard')).first().waitFor()
      expect(await remark.inputValue()).toBe('08:30')
      expect(await orders()).toEqual([])
      between.set('none')
      await main.getByRole('button', { name: text('order')('submit') }).click()
      await page.waitForURL(/\/payment\?/)
      expect(await orders()).toHaveLength(1)
      await context.close()
    },
  )
})

it('lets the buyer repeat an order with a lost response, and creates it once', async () => {
  const { context, page, main, text, mall, orders } = await enter('zh')
  await order(page, mall, await goods('zh'))
  between.set('truncated', /order\/submit/)
  await main.getByRole('button', { name: text('order')('submit') }).click()
  await main.getByText(text('errors')('submitUnheard')).first().waitFor()
  expect(await orders()).toHaveLength(1)
  between.set('none')
  await main.getByRole('button', { name: text('order')('submit') }).click()
  await page.waitForURL(/\/payment\?/)
  expect(await orders()).toHaveLength(1)
  await context.close()
})

it('keeps the typed input while offline, and continues when online', async () => {
  const { context, page } = await visit(browser)
  await page.clock.install()
  await page.goto(`${own.shop}/list`, { waitUntil: 'load' })
  // A page with an installed clock has no performance marks. Only a live page announces navigations.
  await page.locator('p[role="status"]').first().waitFor({ state: 'attached' })
  // The offline notice is prefetched once the page is idle, in several files.
  const loading = new Set<Request>()
  page.on('request', (request) => loading.add(request))
  page.on('requestfinished', (request) => loading.delete(request))
  const fetched = page.waitForResponse(/OfflineNotice/)
  await page.clock.fastForward(5_000)
  await fetched
  await expect.poll(() => loading.size).toBe(0)
  const search = page.locator('input[name="pn"]').first()
  await search.fill('6205-2RS')
  await context.setOffline(true)
  await page
    .getByRole('link', { name: words('zh')('common')('tabHome'), exact: true })
    .first()
    .click()
  const retry = page.getByRole('dialog').getByRole('button', { name: words('zh')('offline')('retry') })
  await Promise.all([
    page.waitForEvent('requestfailed', (request) => request.url().endsWith('/robots.txt')),
    retry.click(),
  ])
  expect([new URL(page.url()).pathname, await search.inputValue()]).toEqual(['/list', '6205-2RS'])
  await context.setOffline(false)
  await retry.click()
  await page.waitForURL(`${own.shop}/`)
  await context.close()
})

it.each([
  ['/', 'main a[href^="/detail/"]'],
  ['/list', 'main article'],
  ['/detail/100340', 'main h1'],
])('shows %s completely if the HTML was changed before hydration', async (path, inside) => {
  const { context, page, faults } = await visit(browser)
  let loads = 0
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    // Replaces an element of the frame, as a translation extension would.
    const changed = body.replace(/<footer/, '<aside').replace(/<\/footer>/, '</aside>')
    expect(changed).not.toBe(body)
    loads += 1
    await route.fulfill({ response, body: changed })
  })
  await page.goto(inject('shop') + path)
  await expect.poll(() => loads).toBe(2)
  await page.locator('footer').waitFor()
  await page.locator(inside).first().waitFor()
  expect(await page.locator('html').getAttribute('class')).toContain('js')
  expect(faults.filter((fault) => !fault.includes('React error #418'))).toEqual([])
  await context.close()
})
