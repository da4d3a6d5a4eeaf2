import { beforeAll, expect, it } from 'vitest'
import { eachDatabase } from '../../testing/databases.ts'
import { START, testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { Visitor } from '../../testing/visitor.ts'
import { phonePaymentUrl, markPaid, scanTypes, startPayment, totalOf } from './payments.ts'

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
  const start = async (orderNumbers: string[], payType: number, who = user) => {
    const orders = orderNumbers.map((orderNumber) => ({ orderNumber, actualTotal: '49.00' }))
    return (await startPayment(mall.db, { user: who, orders, payType, now: START })).scanned
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
    const code = await start([one, other], 3)
    expect(code).toMatch(/^weixin:\/\/wxpay\/bizpayurl\?pr=[0-9a-f]{24}$/)
    expect(await start([other, one], 3)).toBe(code)
    expect(await start([one], 3)).not.toBe(code)
    expect(await start([one, other], 2)).toMatch(/^https:\/\/qr\.alipay\.com\/[0-9a-f]{24}$/)
    const [kept] = await mall.db.query('select amount::text, purpose, subject, created from payment where code = $1', [
      code.split('=')[1]!,
    ])
    expect(kept).toEqual({ amount: '98.00', purpose: 'order', subject: [one, other].sort().join(','), created: START })
    await mall.db.query('update payment set paid_at = 1 where code = $1', [code.split('=')[1]!])
    expect(await start([one, other], 3)).not.toBe(code)
  })

  it('adds the totals of orders exactly [R1.03]', () => {
    expect(totalOf([{ actualTotal: '0.10' }, { actualTotal: '0.20' }])).toBe('0.30')
    expect(totalOf([])).toBe('0.00')
    expect(scanTypes.toSorted()).toEqual([2, 3])
  })

  it('sends a phone to the console’s page of the code, in the buyer’s language [R2.23]', () => {
    expect(phonePaymentUrl({ locale: 'en', consoleUrl: 'http://console.test:4101/' }, 'ab12')).toBe(
      'http://console.test:4101/pay/ab12?lang=en',
    )
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
})
