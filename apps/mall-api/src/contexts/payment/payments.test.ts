import { beforeAll, expect, it } from 'vitest'
import { eachDatabase } from '../../testing/databases.ts'
import { START, testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { Visitor } from '../../testing/visitor.ts'
import { consolePayments } from '../../core/outside/consolePayments.ts'
import { money } from '@millwright/domain/money/money'
import { receivePayment } from './receivePayment.ts'
import { refundMoney } from './refundMoney.ts'
import { markPaid, nextQuery, openPayment, paymentOfOrders, totalOf } from './payments.ts'

const HALF_AN_HOUR = 30 * 60_000

eachDatabase((open) => {
  let mall: TestMall
  let buyer: Visitor
  let user: number
  beforeAll(async () => {
    mall = await testMall(open())
    buyer = await new Visitor(mall.app).login()
    const [row] = await mall.db.query<{ user: number }>('select user_id as user from session limit 1')
    user = row!.user
  }, 60_000)

  const order = async (prodCount = 2) => {
    const {
      answer: { uuid },
    } = await buyer.call('confirmOrder', { orderItem: { prodId: 101, skuId: 1001, shopId: 1, prodCount } })
    return (await buyer.call('submitOrder', { orderShopParams: [{ shopId: 1, remarks: '' }], uuid: uuid! })).answer
      .orderNumbers
  }
  const start = (orderNumbers: string[], payType: number, { now = START, waitsUntil = START + HALF_AN_HOUR } = {}) => {
    const orders = orderNumbers.map((orderNumber) => ({ orderNumber, actualTotal: '49.00' }))
    return openPayment(mall.db, paymentOfOrders(user, orders, payType), { now, waitsUntil })
  }
  const paidOf = async (orderNumber: string) =>
    (
      await mall.db.query(
        'select status, pay_type as "payType", paid_at as "paidAt" from orders where order_number = $1',
        [orderNumber],
      )
    )[0]
  const soldOf = async () =>
    (await mall.db.query<{ n: number }>('select sold_num as n from product where prod_id = 101'))[0]!.n

  it('requests one payment for all orders, and returns the same code for the same orders and method [R6.06]', async () => {
    const [one, other] = [await order(), await order()]
    const { code } = await start([one, other], 3)
    expect(code).toMatch(/^[0-9a-f]{24}$/)
    expect((await start([other, one], 3)).code).toBe(code)
    expect((await start([one], 3)).code).not.toBe(code)
    expect((await start([one, other], 2)).code).not.toBe(code)
    const [kept] = await mall.db.query('select amount::text, purpose, subject, created from payment where code = $1', [
      code,
    ])
    expect(kept).toEqual({ amount: '98.00', purpose: 'order', subject: [one, other].sort().join(','), created: START })
    await mall.db.query('update payment set paid_at = 1 where code = $1', [code])
    expect((await start([one, other], 3)).code).not.toBe(code)
  })

  it('ends a payment at its service a minute before its order, and then opens another [R6.06]', async () => {
    const one = await order()
    const first = await start([one], 3)
    expect(first.expires).toBe(START + HALF_AN_HOUR - 60_000)
    expect((await start([one], 3, { now: first.expires - 30_001 })).code).toBe(first.code)
    const second = await start([one], 3, { now: first.expires - 30_000 })
    expect(second.code).not.toBe(first.code)
    expect(second.expires).toBe(first.expires - 30_000 + 90_000)
    expect((await start([await order()], 3, { waitsUntil: START + 50 * HALF_AN_HOUR })).expires).toBe(
      START + 4 * HALF_AN_HOUR,
    )
  })

  it('asks about a payment after a minute, then at growing intervals, and at its end', () => {
    const payment = { created: 0, expires: 1_000_000 }
    expect([0, 60_000, 200_000, 700_000].map((now) => nextQuery(payment, now))).toEqual([
      60_000, 120_000, 400_000, 1_000_000,
    ])
  })

  it('shows a cashier the worst status, the earliest end and the points of all orders [R2.21]', async () => {
    const [one, other] = [await order(), await order()]
    await mall.db.query('update orders set points = 30 where order_number = $1', [one])
    await mall.db.query('update orders set points = 12, expires = expires - 7 where order_number = $1', [other])
    const info = async () => {
      const { answer } = await buyer.call('orderPayInfo', { orderNumbers: ` ${one} , ,${other}` })
      return [answer.status, answer.endTime, answer.totalScore]
    }
    const end = START + HALF_AN_HOUR - 7
    expect(await info()).toEqual([1, end, 42])
    await mall.db.query('update orders set status = 2, paid_at = 1 where order_number = $1', [one])
    expect(await info()).toEqual([2, end, 42])
    await mall.db.query('update orders set status = 6 where order_number = $1', [other])
    expect(await info()).toEqual([6, end, 42])
    await mall.db.query('update orders set status = 6, paid_at = null where order_number = $1', [one])
    await mall.db.query('update orders set status = 1 where order_number = $1', [other])
    expect(await info()).toEqual([6, end, 42])
  })

  it('opens one payment for the same orders in any sequence [R6.06]', async () => {
    const [one, other] = [await order(), await order()]
    const pay = async (orderNumbers: string) => (await buyer.call('pay', { orderNumbers, payType: 3 })).answer
    expect(await pay(`${other},${one},${one}`)).toEqual(await pay(`${one}, ${other}`))
  })

  it('adds the totals of orders exactly [R1.03]', () => {
    expect(totalOf([{ actualTotal: '0.10' }, { actualTotal: '0.20' }])).toBe('0.30')
    expect(totalOf([])).toBe('0.00')
  })

  it('sends a phone to the console’s page of the code, in the buyer’s language [R2.23]', async () => {
    const times = { now: START, expires: START + HALF_AN_HOUR }
    const at = { locale: 'en', origin: 'http://console.test:4101/' } as const
    const payment = { number: 'ab12', amount: money('1'), title: 'Order', ...times, ...at }
    const [weixin, alipay] = [consolePayments.weixin!, consolePayments.alipay!]
    const url = 'http://console.test:4101/pay/ab12?lang=en'
    expect(await weixin.start(payment)).toEqual({ kind: 'scan', code: 'weixin://wxpay/bizpayurl?pr=ab12', url })
    expect(await alipay.start(payment)).toEqual({ kind: 'scan', code: 'https://qr.alipay.com/ab12', url })
  })

  it('marks orders as paid with method and time, and counts the sold pieces [R6.06]', async () => {
    const [one, other, untouched] = [await order(2), await order(3), await order(1)]
    const sold = await soldOf()
    expect(await markPaid(mall.db, [one, other], 3, START + 5)).toBe(true)
    for (const number of [one, other])
      expect(await paidOf(number)).toEqual({ status: 2, payType: 3, paidAt: START + 5 })
    expect(await paidOf(untouched)).toMatchObject({ status: 1, paidAt: null })
    expect(await soldOf()).toBe(sold + 5)
    expect(await markPaid(mall.db, [one, other], 3, START + 6)).toBe(false)
    expect(await soldOf()).toBe(sold + 5)
  })

  it('marks all orders or none: none if one is paid, expired or unknown, and a repeated one once [R6.06]', async () => {
    const [one, other] = [await order(), await order()]
    expect(await markPaid(mall.db, [one, 'nobody'], 3, START)).toBe(false)
    expect(await markPaid(mall.db, [one], 3, START + HALF_AN_HOUR)).toBe(false)
    expect(await paidOf(one)).toMatchObject({ status: 1 })
    expect(await markPaid(mall.db, [one, one], 2, START + HALF_AN_HOUR - 1)).toBe(true)
    expect(await markPaid(mall.db, [one, other], 3, START)).toBe(false)
    expect(await paidOf(other)).toMatchObject({ status: 1 })
  })

  it('receives a reported payment once, and only with its own type and amount [R6.06]', async () => {
    const [one, other] = [await order(), await order()]
    const { code } = await start([one, other], 3)
    const receive = (more: object = {}) =>
      receivePayment(
        mall.db,
        { number: code, amount: money('98'), payType: 3, serviceNumber: 'WX1', ...more },
        START + 9,
      )
    expect(await receive({ number: 'unknown' })).toBe('unknown')
    expect(await receive({ payType: 2 })).toBe('unknown')
    for (const amount of ['97.99', '98.01']) expect(await receive({ amount: money(amount) })).toBe('otherAmount')
    expect(await paidOf(one)).toMatchObject({ status: 1, paidAt: null })
    expect(await receive()).toBe('received')
    expect(await receive()).toBe('before')
    for (const number of [one, other])
      expect(await paidOf(number)).toEqual({ status: 2, payType: 3, paidAt: START + 9 })
    const kept = 'select paid_at as paid, query_at as query, service_number as service from payment where code = $1'
    expect(await mall.db.query(kept, [code])).toEqual([{ paid: START + 9, query: null, service: 'WX1' }])
    const codes = 'select distinct payment_code as code from orders where order_number in ($1, $2)'
    expect(await mall.db.query(codes, [one, other])).toEqual([{ code }])
    // A person who confirms a payment in the console names no amount.
    const { code: plain } = await start([await order()], 2)
    expect(await receivePayment(mall.db, { number: plain }, START)).toBe('received')
  })

  it('returns the rest of a payment once, and nothing of an unpaid order [R6.07]', async () => {
    const [unpaid, paid] = [await order(), await order()]
    await markPaid(mall.db, [paid], 3, START)
    await mall.db.query('update orders set refunded = 9 where order_number = $1', [paid])
    for (const number of [unpaid, paid, paid])
      await mall.db.tx((tx) => refundMoney(tx, number, 'groupFailed', START + 1))
    const made = await mall.db.query(
      'select order_number as number, cause, amount, pay_type as "payType", created from repayment where order_number in ($1, $2)',
      [unpaid, paid],
    )
    expect(made).toEqual([{ number: paid, cause: 'groupFailed', amount: '40.00', payType: 3, created: START + 1 }])
    const refunded = 'select refunded from orders where order_number in ($1, $2) order by refunded'
    expect(await mall.db.query(refunded, [unpaid, paid])).toEqual([{ refunded: '0.00' }, { refunded: '49.00' }])
  })
})
