import { beforeAll, expect, it } from 'vitest'
import { eachDatabase } from '../../testing/databases.ts'
import { START, stockOf, testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { Visitor } from '../../testing/visitor.ts'
import { closeTypes, closeUnpaid } from './orders.ts'

eachDatabase((open) => {
  let mall: TestMall
  beforeAll(async () => {
    mall = await testMall(open())
  }, 60_000)

  it('keeps unlimited stock unlimited when an order takes or returns pieces [R6.06]', async () => {
    await mall.db.query('update product set status = 1 where prod_id = 202')
    const buyer = await new Visitor(mall.app).login()
    const {
      answer: { uuid },
    } = await buyer.call('confirmOrder', { orderItem: { prodId: 202, skuId: 2002, shopId: 2, prodCount: 3 } })
    const {
      answer: { orderNumbers },
    } = await buyer.call('submitOrder', { orderShopParams: [{ shopId: 2, remarks: '' }], uuid: uuid! })
    expect(await stockOf(mall.db, 2002)).toBe(-1)
    expect((await buyer.call('cancelOrder', { orderNumber: orderNumbers })).code).toBe('00000')
    expect(await stockOf(mall.db, 2002)).toBe(-1)
  })

  it('closes only the buyer’s own orders, even if another buyer’s order number is given [R6.06]', async () => {
    const buyer = await new Visitor(mall.app).login()
    const { answer } = await buyer.call('confirmOrder', {
      orderItem: { prodId: 201, skuId: 2001, shopId: 2, prodCount: 100 },
    })
    const orderShopParams = [{ shopId: 2, remarks: '' }]
    const { answer: ordered } = await buyer.call('submitOrder', { orderShopParams, uuid: answer.uuid! })
    const [{ user } = { user: 0 }] = await mall.db.query<{ user: number }>(
      "select user_id as user from buyer where account = 'agreement'",
    )
    const named = { orderNumber: ordered.orderNumbers, closeType: closeTypes.cancelled }
    expect(await closeUnpaid({ db: mall.db, now: START }, { user, ...named })).toEqual([])
    expect((await buyer.call('orderDetail', { orderNumber: ordered.orderNumbers })).answer.status).toBe(1)
  })
})
