import type { Browser, Page, WebSocketRoute } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { deskAddress } from '../consoleAddress.ts'
import { expectAccessible, openBrowser, visit, words } from './browser.ts'
import type { Locale } from './browser.ts'
import { goods, newBuyer } from './buyer.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const shop = inject('shop')
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

async function enter(locale: Locale, scripts = true) {
  const { context, page, faults } = await visit(browser, { scripts })
  const buyer = await newBuyer(context, locale)
  const wanted = await goods(locale)
  const { shopId } = wanted
  const text = words(locale)('chat')
  const errors = words(locale)('errors')
  const main = page.locator('main')
  return {
    context,
    page,
    faults,
    ...buyer,
    text,
    errors,
    main,
    wanted,
    shopId,
    box: main.getByRole('textbox', { name: text('write') }),
    said: (what: string) => main.getByRole('region').getByText(what, { exact: true }),
    /** Returns the mall's messages in order. */
    kept: async () => (await buyer.mall.chatMessages({ shopId, size: 100 })).messages,
    /** Replies as the shop, through the seller console. */
    async answer(content: string) {
      const api = inject('api')
      const { imChannelId } = await buyer.mall.chatChannel({ shopId })
      const answer = await fetch(await deskAddress(api, imChannelId!), {
        method: 'POST',
        headers: { Origin: api },
        body: new URLSearchParams({ content }),
        redirect: 'manual',
      })
      expect(answer.status).toBe(303)
    },
  }
}

/** Intercepts the WebSocket between browser and shop. */
async function holdLine(page: Page) {
  const held = { deaf: false, refuse: false, open: 0, routes: [] as WebSocketRoute[] }
  await page.routeWebSocket(/\/_chat$/, (line) => {
    held.open++
    if (held.refuse) return void line.close({ code: 1001 })
    const server = line.connectToServer()
    held.routes.push(line)
    // The browser's messages still reach the server, but the server's responses are dropped.
    server.onMessage((message) => {
      if (!held.deaf) line.send(message)
    })
  })
  return Object.assign(held, {
    async cut() {
      await held.routes.at(-1)!.close({ code: 1001 })
    },
  })
}

it("delivers a product, an automatic reply and a seller's message, each once even if the connection breaks [R6.09] [R2.05]", async () => {
  const { page, context, text, errors, main, box, said, kept, answer, wanted, shopId, faults } = await enter('zh')
  const line = await holdLine(page)
  await page.goto(`${shop}/detail/${wanted.prodId}`)
  await main.getByRole('link', { name: words('zh')('detail')('contactShop') }).click()
  await page.waitForURL(/\/chat\?sid=\d+&prodId=/)
  await main.getByRole('button', { name: text('sendProduct') }).click()
  // The mall replies with the stock of the product.
  await main
    .getByText(/现有库存|暂时无货/)
    .first()
    .waitFor()
  expect((await kept()).map(({ sender, msgType }) => [sender, msgType])).toEqual([
    [0, 10],
    [1, 1],
  ])

  await box.fill('200 套能优惠吗？')
  await box.press('Enter')
  await answer('满 200 套九五折')
  await said('满 200 套九五折').waitFor()
  await main.getByText(text('read')).last().waitFor()

  // The message arrives, its response is lost, and the connection breaks.
  line.deaf = true
  await box.fill('好，先要 200 套')
  await box.press('Enter')
  await expect.poll(async () => (await kept()).at(-1)?.content).toBe('好，先要 200 套')
  await line.cut()
  await main.getByText(text('reconnecting', { count: 0 }).slice(0, 10)).waitFor()
  await answer('断线时说的话')
  line.deaf = false
  await said('断线时说的话').waitFor()
  await expect.poll(() => main.getByText(text('sending')).count()).toBe(0)
  for (const words of ['好，先要 200 套', '断线时说的话', '满 200 套九五折']) {
    expect(await said(words).count(), words).toBe(1)
    expect(
      (await kept()).filter(({ content }) => content === words),
      words,
    ).toHaveLength(1)
  }

  // After three failed attempts the draft is kept, and the buyer reconnects manually.
  line.refuse = true
  await box.fill('没写完的话')
  line.open = 0
  await line.cut()
  await main.getByText(errors('connectionBroken')).waitFor({ timeout: 15_000 })
  expect(line.open).toBe(3)
  await expectAccessible(page)
  await answer('您还在吗？')
  line.refuse = false
  await main.getByRole('button', { name: text('reconnect') }).click()
  await said('您还在吗？').waitFor()
  expect(await box.inputValue()).toBe('没写完的话')

  // The page cannot access the token that opens the connection.
  expect(
    await page.evaluate(
      () => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.documentElement.innerHTML,
    ),
  ).not.toContain((await context.cookies()).find(({ name }) => name === 'token')!.value)
  await page.goto(`${shop}/chat`)
  await main.getByRole('link', { name: /您还在吗/ }).waitFor()
  expect(shopId).toBeTruthy()
  expect(faults).toEqual([])
  await context.close()
})

