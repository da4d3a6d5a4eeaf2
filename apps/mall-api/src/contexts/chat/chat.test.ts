import { autoReply } from './autoReply.ts'
import { chatKinds } from '@millwright/domain/chat/chatMessage'
import { HEART_BEAT } from '@millwright/domain/chat/chatLine'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bystandersOrders } from '../../testing/bystander.ts'
import { onDatabase } from '../../testing/databases.ts'
import { startChatServer, chatClient } from '../../testing/chatClient.ts'
import { samplePicture } from '../../testing/samplePicture.ts'
import { CONSOLE_KEY, testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { Visitor } from '../../testing/visitor.ts'
import { openHub } from './hub.ts'
import { messagesOf, markRead, sendChatMessage, senders } from './rooms.ts'

onDatabase((open) => {
  let mall: TestMall
  let [one, two]: Awaited<ReturnType<typeof startChatServer>>[] = []
  beforeAll(async () => {
    mall = await testMall(open())
    const clock = () => mall.clock.now
    ;[one, two] = [await startChatServer(mall.db, clock), await startChatServer(mall.db, clock)]
  }, 60_000)
  afterAll(() => Promise.all([one!.close(), two!.close()]))

  /** Each test has its own buyers, so tests do not see each other's messages. */
  let people = 0
  async function person(locale = 'zh-CN') {
    const mobile = `139100000${String(people++).padStart(2, '0')}`
    const visitor = new Visitor(mall.app, { locale })
    await visitor.call('sendLoginCode', { mobile })
    const [{ code } = { code: '' }] = await mall.db.query<{ code: string }>(
      'select code from sms_code where mobile = $1',
      [mobile],
    )
    visitor.token = (await visitor.call('smsLogin', { userName: mobile, passWord: code })).answer.accessToken
    const userId = Number((await visitor.call('userInfo', {})).answer.userId)
    return { visitor, userId, enter: (server = one!) => chatClient(server.base, visitor.token!, userId, { locale }) }
  }
  const seller = (content: string, userId: number, shopId = 1) =>
    sendChatMessage({ db: mall.db, now: mall.clock.now, locale: 'zh' }, { userId, shopId }, senders.shop, {
      msgType: 1,
      content,
      clientId: null,
    })

  it('delivers messages in both directions, in the order of their numbers, even if the two sides use different servers [R6.09]', async () => {
    const { userId, enter, visitor } = await person()
    const line = await enter(two)
    const id = line.say(1, ' 6205 有 200 套吗？ ')
    const mine = await line.come(({ data }) => (data as { clientMsgId?: string } | null)?.clientMsgId === id)
    expect(mine).toMatchObject({
      code: '00000',
      success: true,
      msgType: 1,
      content: '6205 有 200 套吗？',
      data: { shopId: 1, seq: 1, sender: 0 },
    })
    await seller('有的', userId)
    await line.come(({ content }) => content === '有的')
    const { answer } = await visitor.call('chatMessages', { shopId: 1 })
    expect(answer.messages.map(({ seq, sender }) => [seq, sender])).toEqual([
      [1, 0],
      [2, 1],
      [3, 1],
    ])
    expect(answer.messages.map(({ content }) => content)).toEqual(line.contents())
    // A reply implies that the sender has read the messages before it. A reader who does not reply sends a read frame.
    const readTo = (seq: number) =>
      line.come(
        ({ msgType, data }) => msgType === chatKinds.read && (data as { seq: number }).seq === seq,
        `read to ${seq}`,
      )
    await readTo(2)
    line.say(1, '好')
    await line.come(({ content }) => content === '好')
    await markRead(mall.db, { userId, shopId: 1 }, senders.shop, 4)
    await readTo(4)
    // The same place again is no news.
    const reads = () => line.frames.filter(({ msgType }) => msgType === chatKinds.read).length
    const before = reads()
    await markRead(mall.db, { userId, shopId: 1 }, senders.shop, 4)
    await seller('还有吗', userId)
    line.say(1, '没有了')
    await line.come(({ content }) => content === '没有了')
    expect(reads()).toBe(before + 1)
  })

  it('stores a message once, even if the client sends the message repeatedly by WebSocket and by HTTP', async () => {
    const { visitor, userId, enter } = await person()
    const line = await enter()
    const id = 'the-same-message-1'
    for (let n = 0; n < 5; n++) line.say(1, '只说一次', id)
    await line.come(({ content }) => content === '只说一次')
    const sent = await Promise.all(
      Array.from({ length: 10 }, () =>
        visitor.call('chatSend', { shopId: 1, msgType: 1, content: '只说一次', clientMsgId: id }),
      ),
    )
    expect(new Set(sent.map(({ answer }) => answer.messageId)).size).toBe(1)
    const { messages } = await messagesOf(mall, { userId, shopId: 1 }, { size: 100 })
    expect(messages.filter(({ sender }) => sender === 0)).toHaveLength(1)
    // Another buyer may choose the same id.
    const { visitor: other } = await person()
    const own = await other.call('chatSend', { shopId: 1, msgType: 1, content: '别的话', clientMsgId: id })
    expect(own.answer).toMatchObject({ content: '别的话', seq: 1 })
  })

  it('numbers concurrent messages without gaps, and shows them in that order', async () => {
    const { visitor, userId } = await person()
    await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        n % 2
          ? seller(`s${n}`, userId)
          : visitor.call('chatSend', { shopId: 1, msgType: 1, content: `b${n}`, clientMsgId: `together-${n}` }),
      ),
    )
    const { messages } = await messagesOf(mall, { userId, shopId: 1 }, { size: 100 })
    expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, n) => n + 1))
    expect(new Set(messages.map(({ content }) => content)).size).toBeGreaterThanOrEqual(30)
    const pages = []
    for (let before: number | undefined; ;) {
      const { answer } = await visitor.call('chatMessages', {
        shopId: 1,
        size: 7,
        ...(before !== undefined && { before }),
      })
      pages.unshift(...answer.messages)
      if (!answer.more) break
      before = answer.messages[0]!.seq
    }
    expect(pages.map(({ seq }) => seq)).toEqual(messages.map(({ seq }) => seq))
    const after = (await visitor.call('chatMessages', { shopId: 1, after: 25, size: 3 })).answer
    expect([after.messages.map(({ seq }) => seq), after.more]).toEqual([[26, 27, 28], true])
  })

  it.each([
    ['08:40', /^Hello, this is Axis direct.* as soon as we can\.$/],
    ['18:10', /Monday to Saturday, 08:30 to 17:30 \(China time\), so you will hear from us after 11-25 08:30\.$/],
  ])('names the hours in the greeting only outside them: Tuesday %s [R6.09]', async (time, words) => {
    const now = Date.parse(`2026-11-24T${time}:00+08:00`)
    const reply = await autoReply({ db: mall.db, now, locale: 'en' }, 1, 0, {
      msgType: chatKinds.text,
      content: 'Hello?',
      clientId: null,
    })
    expect(reply?.content).toMatch(words)
  })

  it('replies automatically while nobody of the shop is online: one greeting, and the stock of a product each time', async () => {
    const { visitor, enter } = await person('en')
    const line = await enter()
    line.say(1, 'Hello?')
    line.say(1, 'Anybody?')
    await line.come(({ code }) => code === '12')
    line.say(1, '101', undefined, chatKinds.product)
    await line.come(({ content }) => content.includes('150 in stock'))
    const { messages } = (await visitor.call('chatMessages', { shopId: 1 })).answer
    expect(messages.filter(({ content }) => content.startsWith('Hello, this is Axis direct'))).toHaveLength(1)
    expect(JSON.parse(messages.find(({ msgType }) => msgType === chatKinds.product)!.content)).toMatchObject({
      prodId: 101,
      prodName: 'Deep groove ball bearing 6205',
      price: 15,
    })

    const skus = await mall.db.query<{ sku: number; model: string; price: string; stocks: number }>(
      'select sku_id as sku, party_code as model, price, stocks from sku where prod_id = 101 order by price desc limit 1',
    )
    const [{ sku, model, price, stocks }] = skus as [(typeof skus)[number]]
    const of = (skuId: number) => JSON.stringify({ prodId: 101, skuId, prodName: 'whatever', price: 1 })
    line.say(1, of(sku), undefined, chatKinds.product)
    await line.come(({ content }) => content.includes(stocks ? `${stocks} in stock` : 'out of stock'))
    const all = (await visitor.call('chatMessages', { shopId: 1 })).answer.messages
    const cards = all.filter(({ msgType }) => msgType === chatKinds.product)
    expect(JSON.parse(cards.at(-1)!.content)).toMatchObject({
      prodId: 101,
      skuId: sku,
      prodName: `${model} Deep groove ball bearing 6205`,
      price: Number(price),
    })
    // A SKU of another product is refused.
    line.say(1, of(999999), undefined, chatKinds.product)
    await line.come(({ code }) => code === '15')

    const { visitor: other, enter: enterOther } = await person('en')
    await mall.db.query(
      'insert into chat_desk (shop_id, seen) values (2, $1) on conflict (shop_id) do update set seen = excluded.seen',
      [mall.clock.now],
    )
    const attended = await enterOther()
    const id = attended.say(2, 'Hello?')
    await attended.come(({ data }) => (data as { clientMsgId?: string } | null)?.clientMsgId === id)
    expect((await other.call('chatMessages', { shopId: 2 })).answer.messages).toHaveLength(1)
    expect((await other.call('chatChannel', { shopId: 2 })).answer).toMatchObject({
      online: true,
      unread: 0,
      lastSeq: 1,
    })
  })

  it('sends code 10 for an unknown token and closes the connection [R6.09] [R8.06]', async () => {
    const { visitor, userId } = await person()
    for (const [token, user] of [
      ['nonsense', userId],
      [visitor.token!, userId + 1],
      ['%E0%A4%A', userId],
    ] as const) {
      const line = await chatClient(one!.base, token, user)
      expect(line.frames[0]).toMatchObject({ code: '10', success: false, content: expect.stringMatching(/重新登录/) })
      await line.end()
      expect(line.closed()).toBe(4010)
    }
  })

  it('sends code 11 to the older of a buyer’s two connections, on the same server and on another [R6.09] [R8.06]', async () => {
    const { enter } = await person()
    const first = await enter(one)
    const second = await enter(one)
    await first.come(({ code }) => code === '11')
    await first.end()
    const third = await enter(two)
    await second.come(({ code, content }) => code === '11' && content.includes('其他地方'))
    await second.end()
    third.write(HEART_BEAT)
    await third.come(({ msgType, content }) => msgType === chatKinds.beat && content === '')
    expect(third.closed()).toBe(0)
  })

  it('refuses invalid messages with code 15 and does not store them [R6.09] [R8.06]', async () => {
    const stranger = await person()
    await stranger.visitor.call('chatSend', { shopId: 1, msgType: 1, content: 'mine', clientMsgId: 'strangers-own' })
    const { imChannelId } = (await stranger.visitor.call('chatChannel', { shopId: 1 })).answer
    const { visitor, enter } = await person()
    const line = await enter()
    const bad = [
      JSON.stringify({ msgType: 1, content: "into another's", toShopId: 1, imChannelId, clientMsgId: 'wrong-channel' }),
      JSON.stringify({ msgType: 1, content: 'no shop', toShopId: 999, clientMsgId: 'wrong-shop' }),
      JSON.stringify({ msgType: 1, content: '   ', toShopId: 1, clientMsgId: 'blank-message' }),
      JSON.stringify({ msgType: 1, content: 'x'.repeat(501), toShopId: 1, clientMsgId: 'long-message' }),
      JSON.stringify({ msgType: 2, content: 'files/not-mine', toShopId: 1, clientMsgId: 'foreign-picture' }),
      JSON.stringify({ msgType: 10, content: '201', toShopId: 1, clientMsgId: 'foreign-product' }),
      JSON.stringify({ msgType: 11, content: '1', toShopId: 1, clientMsgId: 'foreign-order' }),
      JSON.stringify({ msgType: 5, content: 'as the mall', toShopId: 1, clientMsgId: 'as-the-mall' }),
      '{"msgType":1,',
      'null',
      '[]',
      '"x"',
    ]
    for (const text of bad) line.write(text)
    await expect.poll(() => line.frames.filter(({ code }) => code === '15').length).toBe(bad.length)
    expect((await visitor.call('chatMessages', { shopId: 1 })).answer.messages).toEqual([])
    expect(
      (await stranger.visitor.call('chatMessages', { shopId: 1 })).answer.messages.filter(({ sender }) => sender === 0),
    ).toHaveLength(1)
  })

  it('closes a connection that sends too many or too large messages', async () => {
    const { enter } = await person()
    const hasty = await enter()
    for (let n = 0; n < 40; n++) hasty.write(HEART_BEAT)
    await hasty.end()
    expect(hasty.closed()).toBe(1008)
    const large = await enter()
    large.write('x'.repeat(20_000))
    await large.end()
    expect(large.closed()).toBe(1009)
  })

  it('counts unread messages, and shows the buyer’s own picture', async () => {
    const { visitor, userId } = await person()
    const png = await samplePicture()
    const { filePath } = (await visitor.call('uploadImFile', { file: png })).answer
    expect(
      (await visitor.call('chatSend', { shopId: 2, msgType: 2, content: filePath, clientMsgId: 'own-picture' })).answer
        .content,
    ).toBe(filePath)
    await seller('一', userId, 2)
    await seller('二', userId, 2)
    const unread = async () =>
      (await visitor.call('chatConversations', {})).answer.map((talk) => [talk.shopId, talk.unread, talk.last?.content])
    expect(await mall.db.query("select used from upload where kind = 'chat'")).toEqual([{ used: true }])
    const all = async () => (await visitor.call('centerInfo', {})).answer.unreadMessages
    expect([await unread(), await all()]).toEqual([[['2', 2, '二']], 2])
    await visitor.call('chatRead', { shopId: 2, seq: 2 })
    expect([await unread(), await all()]).toEqual([[['2', 1, '二']], 1])
    await visitor.call('chatRead', { shopId: 2, seq: 99 })
    expect([await unread(), await all()]).toEqual([[['2', 0, '二']], 0])
  })

  it('makes cards of products and orders from the mall’s data, whatever the buyer writes on them [R6.09]', async () => {
    await bystandersOrders(mall.db)
    const buyer = await new Visitor(mall.app, { locale: 'en' }).login()
    const other = await new Visitor(mall.app).login('agreement')
    let sent = 0
    const send = (msgType: number, content: string, who = buyer, shopId = 1) =>
      who.call('chatSend', { shopId, msgType, content, clientMsgId: `card-${sent++}-of-test` })
    const orderItem = { prodId: 101, skuId: 1001, shopId: 1, prodCount: 2 }
    const { uuid } = (await buyer.call('confirmOrder', { orderItem })).answer
    const orderNumber = (await buyer.call('submitOrder', { orderShopParams: [], uuid: uuid! })).answer.orderNumbers
    const detail = (await buyer.call('orderDetail', { orderNumber })).answer
    for (const content of [orderNumber, JSON.stringify({ orderNumber, actualTotal: '0.01', status: 9 })])
      expect(JSON.parse((await send(chatKinds.order, content)).answer.content)).toEqual({
        orderNumber,
        actualTotal: Number(detail.actualTotal),
        status: 1,
        pic: expect.stringContaining('bearing'),
        createTime: expect.any(String),
      })
    const shown = async () =>
      JSON.parse(
        (await buyer.call('chatMessages', { shopId: 1, size: 100 })).answer.messages.find(
          ({ msgType }) => msgType === chatKinds.order,
        )!.content,
      )
    await mall.db.query('update orders set status = 2, paid_at = $2::bigint where order_number = $1', [
      orderNumber,
      mall.clock.now,
    ])
    expect(await shown(), 'the state of an order that was paid after its card was sent').toMatchObject({ status: 2 })
    await mall.db.query('update order_item set shipped = 1 where order_number = $1', [orderNumber])
    await mall.db.query('update orders set refunded = 5 where order_number = $1', [orderNumber])
    expect(await shown()).toMatchObject({ status: 2, partly: true, refunded: 5 })
    await mall.db.query('update orders set status = 6, close_type = 4 where order_number = $1', [orderNumber])
    expect(await shown()).toMatchObject({ status: 6, closeType: 4 })
    await mall.db.query(
      'update orders set status = 1, close_type = null, refunded = 0, paid_at = null where order_number = $1',
      [orderNumber],
    )
    await mall.db.query('update order_item set shipped = 0 where order_number = $1', [orderNumber])
    const gone = { code: 'A00010' }
    const pasted = (await send(chatKinds.text, ` ${orderNumber} `)).answer
    expect(pasted.msgType).toBe(chatKinds.order)
    expect(JSON.parse(pasted.content)).toMatchObject({ orderNumber, status: 1 })
    const text = { msgType: chatKinds.text, content: orderNumber }
    expect((await send(chatKinds.text, orderNumber, other)).answer, 'another buyer’s number').toMatchObject(text)
    expect((await send(chatKinds.text, orderNumber, buyer, 2)).answer, 'another shop’s number').toMatchObject(text)
    expect(await send(chatKinds.order, orderNumber, other), 'another buyer’s order').toMatchObject(gone)
    expect(await send(chatKinds.order, orderNumber, buyer, 2), 'another shop’s order').toMatchObject(gone)
    expect(await send(chatKinds.order, `${orderNumber}'`)).toMatchObject(gone)
    for (const content of ['{"prodId":', '{}', '{"prodId":"x"}', 'x101', '101x', '']) {
      const { code } = await send(chatKinds.product, content)
      expect(code, content).not.toBe('00000')
    }
    expect((await send(chatKinds.product, '{"prodId":101,"skuId":1003}')).code, 'a size of another product').toBe(
      'A00010',
    )
    const sized = JSON.parse((await send(chatKinds.product, '{"prodId":101,"skuId":"1001"}')).answer.content)
    expect(sized).toMatchObject({
      prodId: 101,
      skuId: 1001,
      prodName: '6205-2RS Deep groove ball bearing 6205',
      price: 18.5,
    })
    const plain = JSON.parse((await send(chatKinds.product, '101')).answer.content)
    expect([plain.skuId, plain.prodName]).toEqual([undefined, 'Deep groove ball bearing 6205'])
    // A text has 1 to 500 characters, and a picture is one of the sender's own.
    expect((await send(chatKinds.text, ` ${'x'.repeat(500)} `)).answer.content).toBe('x'.repeat(500))
    expect((await send(chatKinds.text, 'x'.repeat(501))).msg).toContain('500')
    expect((await send(chatKinds.text, 'x', buyer, 999)).code).toBe('A00010')
    const { filePath } = (await other.call('uploadImFile', { file: await samplePicture() })).answer
    expect((await send(chatKinds.picture, filePath)).code).toBe('A00010')
    expect((await send(chatKinds.picture, `x${filePath}`, other)).code).toBe('A00010')
    const doom = (doomed: boolean) =>
      mall.db.query('update upload set doomed = $2 where upload_id = $1', [filePath.slice('files/'.length), doomed])
    await doom(true)
    expect((await send(chatKinds.picture, filePath, other)).code, 'a picture that is being deleted').toBe('A00010')
    await doom(false)
    expect((await send(chatKinds.picture, filePath, other)).code).toBe('00000')
  })

  it('counts a shop as there for ninety seconds, and what each side has read only forwards', async () => {
    const { visitor, userId } = await person()
    const say = (content: string) =>
      visitor.call('chatSend', { shopId: 2, msgType: 1, content, clientMsgId: `words-${content}` })
    const talk = async () => (await visitor.call('chatChannel', { shopId: 2 })).answer
    const seen = (ago: number) =>
      mall.db.query(
        'insert into chat_desk (shop_id, seen) values (2, $1) on conflict (shop_id) do update set seen = excluded.seen',
        [mall.clock.now - ago],
      )
    expect(await talk()).toMatchObject({ lastSeq: 0, readSeq: 0, peerReadSeq: 0, unread: 0 })
    expect((await talk()).last).toBeUndefined()
    expect((await visitor.call('chatConversations', {})).answer).toEqual([])
    expect((await visitor.call('chatChannel', { shopId: 999 })).code).toBe('A00010')
    await seen(90_000)
    expect((await talk()).online).toBe(false)
    const { visitor: early } = await person()
    await early.call('chatSend', { shopId: 2, msgType: 1, content: 'hello?', clientMsgId: 'early-message' })
    const { messages: greeted } = (await early.call('chatMessages', { shopId: 2 })).answer
    expect(greeted.map(({ sender }) => sender)).toEqual([senders.buyer, senders.shop])
    await seen(89_999)
    expect((await talk()).online).toBe(true)
    await say('one-message')
    expect(await talk()).toMatchObject({ lastSeq: 1, readSeq: 1, peerReadSeq: 0, last: { content: 'one-message' } })
    await seller('一', userId, 2)
    await seller('二', userId, 2)
    expect(await talk()).toMatchObject({ lastSeq: 3, readSeq: 1, peerReadSeq: 3, unread: 2 })
    await visitor.call('chatRead', { shopId: 2, seq: 3 })
    await visitor.call('chatRead', { shopId: 2, seq: 2 })
    expect(await talk()).toMatchObject({ readSeq: 3, unread: 0 })
    await say('two-message')
    expect(await talk()).toMatchObject({ lastSeq: 4, readSeq: 4, peerReadSeq: 3 })
    await markRead(mall.db, { userId, shopId: 2 }, senders.shop, 99)
    expect((await talk()).peerReadSeq).toBe(4)
    // Another shop and another buyer keep their own places, and the latest conversation comes first.
    const { userId: other } = await person()
    await seller('三', other, 2)
    mall.clock.now += 1000
    await seller('四', userId, 1)
    expect((await talk()).lastSeq).toBe(4)
    const all = (await visitor.call('chatConversations', {})).answer
    expect(all.map(({ shopId, unread }) => [shopId, unread])).toEqual([
      ['1', 1],
      ['2', 0],
    ])
    const page = async (input: object) => {
      const { messages, more } = (await visitor.call('chatMessages', { shopId: 2, ...input })).answer
      return [messages.map(({ seq }) => seq), more]
    }
    expect(await page({ size: 4 })).toEqual([[1, 2, 3, 4], false])
    expect(await page({ size: 3 })).toEqual([[2, 3, 4], true])
    expect(await page({ before: 2, size: 1 })).toEqual([[1], false])
    expect(await page({ after: 3, size: 1 })).toEqual([[4], false])
    await mall.db.query('delete from chat_desk where shop_id = 2')
  })

  it('lets the user of the console write for the shop, once per form, and refuses forms of other sites', async () => {
    const { visitor, enter } = await person('en')
    const line = await enter()
    line.say(2, '<b>M8×40?</b>')
    await line.come(({ content }) => content.includes('M8×40'))
    const { imChannelId } = (await visitor.call('chatChannel', { shopId: 2 })).answer
    const get = async (path: string) => (await mall.app.request(path)).text()
    const list = await get('/chats?lang=en')
    expect(list).toContain(`data-talk="${imChannelId}"`)
    expect(await get(`/chats/${imChannelId}?lang=en`)).toContain(
      `<iframe src="/chats/${imChannelId}/messages?lang=en#end"`,
    )
    expect(await get(`/chats/${imChannelId}/messages`)).toContain('&lt;b&gt;M8×40?&lt;/b&gt;')
    await line.come(({ msgType }) => msgType === chatKinds.read, 'that the shop has read it')
    const post = (headers: Record<string, string>) =>
      mall.app.request(`http://localhost/chats/${imChannelId}/${CONSOLE_KEY}`, {
        method: 'POST',
        headers,
        body: new URLSearchParams({ content: 'In stock', clientMsgId: 'bench-form-1' }),
      })
    expect((await post({ origin: 'https://evil.example' })).status).toBe(403)
    for (let n = 0; n < 2; n++) expect((await post({ origin: 'http://localhost', host: 'localhost' })).status).toBe(303)
    await line.come(({ content }) => content === 'In stock')
    expect(
      (await visitor.call('chatMessages', { shopId: 2 })).answer.messages.filter(
        ({ content }) => content === 'In stock',
      ),
    ).toHaveLength(1)
    expect((await mall.app.request('/chats/999999')).status).toBe(404)
  })

  it('ends all connections when a server closes, and counts them until then [R6.09]', async () => {
    const hub = await openHub({ db: mall.db })
    const ended: string[] = []
    for (const name of ['first', 'second'])
      await hub.join(900_000 + name.length, { locale: 'zh', send: () => {}, end: () => void ended.push(name) })
    expect(hub.lines()).toBe(2)
    await hub.close()
    expect([ended, hub.lines()]).toEqual([['first', 'second'], 0])
  })
})
