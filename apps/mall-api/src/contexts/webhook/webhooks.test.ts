import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { eachDatabase } from '../../testing/databases.ts'
import { setUpPayingBuyer } from '../../testing/setUpPayingBuyer.ts'
import { CONSOLE_KEY, START, testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { startReceiver } from '../../testing/webhookReceiver.ts'
import type { Received } from '../../testing/webhookReceiver.ts'
import { closeTypes, closeUnpaid } from '../order/orders.ts'
import { deliverWebhooks } from './deliver.ts'
import {
  createEndpoint,
  isEndpointUrl,
  readDeliveries,
  readEndpoints,
  redeliver,
  removeEndpoint,
  rotateSecret,
  switchEndpoint,
} from './endpoints.ts'
import { recordEvent } from './recordEvent.ts'
import { isWebhookType, webhookTypeNames, webhookTypes } from './webhookTypes.ts'

const HOUR = 3_600_000

/** Verifies a signature with Web Crypto, independently of the code under test. */
async function isSigned({ headers, body }: Received, secret: string): Promise<boolean> {
  const key = await crypto.subtle.importKey(
    'raw',
    Buffer.from(secret.replace('whsec_', ''), 'base64'),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['verify'],
  )
  const signed = new TextEncoder().encode(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`)
  const signatures = String(headers['webhook-signature']).split(' ')
  const verdicts = signatures.map((one) =>
    crypto.subtle.verify('HMAC', key, Buffer.from(one.replace('v1,', ''), 'base64'), signed),
  )
  return (await Promise.all(verdicts)).includes(true)
}

eachDatabase((open) => {
  let mall: TestMall
  let desk: Awaited<ReturnType<typeof setUpPayingBuyer>>
  let receiver: Awaited<ReturnType<typeof startReceiver>>
  beforeAll(async () => {
    mall = await testMall(open())
    desk = await setUpPayingBuyer(mall)
    receiver = await startReceiver()
  }, 60_000)
  afterAll(() => receiver.close())
  beforeEach(async () => {
    mall.clock.now = START
    await mall.db.script('delete from webhook_endpoint; delete from webhook_event')
    receiver.received.length = 0
    receiver.behaviour.reply = () => ({ status: 204 })
  })

  const listen = async (types = webhookTypeNames, url = receiver.url) => {
    await createEndpoint(mall.db, { url, types, now: mall.clock.now })
    return (await readEndpoints(mall.db)).at(-1)!
  }
  const deliver = (more: { allowPrivate?: boolean; signal?: AbortSignal } = {}) =>
    deliverWebhooks({ db: mall.db, clock: () => mall.clock.now, allowPrivate: true, ...more })
  const later = (time: number) => {
    mall.clock.now += time
    return deliver()
  }
  const record = (orderNumber: string, db = mall.db) =>
    recordEvent(db, {
      type: 'refund.requested',
      subject: `order ${orderNumber}`,
      now: mall.clock.now,
      data: { refundSn: '88', orderNumber, amount: '1.00' },
    })
  const typesOf = () => receiver.received.map(({ type }) => type)
  const numbers = () => receiver.received.map(({ data }) => data.orderNumber)
  const states = async () => (await readDeliveries(mall.db, 50)).map(({ state }) => state).toReversed()

  it('sends an endpoint the events of an order in sequence, signed and as documented', async () => {
    const { secret } = await listen()
    const orderNumber = await desk.order()
    await desk.press('pay', { code: await desk.scan(orderNumber, 3) })
    await desk.press('ship', { orderNumber, company: 'sf', flowNumber: `SF${orderNumber.slice(-8)}` })
    await desk.buyer.call('receiptOrder', { orderNumber })
    await desk.press('sku', { skuId: 1001, price: '18.50', stocks: 77 })
    await deliver()
    expect(typesOf()).toEqual([
      'stock.changed',
      'order.placed',
      'payment.received',
      'order.paid',
      'order.shipped',
      'order.received',
      'stock.changed',
    ])
    for (const webhook of receiver.received) {
      expect(await isSigned(webhook, secret), webhook.type).toBe(true)
      expect(webhook.headers['webhook-timestamp']).toBe(String(START / 1000))
      const type = webhook.type
      expect(isWebhookType(type) && webhookTypes[type].data.parse(webhook.data)).toEqual(webhook.data)
    }
    const [placed] = receiver.received.filter(({ type }) => type === 'order.placed')
    expect(placed?.data).toMatchObject({ orderNumber, shopId: 1, items: [{ skuId: 1001, quantity: 2 }] })
    expect(receiver.received.findLast(({ type }) => type === 'stock.changed')?.data).toMatchObject({ stocks: 77 })
    expect(JSON.parse(placed?.body ?? '')).toMatchObject({
      type: 'order.placed',
      timestamp: '2026-11-21T02:00:00.000Z',
    })
    await deliver()
    expect(receiver.received).toHaveLength(7)
  })

  it('sends events of refunds and closed orders only to endpoints that subscribe to them', async () => {
    await listen(['refund.requested', 'refund.settled', 'order.closed'])
    const unpaid = await desk.order()
    await closeUnpaid({ db: mall.db, now: START }, { orderNumber: unpaid, closeType: closeTypes.cancelled })
    const orderNumber = await desk.order()
    await desk.press('pay', { code: await desk.scan(orderNumber, 3) })
    const [item] = (await desk.detail(orderNumber)).orderItemDtos
    const applied = await desk.buyer.call('applyRefund', {
      orderNumber,
      orderItemId: item!.orderItemId!,
      refundType: 2,
      applyType: 1,
      goodsNum: 1,
      refundAmount: '10.00',
      buyerReason: 'reasonOther',
    })
    expect([applied.code, applied.msg]).toEqual(['00000', expect.anything()])
    const refundSn = String(applied.answer)
    await desk.press('refundAccept', { refundSn })
    await desk.press('refundPayBack', { refundSn })
    await deliver()
    expect(typesOf()).toEqual(['order.closed', 'refund.requested', 'refund.settled'])
    expect(receiver.received[0]?.data).toMatchObject({ orderNumber: unpaid, reason: 'cancelled' })
    expect(receiver.received[2]?.data).toMatchObject({ orderNumber, refundSn, payType: 3 })
    for (const { type, data } of receiver.received)
      expect(isWebhookType(type) && webhookTypes[type].data.parse(data)).toEqual(data)
  })

  it('writes nothing without a subscriber, and sends nothing of a transaction that rolled back', async () => {
    await record('1')
    expect(await mall.db.query('select 1 from webhook_event')).toEqual([])
    await listen()
    await mall.db
      .tx(async (tx) => {
        await record('2', tx)
        throw new Error('rolled back')
      })
      .catch(() => {})
    await mall.db.tx((tx) => record('3', tx))
    await deliver()
    expect(numbers()).toEqual(['3'])
  })

  it('tries again after a refusal, with the same id, and keeps the order of one subject only', async () => {
    await listen()
    let fails = true
    receiver.behaviour.reply = ({ data }) => ({
      status: fails && data.orderNumber === '1' ? 500 : 200,
      body: 'x'.repeat(5_000),
    })
    await record('1')
    await record('1')
    await record('2')
    await deliver()
    // A failing endpoint waits for the next run.
    expect(numbers()).toEqual(['1'])
    await deliver()
    expect(numbers()).toEqual(['1', '2'])
    const [first] = (await readDeliveries(mall.db, 3)).toReversed()
    expect(first).toMatchObject({ state: 'waiting', attempts: 1, status: 500, answer: 'x'.repeat(1_024) })
    fails = false
    await later(12_000)
    expect(numbers()).toEqual(['1', '2', '1', '1'])
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect(ids[2]).toBe(ids[0])
    expect(ids[3]).not.toBe(ids[0])
    expect(await states()).toEqual(['delivered', 'delivered', 'delivered'])
    expect((await readEndpoints(mall.db))[0]).toMatchObject({ failingSince: null, enabled: true })
  })

  it('loses nothing if the server dies between the commit and the answer, and sends it again', async () => {
    await listen()
    receiver.behaviour.reply = () => undefined
    await record('1')
    const dies = new AbortController()
    const dying = deliver({ signal: dies.signal })
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1))
    dies.abort()
    await dying
    receiver.behaviour.reply = () => ({ status: 200 })
    await deliver()
    expect(numbers()).toEqual(['1', '1'])
    expect(await states()).toEqual(['delivered'])
  })

  it('gives up after three days, and switches off an endpoint that failed all the time or is gone', async () => {
    const { id } = await listen()
    receiver.behaviour.reply = () => ({ status: 503 })
    await record('1')
    await deliver()
    for (let hours = 0; hours < 74; hours++) await later(HOUR)
    expect(receiver.received.length).toBeGreaterThan(10)
    expect(await states()).toEqual(['failed'])
    expect((await readEndpoints(mall.db))[0]).toMatchObject({ enabled: false, switchedOff: 'failing' })
    await record('2')
    expect(await states()).toEqual(['failed'])
    await switchEndpoint(mall.db, id, true)
    receiver.behaviour.reply = () => ({ status: 410 })
    await record('3')
    await deliver()
    expect((await readEndpoints(mall.db))[0]).toMatchObject({ enabled: false, switchedOff: 'gone' })
  })

  it('sends to no private network and not without TLS, except in the sample mall, and follows no redirect', async () => {
    await listen(['refund.requested'], receiver.url.replace('http:', 'https:'))
    await record('1')
    await deliver({ allowPrivate: false })
    const answers = async () => (await readDeliveries(mall.db, 5)).map(({ answer }) => answer)
    expect(await answers()).toEqual([expect.stringContaining('private network')])
    await mall.db.script('delete from webhook_endpoint; delete from webhook_event')
    await listen(['refund.requested'])
    await record('1')
    await deliver({ allowPrivate: false })
    expect(await answers()).toEqual(['Webhooks are sent by https only.'])
    expect(receiver.received).toEqual([])
    receiver.behaviour.reply = () => ({ status: 302, headers: { location: receiver.url } })
    await later(HOUR)
    expect(receiver.received).toHaveLength(1)
    expect((await readDeliveries(mall.db, 5))[0]).toMatchObject({ state: 'waiting', status: 302 })
  })

  it('tells each subscriber what was bought, paid and sent, under the subject of its order', async () => {
    await listen(['order.placed', 'order.paid', 'order.shipped', 'order.received', 'payment.received'])
    await listen(['order.closed'])
    const orderNumber = await desk.order()
    await desk.press('pay', { code: await desk.scan(orderNumber, 3) })
    await desk.press('ship', { orderNumber, company: 'sf', flowNumber: 'SF100001' })
    await desk.buyer.call('receiptOrder', { orderNumber })
    await deliver()
    const amount = (await desk.detail(orderNumber)).actualTotal
    const order = { orderNumber, shopId: 1, orderType: 0, actualTotal: amount }
    const items = [{ skuId: 1001, partyCode: '6205-2RS', quantity: 2, price: '18.50' }]
    expect(receiver.received.map(({ type, data }) => [type, data])).toEqual([
      ['order.placed', { ...order, items }],
      ['payment.received', { purpose: 'order', subject: expect.any(String), amount, payType: 3 }],
      ['order.paid', { ...order, payType: 3 }],
      ['order.shipped', { ...order, company: 'SF Express', flowNumber: 'SF100001' }],
      ['order.received', order],
    ])
    expect(receiver.received[0]!.headers).toMatchObject({
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(receiver.received[0]!.body)),
      'user-agent': 'Millwright',
      'webhook-id': expect.stringMatching(/^msg_[\w-]{24}$/),
    })
    const subjects = await mall.db.query<{ type: string; subject: string }>(
      "select type, subject from webhook_event where type like 'order%'",
    )
    expect(subjects.map(({ subject }) => subject)).toEqual(subjects.map(() => `order ${orderNumber}`))
    await mall.db.script('delete from webhook_endpoint; delete from webhook_event')
    // Without a subscriber of its own kind, nothing of another order is written.
    await listen(['order.closed'])
    await desk.order()
    expect(await mall.db.query('select 1 from webhook_event')).toEqual([])
  })

  it('waits ten seconds, then three times as long each time, at most eight hours and never beyond three days', async () => {
    await listen()
    receiver.behaviour.reply = () => ({ status: 199 + 101 })
    await record('1')
    await deliver()
    const waits: number[] = []
    const next = async () => (await readDeliveries(mall.db, 1))[0]!
    for (let tries = 0; (await next()).state === 'waiting'; tries++) {
      const wait = (await next()).nextAt - mall.clock.now
      waits.push(wait)
      expect(await next()).toMatchObject({ attempts: tries + 1, lastAt: mall.clock.now, status: 300 })
      // One millisecond before its time a delivery is not tried.
      await later(wait - 1)
      expect((await next()).attempts).toBe(tries + 1)
      await later(1)
    }
    for (const [tries, wait] of waits.slice(0, -1).entries()) {
      const middle = Math.min(10_000 * 3 ** tries, 8 * HOUR)
      expect(Math.abs(wait - middle), String(tries)).toBeLessThanOrEqual(middle * 0.05 + 1)
    }
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBe(72 * HOUR)
    expect((await readEndpoints(mall.db))[0]).toMatchObject({ enabled: false, switchedOff: 'failing' })
  })

  it('keeps an endpoint on that accepted something within three days, and tries a repeated delivery for three more', async () => {
    const { id } = await listen()
    receiver.behaviour.reply = ({ data }) => ({ status: data.orderNumber === '1' ? 500 : 299 })
    await record('1')
    await deliver()
    const failingSince = async () => (await readEndpoints(mall.db))[0]!.failingSince
    expect(await failingSince()).toBe(START)
    for (let hours = 0; hours < 74; hours++) {
      if (hours === 20) await record('2')
      await later(HOUR)
      if (hours === 10) expect(await failingSince()).toBe(START)
    }
    expect(await states()).toEqual(['failed', 'delivered'])
    expect((await readEndpoints(mall.db))[0]).toMatchObject({ enabled: true, switchedOff: null, waiting: 0 })
    const event = (await readDeliveries(mall.db, 2))[1]!.event
    expect(await redeliver(mall.db, { endpoint: id, event })).toBe(true)
    expect(await redeliver(mall.db, { endpoint: id, event: event + 99 })).toBe(false)
    await deliver()
    expect(await states()).toEqual(['waiting', 'delivered'])
    expect((await readEndpoints(mall.db))[0]!.waiting).toBe(1)
    // While an endpoint is off its deliveries wait.
    expect(await switchEndpoint(mall.db, id, false)).toBe(true)
    const sent = receiver.received.length
    await later(HOUR)
    expect(receiver.received).toHaveLength(sent)
    expect((await readEndpoints(mall.db))[0]).toMatchObject({ enabled: false, failingSince: null })
    expect(await switchEndpoint(mall.db, id + 99, true)).toBe(false)
    expect(await rotateSecret(mall.db, id + 99, START)).toBe(false)
  })

  it('keeps an endpoint on that accepts a delivery at its last try', async () => {
    await listen()
    receiver.behaviour.reply = () => ({ status: 500 })
    await record('1')
    await deliver()
    receiver.behaviour.reply = () => ({ status: 200 })
    await later(72 * HOUR)
    expect(await states()).toEqual(['delivered'])
    expect((await readEndpoints(mall.db))[0]).toMatchObject({ enabled: true, switchedOff: null, failingSince: null })
  })

  it('records nothing for an endpoint that was removed during a delivery', async () => {
    const { id } = await listen()
    let removed: Promise<boolean> | undefined
    receiver.behaviour.reply = () => {
      removed = removeEndpoint(mall.db, id)
      return { status: 500 }
    }
    await record('1')
    await deliver()
    expect(await removed).toBe(true)
    expect(await readDeliveries(mall.db, 5)).toEqual([])
  })

  it('serves the other endpoints while one of them fails', async () => {
    const silent = await startReceiver()
    silent.behaviour.reply = () => ({ status: 500 })
    await listen(['refund.requested'], silent.url)
    await listen(['refund.requested'])
    for (const orderNumber of ['1', '2', '3']) await record(orderNumber)
    await deliver()
    expect([silent.received.length, numbers()]).toEqual([1, ['1', '2', '3']])
    silent.close()
  })

  it('sends to addresses of at most 500 characters without a user', () => {
    const long = (length: number) => `https://x.example/${'a'.repeat(length - 18)}`
    for (const url of [long(500), 'http://x.example', 'HTTPS://x.example/hooks?a=b'])
      expect(isEndpointUrl(url), url).toBe(true)
    for (const url of [
      long(501),
      '',
      'x.example',
      'ftp://x.example',
      'xhttp://x.example',
      'httpsx://x.example',
      'https://me@x.example',
      'https://:pw@x.example',
    ])
      expect(isEndpointUrl(url), url).toBe(false)
  })

  it('signs with both secrets for a day after a rotation', async () => {
    const { id, secret } = await listen()
    await rotateSecret(mall.db, id, mall.clock.now)
    const [{ secret: next } = { secret: '' }] = await readEndpoints(mall.db)
    expect(next).not.toBe(secret)
    await record('1')
    await deliver()
    const [both] = receiver.received
    expect([await isSigned(both!, secret), await isSigned(both!, next)]).toEqual([true, true])
    mall.clock.now += 24 * HOUR - 1000
    await record('between')
    await deliver()
    expect(await isSigned(receiver.received.pop()!, secret)).toBe(true)
    mall.clock.now += 1000
    await record('2')
    await deliver()
    const after = receiver.received[1]
    expect([await isSigned(after!, secret), await isSigned(after!, next)]).toEqual([false, true])
  })

  it('manages an endpoint in the console: add, test, see the response, deliver again, rotate, switch off, remove', async () => {
    const page = async (lang = 'en') => (await mall.app.request(`http://localhost/?lang=${lang}&section=all`)).text()
    const act = async (action: string, fields: Record<string, string>) =>
      (
        await mall.app.request(`http://localhost/console/${CONSOLE_KEY}/${action}`, {
          method: 'POST',
          body: new URLSearchParams(fields),
          headers: { host: 'localhost', origin: 'http://localhost' },
        })
      ).headers.get('location')
    expect(await act('webhookAdd', { url: 'ftp://x.example', 'on order.paid': '1' })).toContain('said=failed')
    expect(await act('webhookAdd', { url: 'https://me:pw@x.example', 'on order.paid': '1' })).toContain('said=failed')
    expect(await act('webhookAdd', { url: receiver.url })).toContain('said=failed')
    expect(await act('webhookAdd', { url: receiver.url, 'on order.paid': '1' })).toContain('said=done')
    const [endpoint] = await readEndpoints(mall.db)
    expect(endpoint).toMatchObject({ url: receiver.url, types: ['order.paid'], enabled: true })
    const id = String(endpoint?.id)
    expect(await act('webhookTest', { id })).toContain('said=done')
    receiver.behaviour.reply = () => ({ status: 418, body: '<b>teapot</b>' })
    await deliver()
    expect(receiver.received[0]).toMatchObject({ type: 'webhook.test', data: {} })
    expect(await page()).toMatch(/webhook\.test.*Waiting 418.*&lt;b&gt;teapot&lt;\/b&gt;.*Deliver again/s)
    expect(await page('zh')).toMatch(/事件通知（Webhooks）.*持续失败，自.*重新发送/s)
    receiver.behaviour.reply = () => ({ status: 200 })
    const [delivery] = await readDeliveries(mall.db, 1)
    expect(await act('webhookAgain', { endpoint: id, event: String(delivery?.event) })).toContain('said=done')
    await deliver()
    expect(await states()).toEqual(['delivered'])
    expect(await act('webhookRotate', { id })).toContain('said=done')
    expect(await act('webhookOff', { id })).toContain('said=done')
    expect(await act('webhookTest', { id })).toContain('said=failed')
    expect(await act('webhookOn', { id })).toContain('said=done')
    expect(await act('webhookRemove', { id })).toContain('said=done')
    expect(await act('webhookRemove', { id })).toContain('said=failed')
    expect(await page()).not.toContain(receiver.url)
  })
})
