import { onObservation } from '@millwright/edge/observations'
import { safeHref } from '@millwright/domain/link/link'
import { money } from '@millwright/domain/money/money'
import { payTypes } from '@millwright/domain/payment/payKinds'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { periodicTasks } from '../../app/mallJobs.ts'
import { alipay } from '../../core/outside/alipay.ts'
import type { PaymentPorts } from '../../core/outside/paymentPort.ts'
import { weixinPay } from '../../core/outside/weixinPay.ts'
import { alipaySide } from '../../testing/alipaySide.ts'
import { onDatabase } from '../../testing/databases.ts'
import { setUpPayingBuyer } from '../../testing/setUpPayingBuyer.ts'
import { START, testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { weixinSide } from '../../testing/weixinSide.ts'
import { queryPayments } from './queryPayments.ts'
import { refundMoney } from './refundMoney.ts'
import { orderRefund, sendRefunds } from './serviceRefunds.ts'

const MINUTE = 60_000

onDatabase((open) => {
  let weixin: Awaited<ReturnType<typeof weixinSide>>
  let ali: Awaited<ReturnType<typeof alipaySide>>
  let payments: PaymentPorts
  let mall: TestMall
  let desk: Awaited<ReturnType<typeof setUpPayingBuyer>>
  beforeAll(async () => {
    ;[weixin, ali] = await Promise.all([weixinSide(() => mall.clock.now), alipaySide()])
    payments = { weixin: weixinPay(weixin.account), alipay: alipay(ali.account) }
    mall = await testMall(open(), { sandbox: false, payments })
    desk = await setUpPayingBuyer(mall)
  }, 60_000)
  afterAll(async () => {
    await Promise.all([weixin.server.close(), ali.server.close()])
  })
  beforeEach(async () => {
    await desk.jump(START)
    mall.faults.length = 0
    Object.assign(weixin.state, { down: false, forged: false, refund: 'SUCCESS' })
    Object.assign(ali.state, { down: false, forged: false })
    await mall.db
      .script(`delete from service_refund; delete from repayment; delete from owed_money; delete from payment;
      update orders set status = 6 where status = 1; update sku set stocks = 1000 where sku_id = 1001`)
  })

  const pay = async (orderNumbers: string, payType: number) => {
    const returnUrl = 'https://shop.test/payment-success'
    return desk.buyer.call('pay', { orderNumbers, payType, returnUrl })
  }
  const numberOf = async (orderNumber: string) => {
    const [row] = await mall.db.query<{ code: string }>(
      'select code from payment where subject = $1 order by created desc',
      [orderNumber],
    )
    return row!.code
  }
  /** An order that is being paid at WeChat Pay, with its payment's number. */
  const atWeixin = async () => {
    const orderNumber = await desk.order()
    const { code, answer } = await pay(orderNumber, payTypes.weixin)
    expect(code).toBe('00000')
    return { orderNumber, number: await numberOf(orderNumber), answer: answer as { code_url: string; url?: string } }
  }
  /** An order that its buyer has opened at Alipay, with its payment's number. */
  const atAlipay = async ({ paid = true } = {}) => {
    const orderNumber = await desk.order()
    const { answer } = await pay(orderNumber, payTypes.alipay)
    const opened = ali.open((answer as { url: string }).url, { pay: paid })
    return { orderNumber, number: await numberOf(orderNumber), answer, ...opened }
  }
  const tell = (kind: 'weixin' | 'alipay', body: string, headers: Record<string, string> = {}) =>
    mall.app.request(`/pay/callback/${kind}`, {
      method: 'POST',
      body,
      headers: {
        'content-type': kind === 'alipay' ? 'application/x-www-form-urlencoded; charset=utf-8' : 'application/json',
        ...headers,
      },
    })
  const tellWeixin = async (...given: Parameters<typeof weixin.notification>) => {
    const { body, headers } = weixin.notification(...given)
    return (await tell('weixin', body, headers)).status
  }
  const tellAlipay = async (...given: Parameters<typeof ali.notification>) =>
    (await tell('alipay', ali.notification(...given))).text()
  const stateOf = async (orderNumber: string) => {
    const { status, payType } = await desk.detail(orderNumber)
    return { status, payType }
  }
  const isUnpaid = async (orderNumber: string) => expect((await stateOf(orderNumber)).status).toBe(1)
  const owed = () => mall.db.query('select subject, amount, pay_type as "payType" from owed_money')
  const sweep = async () => {
    for (const task of periodicTasks({
      db: mall.db,
      files: mall.files,
      payments,
      mail: undefined,
      sample: false,
      now: mall.clock.now,
    }))
      await task()
  }

  it('offers exactly the services that are set up, and refuses the others [R2.21]', async () => {
    const orderNumbers = await desk.order()
    const options = (await desk.buyer.call('payOptions', { orderNumbers })).answer
    for (const kind of ['weixin', 'alipay'] as const)
      expect(options.find(({ payType }) => payType === payTypes[kind])).toMatchObject({ available: true })
    const { wxPaySwitch, aliPaySwitch } = (await desk.buyer.call('getSysPaySwitch', {})).answer
    expect([wxPaySwitch, aliPaySwitch]).toEqual([true, true])
    expect((await pay(orderNumbers, 10)).msg).toBe('暂不支持该支付方式')
  })

  it('shows WeChat Pay’s code, asks for it once, and pays the order when the callback arrives [R6.06]', async () => {
    const { orderNumber, number, answer } = await atWeixin()
    expect(answer.code_url).toMatch(/^weixin:\/\/wxpay/)
    expect(answer.url).toBeUndefined()
    const calls = weixin.server.heard.length
    expect((await pay(orderNumber, payTypes.weixin)).answer).toEqual(answer)
    expect(weixin.server.heard).toHaveLength(calls)
    const asked = JSON.parse(weixin.server.heard.at(-1)!.body) as Record<string, unknown>
    const fen = Math.round(Number((await desk.detail(orderNumber)).actualTotal) * 100)
    expect(asked).toMatchObject({
      appid: weixin.account.appId,
      mchid: weixin.account.mchId,
      out_trade_no: number,
      description: `订单 ${orderNumber}`,
      time_expire: '2026-11-21T10:29:00+08:00',
      notify_url: 'https://api.test/pay/callback/weixin',
      amount: { total: fen, currency: 'CNY' },
    })
    weixin.pay(number)
    expect(await tellWeixin(number)).toBe(200)
    expect(await stateOf(orderNumber)).toEqual({ status: 2, payType: payTypes.weixin })
    expect(await owed()).toEqual([])
  })

  it('refuses to start a payment at WeChat Pay that is no whole number of fen', async () => {
    const times = { now: START, expires: START + MINUTE }
    const payment = {
      number: 'ab12',
      amount: money('1.005'),
      title: '订单',
      ...times,
      locale: 'zh',
      origin: '',
    } as const
    const calls = weixin.server.heard.length
    await expect(payments.weixin!.start(payment)).rejects.toThrow('not a whole number of fen: 1.005')
    expect(weixin.server.heard).toHaveLength(calls)
  })

  it('sends the buyer to Alipay and pays the order when the callback arrives [R6.06]', async () => {
    const { orderNumber, number, answer, fields, content } = await atAlipay()
    expect((answer as { code_url?: string }).code_url).toBeUndefined()
    expect(fields).toMatchObject({
      method: 'alipay.trade.page.pay',
      app_id: ali.account.appId,
      timestamp: '2026-11-21 10:00:00',
      notify_url: 'https://api.test/pay/callback/alipay',
      return_url: 'https://shop.test/payment-success',
    })
    expect(content).toEqual({
      out_trade_no: number,
      product_code: 'FAST_INSTANT_TRADE_PAY',
      total_amount: (await desk.detail(orderNumber)).actualTotal,
      subject: `订单 ${orderNumber}`,
      time_expire: '2026-11-21 10:29:00',
    })
    expect(await tellAlipay(number)).toBe('success')
    expect(await stateOf(orderNumber)).toEqual({ status: 2, payType: payTypes.alipay })
  })

  it('leads to Alipay by an address that a page may link, also for many orders', async () => {
    const orders = await Promise.all(Array.from({ length: 12 }, () => desk.order(1)))
    const start = async (returnUrl: string) => {
      const paid = { orderNumbers: orders.join(','), payType: payTypes.alipay, returnUrl }
      return (await desk.buyer.call('pay', paid)).answer as { url: string }
    }
    const long = await start(`https://shop.test/payment-success?orderNumbers=${orders.join('%2C')}`)
    expect(safeHref(long.url)).toBe(long.url)
    const { fields, content } = ali.open(long.url, { pay: false })
    expect(fields.return_url).toBe(`https://shop.test/payment-success?orderNumbers=${orders.join('%2C')}`)
    expect(content.subject).toBe(`订单 ${orders.toSorted().join(' ')}`.slice(0, 100))
    const longer = await start(`https://shop.test/payment-success?${'a'.repeat(400)}`)
    expect(safeHref(longer.url)).toBe(longer.url)
    expect(longer.url).not.toContain('return_url')
  })

  it('books a payment once, even if it is reported repeatedly and concurrently [R6.06]', async () => {
    const [one, other] = [await atWeixin(), await atAlipay()]
    weixin.pay(one.number)
    expect(await Promise.all([1, 2, 3].map(() => tellWeixin(one.number)))).toEqual([200, 200, 200])
    expect(await Promise.all([1, 2, 3].map(() => tellAlipay(other.number)))).toEqual(['success', 'success', 'success'])
    expect(await tellAlipay(other.number, { trade_status: 'TRADE_FINISHED' })).toBe('success')
    await sweep()
    for (const { orderNumber } of [one, other]) expect((await stateOf(orderNumber)).status).toBe(2)
    expect(await owed()).toEqual([])
  })

  it('refuses callbacks of WeChat Pay that are forged, replayed or not about this payment', async () => {
    const { orderNumber, number } = await atWeixin()
    weixin.pay(number)
    const good = weixin.notification(number)
    expect((await tell('weixin', `${good.body} `, good.headers)).status).toBe(401)
    expect((await tell('weixin', good.body)).status).toBe(401)
    expect((await tell('weixin', good.body, { ...good.headers, 'wechatpay-serial': 'another' })).status).toBe(401)
    const stale = String(Number(good.headers['wechatpay-timestamp']) + 1)
    expect((await tell('weixin', good.body, { ...good.headers, 'wechatpay-timestamp': stale })).status).toBe(401)
    expect(await tellWeixin(number, {}, { now: START - 5 * MINUTE - 1000 })).toBe(401)
    expect(await tellWeixin(number, {}, { now: START + 5 * MINUTE + 1000 })).toBe(401)
    const { total } = weixin.orders.get(number)!
    for (const wrong of [
      { amount: { total: total - 1, currency: 'CNY' } },
      { amount: { total, currency: 'USD' } },
      { mchid: '1900000002' },
      { appid: 'wx0000000000000002' },
      { out_trade_no: 'f'.repeat(24) },
      { transaction_id: undefined },
    ])
      expect(await tellWeixin(number, wrong), JSON.stringify(wrong)).toBe(401)
    // A notification sealed by another key or without data is an error for the operator. WeChat Pay sends it again.
    expect(await tellWeixin(number, {}, { key: 'another-api-v3-key-of-32-letters' })).toBe(500)
    expect(await tellWeixin(number, {}, { event: { resource: {} } })).toBe(500)
    await isUnpaid(orderNumber)
    // Events that report no payment are accepted and change nothing.
    expect(await tellWeixin(number, {}, { event: { event_type: 'REFUND.SUCCESS' } })).toBe(200)
    expect(await tellWeixin(number, { trade_state: 'NOTPAY' })).toBe(200)
    await isUnpaid(orderNumber)
    expect(mall.faults.filter((fault) => typeof fault === 'string').join('\n')).toContain(
      'is not the amount of ' + number,
    )
    expect(await tellWeixin(number, {}, { now: START - 5 * MINUTE + 1000 })).toBe(200)
    expect((await stateOf(orderNumber)).status).toBe(2)
  })

  it('refuses callbacks of Alipay that are forged or not about this payment', async () => {
    const { orderNumber, number, content } = await atAlipay()
    const notify = ali.notification(number)
    for (const forged of [
      ali.notification(number, {}, { total_amount: '0.01' }),
      ali.notification(number, {}, { sign: '' }),
      ali.notification(number, {}, { sign_type: 'RSA' }),
      `${notify}&extra=1`,
      '',
      'trade_status=TRADE_SUCCESS',
    ])
      expect(await (await tell('alipay', forged)).text(), forged).toBe('failure')
    const wrongs: Record<string, string>[] = [
      { total_amount: '0.01' },
      { total_amount: `-${content.total_amount}` },
      { total_amount: '' },
      { app_id: '2021000000000002' },
      { seller_id: '2088000000000002' },
      { out_trade_no: 'f'.repeat(24) },
      { trade_no: '' },
    ]
    for (const wrong of wrongs) expect(await tellAlipay(number, wrong), JSON.stringify(wrong)).toBe('failure')
    expect(await tellAlipay(number, { trade_status: 'WAIT_BUYER_PAY' })).toBe('success')
    expect(await tellAlipay(number, { trade_status: 'TRADE_CLOSED' })).toBe('success')
    await isUnpaid(orderNumber)
    expect(await tellAlipay(number)).toBe('success')
    expect((await stateOf(orderNumber)).status).toBe(2)
  })

  it('refuses a callback of one service for a payment at the other service', async () => {
    const { orderNumber, number } = await atWeixin()
    const total_amount = String((await desk.detail(orderNumber)).actualTotal)
    expect(await tellAlipay(number, { total_amount })).toBe('failure')
    await isUnpaid(orderNumber)
  })

  it('logs only the first refused callbacks of a minute, and counts all of them', async () => {
    const outcomes: object[] = []
    const end = onObservation('callback', (callback) => outcomes.push(callback))
    mall.faults.length = 0
    for (let turn = 0; turn < 100; turn++) await tell('alipay', 'sign_type=RSA2&sign=forged')
    end()
    expect(outcomes).toEqual(Array.from({ length: 100 }, () => ({ service: 'alipay', outcome: 'refused' })))
    const lines = mall.faults.filter((line) => String(line).includes('refused a callback'))
    expect(lines.length).toBeLessThanOrEqual(20)
    mall.faults.length = 0
  })

  it('reads no more than 64 KB of a callback, and serves no other addresses', async () => {
    expect((await tell('alipay', 'a'.repeat(65 * 1024))).status).toBe(413)
    expect((await mall.app.request('/pay/callback/paypal', { method: 'POST' })).status).toBe(404)
    expect((await mall.app.request('/pay/callback/alipay')).status).toBe(404)
  })

  it('owes the money of a callback that arrives after its order was closed, and returns it once [R6.06]', async () => {
    const { orderNumber, number } = await atWeixin()
    weixin.pay(number)
    expect((await desk.buyer.call('cancelOrder', { orderNumber })).code).toBe('00000')
    expect(await tellWeixin(number)).toBe(200)
    const amount = (await desk.detail(orderNumber)).actualTotal
    expect(await owed()).toEqual([{ subject: orderNumber, amount, payType: payTypes.weixin }])
    const [{ id }] = (await mall.db.query('select owed_id as id from owed_money')) as [{ id: number }]
    expect(await Promise.all([1, 2].map(() => desk.press('owedReturn', { id })))).toContain(true)
    await sendRefunds({ db: mall.db, payments, now: mall.clock.now })
    await sendRefunds({ db: mall.db, payments, now: mall.clock.now + 60 * MINUTE })
    expect([...weixin.orders.get(number)!.refunds]).toEqual([[`OWED${id}`, String(Math.round(Number(amount) * 100))]])
  })

  it('finds a payment whose callback was lost, before its order is closed [R6.06]', async () => {
    const [one, other] = [await atWeixin(), await atAlipay()]
    mall.clock.now = START + 28 * MINUTE
    await sweep()
    weixin.pay(one.number)
    ali.trades.get(other.number)!.trade_status = 'TRADE_SUCCESS'
    mall.clock.now = START + 29 * MINUTE + 20_000
    await sweep()
    mall.clock.now = START + 30 * MINUTE
    await sweep()
    for (const { orderNumber } of [one, other]) expect((await stateOf(orderNumber)).status).toBe(2)
    expect(await owed()).toEqual([])
    const calls = weixin.server.heard.length
    await sweep()
    expect(weixin.server.heard).toHaveLength(calls)
  })

  it('closes a payment at its service when its order no longer waits for payment', async () => {
    const [one, other, third] = [await atWeixin(), await atAlipay({ paid: false }), await atWeixin()]
    for (const { orderNumber } of [one, other]) await desk.buyer.call('cancelOrder', { orderNumber })
    await queryPayments({ db: mall.db, payments, now: mall.clock.now + 1000 })
    expect(weixin.orders.get(one.number)!.state).toBe('CLOSED')
    expect(ali.trades.get(other.number)!.trade_status).toBe('TRADE_CLOSED')
    expect(weixin.orders.get(third.number)!.state).toBe('NOTPAY')
    await desk.jump(START + 29 * MINUTE)
    await queryPayments({ db: mall.db, payments, now: mall.clock.now })
    expect(weixin.orders.get(third.number)!.state).toBe('CLOSED')
    // The order still waits for a minute, and gets a payment of its own.
    expect((await pay(third.orderNumber, payTypes.weixin)).code).toBe('00000')
    expect(await numberOf(third.orderNumber)).not.toBe(third.number)
  })

  it('asks a silent service again at growing intervals, and loses nothing', async () => {
    const { orderNumber, number } = await atWeixin()
    weixin.pay(number)
    weixin.state.down = true
    mall.clock.now = START + MINUTE
    await expect(queryPayments({ db: mall.db, payments, now: mall.clock.now })).rejects.toThrow('could not be asked')
    await queryPayments({ db: mall.db, payments, now: mall.clock.now + 1000 })
    weixin.state.down = false
    weixin.state.forged = true
    await expect(queryPayments({ db: mall.db, payments, now: mall.clock.now + MINUTE })).rejects.toThrow(
      'could not be asked',
    )
    await isUnpaid(orderNumber)
    weixin.state.forged = false
    await queryPayments({ db: mall.db, payments, now: mall.clock.now + 2 * MINUTE })
    expect((await stateOf(orderNumber)).status).toBe(2)
  })

  it('reports in both languages that the service does not answer, and offers the payment again', async () => {
    const orderNumber = await desk.order()
    weixin.state.down = true
    expect((await pay(orderNumber, payTypes.weixin)).msg).toBe('支付服务暂时无法连接，请稍后重试或换一种支付方式')
    expect(mall.faults).toHaveLength(2)
    Object.assign(weixin.state, { down: false, forged: true })
    expect((await pay(orderNumber, payTypes.weixin)).code).toBe('A00001')
    weixin.state.forged = false
    expect((await pay(orderNumber, payTypes.weixin)).code).toBe('00000')
  })

  it.each(['weixin', 'alipay'] as const)(
    'returns money to %s once, by the refund’s own number [R6.06]',
    async (kind) => {
      const { orderNumber, number } = kind === 'weixin' ? await atWeixin() : await atAlipay()
      if (kind === 'weixin') weixin.pay(number)
      await (kind === 'weixin' ? tellWeixin(number) : tellAlipay(number))
      const refundsOf = () => [...(kind === 'weixin' ? weixin.orders : ali.trades).get(number)!.refunds]
      const refund = () => mall.db.tx((tx) => refundMoney(tx, orderNumber, 'groupFailed', mall.clock.now))
      await refund()
      await refund()
      const side = kind === 'weixin' ? weixin : ali
      side.state.down = true
      const send = (later: number) => {
        mall.clock.now = START + later
        return sendRefunds({ db: mall.db, payments, now: mall.clock.now })
      }
      await expect(send(0)).rejects.toThrow('not sent')
      expect(refundsOf()).toEqual([])
      // The service makes the refund, but its answer cannot be trusted: it is asked again and makes no second refund.
      Object.assign(side.state, { down: false, forged: true })
      await expect(send(MINUTE)).rejects.toThrow('not sent')
      side.state.forged = false
      await send(3 * MINUTE)
      await desk.jump(mall.clock.now)
      const amount = (await desk.detail(orderNumber)).actualTotal
      expect(refundsOf()).toEqual([
        [`W${orderNumber}`, kind === 'weixin' ? String(Math.round(Number(amount) * 100)) : amount],
      ])
      const [row] = await mall.db.query('select tries, problem, done_at as done, next_try as next from service_refund')
      expect(row).toEqual({ tries: 3, problem: null, done: START + 3 * MINUTE, next: null })
      const calls = side.server.heard.length
      await send(600 * MINUTE)
      expect(side.server.heard).toHaveLength(calls)
    },
  )

  it('asks about a refund under way, and shows staff a refund that the service refuses', async () => {
    const { orderNumber, number } = await atWeixin()
    weixin.pay(number)
    await tellWeixin(number)
    await mall.db.tx((tx) => refundMoney(tx, orderNumber, 'groupFailed', mall.clock.now))
    const send = (later: number, by = payments) => {
      mall.clock.now = START + later
      return sendRefunds({ db: mall.db, payments: by, now: mall.clock.now })
    }
    weixin.state.refund = 'PROCESSING'
    await send(0)
    weixin.state.refund = 'ABNORMAL'
    await expect(send(MINUTE)).rejects.toThrow('not sent')
    const [row] = await mall.db.query<{ problem: string }>('select problem from service_refund')
    expect(row!.problem).toContain('ABNORMAL')
    await expect(send(10 * MINUTE, {})).rejects.toThrow('not sent')
    weixin.state.refund = 'SUCCESS'
    expect(await desk.press('serviceRefundAgain', { number: `W${orderNumber}` })).toBe(true)
    await send(10 * MINUTE)
    expect(await desk.press('serviceRefundAgain', { number: `W${orderNumber}` })).toBe(false)
  })

  it('sends a refused refund again after one minute, then after twice as long each time, at most six hours', async () => {
    const { orderNumber, number } = await atWeixin()
    weixin.pay(number)
    await tellWeixin(number)
    await mall.db.tx((tx) => refundMoney(tx, orderNumber, 'groupFailed', START))
    weixin.state.refund = 'ABNORMAL'
    const pauses: number[] = []
    for (let now = START; pauses.length < 11; now += pauses.at(-1)! * MINUTE) {
      mall.clock.now = now
      await sendRefunds({ db: mall.db, payments, now: now - 1 })
      await expect(sendRefunds({ db: mall.db, payments, now })).rejects.toThrow('not sent')
      const [row] = await mall.db.query<{ next: number }>('select next_try as next from service_refund')
      pauses.push((row!.next - now) / MINUTE)
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360])
    // A refund under way is asked about again, and its former problem is forgotten.
    weixin.state.refund = 'PROCESSING'
    mall.clock.now += 360 * MINUTE
    await sendRefunds({ db: mall.db, payments, now: mall.clock.now })
    expect(await mall.db.query('select problem, done_at as done, tries from service_refund')).toEqual([
      { problem: null, done: null, tries: 12 },
    ])
  })

  it('returns no money through a service that the buyer did not use', async () => {
    const at = { orderNumber: await desk.order(), refundSn: '88', now: START }
    const queued = async () => (await mall.db.query('select 1 from service_refund')).length
    for (const [payType, amount] of [
      [null, '1.00'],
      [payTypes.balance, '1.00'],
      [payTypes.weixin, '0.00'],
      // The order has no payment at the service.
      [payTypes.weixin, '1.00'],
    ] as const)
      await orderRefund(mall.db, { ...at, payType, amount } as never)
    expect(await queued()).toBe(0)
    const { orderNumber, number } = await atAlipay()
    await tellAlipay(number)
    for (const refundSn of ['88', '88', '89'])
      await orderRefund(mall.db, { ...at, orderNumber, refundSn, payType: payTypes.alipay, amount: '1.00' } as never)
    expect(await mall.db.query('select refund_number as n, payment, amount from service_refund order by 1')).toEqual([
      { n: '88', payment: number, amount: '1.00' },
      { n: '89', payment: number, amount: '1.00' },
    ])
  })

  it('lets the buyer return to a web address of at most 400 characters', async () => {
    const returnOf = async (returnUrl: string) => {
      const { answer } = await desk.buyer.call('pay', {
        orderNumbers: await desk.order(1),
        payType: payTypes.alipay,
        returnUrl,
      })
      return ali.open((answer as { url: string }).url, { pay: false }).fields.return_url
    }
    const long = (length: number) => `https://shop.test/${'a'.repeat(length - 18)}`
    for (const url of [long(400), 'http://shop.test']) expect(await returnOf(url)).toBe(url)
    for (const url of [long(401), 'shop.test', 'ftp://shop.test', 'xhttps://shop.test'])
      expect(await returnOf(url), url).toBeUndefined()
  })

  it('pays statements and top-ups through the same services [R2.21]', async () => {
    const returnUrl = 'javascript:alert(1)'
    const { answer } = await desk.buyer.call('payBalance', { customRechargeAmount: '12.34', payType: 2, returnUrl })
    const { fields } = ali.open(answer.url!, { pay: true })
    expect(fields.return_url).toBeUndefined()
    const number = await numberOf(answer.payNumber)
    expect(await tellAlipay(number)).toBe('success')
    expect((await desk.buyer.call('memberPayInfo', { payNumber: answer.payNumber })).answer).toMatchObject({
      status: 2,
    })
  })
})