it('reports in the older of two browsers that the chat is open elsewhere, until the buyer reconnects there [R6.09] [R8.06]', async () => {
  const { page, context, text, errors, main, shopId } = await enter('en')
  const line = await holdLine(page)
  await page.goto(`${shop}/chat?sid=${shopId}`)
  await main.getByText(text('connecting')).waitFor({ state: 'detached' })
  const second = await visit(browser)
  await second.context.addCookies(await context.cookies())
  const other = second.page
  await other.goto(`${shop}/chat?sid=${shopId}`)
  await main.getByText(errors('loggedInElsewhere')).waitFor()
  await new Promise((resolve) => setTimeout(resolve, 2_500))
  expect(line.open).toBe(1)
  await main.getByRole('button', { name: text('reconnect') }).click()
  await other.locator('main').getByText(errors('loggedInElsewhere')).waitFor()
  await second.context.close()
  await context.close()
})

// Automatic replies are checked before the seller replies. After that, the shop sends none.
it('sends text and a picture without scripts, and links to other sites through the warning page [R5.11]', async () => {
  const { page, context, text, main, box, said, shopId, kept, answer } = await enter('en', false)
  await page.goto(`${shop}/chat?sid=${shopId}`)
  for (const words of ['Do you ship to Shenzhen?', 'By Monday?']) {
    await box.fill(words)
    await main.getByRole('button', { name: text('send'), exact: true }).click()
    await said(words).waitFor()
  }
  await main.getByText(/as soon as we can|you will hear from us/).waitFor()
  expect((await kept()).map(({ sender }) => sender)).toEqual([0, 1, 0])

  await main.locator('input[type=file]').setInputFiles({ name: 'ring.png', mimeType: 'image/png', buffer: pixel })
  await main.getByRole('button', { name: text('addPicture') }).click()
  await main.getByRole('img', { name: text('picture') }).waitFor()
  expect((await kept()).at(-1)).toMatchObject({ sender: 0, msgType: 2 })

  await answer('See https://parts.example.com/6205.pdf')
  await page.reload()
  const leaving = await main
    .getByRole('region')
    .getByRole('link', { name: 'https://parts.example.com/6205.pdf' })
    .getAttribute('href')
  const offered = () => main.locator('a[href="https://parts.example.com/6205.pdf"]').count()
  await page.goto(shop + leaving)
  expect(await offered()).toBe(1)
  await page.goto(`${shop}/leaving?to=https://parts.example.com/6205.pdf`)
  expect(await offered()).toBe(0)
  await context.close()
})

it('opens one connection for all windows of a buyer, and shows the unread count in each until the messages are read in one [R6.09]', async () => {
  const { page, context, text, main, shopId, box, said, answer, mall, faults } = await enter('en')
  await mall.chatSend({ shopId, msgType: 1, content: 'Do you have 200?', clientMsgId: 'unread-journey-1' })
  const lines: string[] = []
  context.on('page', (opened) => opened.on('websocket', (line) => lines.push(line.url())))
  page.on('websocket', (line) => lines.push(line.url()))
  const other = await context.newPage()
  await page.goto(`${shop}/list`)
  await page.waitForEvent('websocket')
  await other.goto(`${shop}/user-center`)
  const mark = (of: Page, within = 'header') => of.locator(`${within} a[href="/chat"]:visible`).last()
  const unread = await mall.centerInfo().then(({ unreadMessages = 0 }) => unreadMessages)
  const says = (count: number) => (count ? `Messages${count} unread` : 'Messages')
  await expect
    .poll(() =>
      mark(other)
        .textContent()
        .then((words) => words?.replace(/\s+(?=\d)/, '')),
    )
    .toBe(says(unread))

  await answer('Yes, and 400 more on Monday')
  for (const one of [page, other]) await expect.poll(() => mark(one).textContent()).toBe(says(unread + 1))
  expect(await mark(other, 'main nav').textContent()).toContain(`${unread + 1} unread`)
  expect(lines).toHaveLength(1)
  await expectAccessible(other)

  // The unread count stays while browsing, and reading in one window clears it in all.
  await page.goto(`${shop}/flash-sale`)
  expect(await mark(page).textContent()).toBe(says(unread + 1))
  await page.goto(`${shop}/chat?sid=${shopId}`)
  await said('Yes, and 400 more on Monday').waitFor()
  await expect.poll(() => mark(other).textContent()).toBe(says(0))

  // When the window with the connection closes, the other window opens its own.
  await main.getByText(text('connecting')).waitFor({ state: 'detached' })
  const before = lines.length
  await page.close()
  await expect.poll(() => lines.length).toBeLessThanOrEqual(before + 1)
  await answer('Shall I keep them for you?')
  await expect.poll(() => mark(other).textContent()).toBe(says(1))
  expect(box).toBeTruthy()
  expect(faults).toEqual([])
  await context.close()
})

it('opens no connection for a visitor, and closes that of a buyer on sign-out [R6.09]', async () => {
  const visitor = await visit(browser)
  const fetched: string[] = []
  visitor.page.on('websocket', (line) => fetched.push(line.url()))
  visitor.page.on('request', (request) => {
    if (/chatLines|watchUnread/.test(request.url())) fetched.push(request.url())
  })
  await visitor.page.goto(`${shop}/list`)
  await visitor.page.waitForTimeout(2_000)
  expect(fetched).toEqual([])
  await visitor.context.close()

  const { page, context } = await enter('en')
  const begun = page.waitForEvent('websocket')
  await page.goto(`${shop}/list`)
  const line = await begun
  const ended = line.waitForEvent('close')
  await page
    .getByRole('button', { name: words('en')('common')('logout') })
    .first()
    .click()
  await ended
  await context.close()
})
