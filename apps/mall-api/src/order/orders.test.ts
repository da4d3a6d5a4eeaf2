import { beforeAll, expect, it } from 'vitest'
import { eachDatabase } from '../testing/databases.ts'
import { stockOf, testMall } from '../testing/testMall.ts'
import type { TestMall } from '../testing/testMall.ts'
import { Visitor } from '../testing/visitor.ts'
import { freightFor } from './freight.ts'

eachDatabase((open) => {
  let mall: TestMall
  beforeAll(async () => {
    mall = await testMall(open())
  }, 60_000)

  it('leaves stock without end without end, whether an order takes of it or gives back [R6.06]', async () => {
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

  it('carries goods for nothing from the shop’s bound on, and not a cent below it [R1.03]', async () => {
    const fees = async (total: string) => (await freightFor(mall.db, [{ shopId: 1, total }])).map(({ fee }) => fee)
    expect(await fees('499.99')).toEqual(['12.00'])
    expect(await fees('500.00')).toEqual(['0.00'])
    expect(await fees('500.01')).toEqual(['0.00'])
  })
})
