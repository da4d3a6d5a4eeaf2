import { freightFee } from '@millwright/domain/price/freight'
import { money } from '@millwright/domain/money/money'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { onDatabase } from '../../testing/databases.ts'
import { testMall } from '../../testing/testMall.ts'
import { Visitor } from '../../testing/visitor.ts'

vi.mock(import('@millwright/domain/price/freight'), async (original) => ({
  freightFee: vi.fn((await original()).freightFee),
}))
const rule = vi.mocked(freightFee)

onDatabase((open) => {
  let visitor: Visitor
  let buyer: Visitor
  beforeAll(async () => {
    const { app } = await testMall(open())
    visitor = new Visitor(app)
    buyer = await new Visitor(app).login('agreement')
    await buyer.call('deleteAll', {})
  }, 60_000)
  beforeEach(() => {
    rule.mockReset()
  })

  /** Collects the freight texts for a hundred M8×40 socket screws (35 yuan) from every place that shows them. */
  const everywhere = async () => {
    await buyer.call('deleteAll', {})
    const of = { prodId: 201, skuId: 2001, shopId: 2 }
    await buyer.call('changeItem', { ...of, count: 100 })
    const page = (await visitor.call('prodInfo', { prodId: 201 })).answer
    const [compared] = (await buyer.call('prodInfos', { prodIds: '201' })).answer
    const [cart] = (await buyer.call('cartInfo', [])).answer
    const basketIds = cart!.shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems.map((i) => i.basketId))
    const lines = [{ skuId: of.skuId, quantity: 100 }]
    const list = (await buyer.call('priceOrderLinesOfBuyer', { lines, plans: 1 })).answer
    const wish = { addrId: 0, dvyTypes: [], couponIds: [] }
    const cartConfirmed = (await buyer.call('confirmOrder', { ...wish, basketIds })).answer
    const bought = (await buyer.call('confirmOrder', { ...wish, orderItem: { ...of, prodCount: 100 } })).answer
    const placed = await buyer.call('submitOrder', {
      orderShopParams: [{ shopId: 2, remarks: '' }],
      uuid: cartConfirmed.uuid!,
    })
    const { transfee } = (await buyer.call('orderDetail', { orderNumber: placed.answer.orderNumbers })).answer
    return {
      page: page.userDeliveryInfo!.totalTransFee,
      delivery: page.deliveryAmount,
      compared: compared!.userDeliveryInfo!.totalTransFee,
      cart: cart!.transFee,
      quickOrder: list.freight,
      plan: list.plans[0]!.freight,
      cartConfirmed: cartConfirmed.shopCartOrders[0]!.transFee,
      total: cartConfirmed.totalTransFee,
      bought: bought.totalTransFee,
      order: transfee,
    }
  }

  it.each([
    ['the rule as it is', undefined, '8.00'],
    ['free freight for everybody', '0.00', '0.00'],
    ['another fee', '7.77', '7.77'],
  ])(
    'charges the same freight on the product page, in the cart, in a quick order and its plans, at checkout and in the order: %s [R1.03]',
    async (_, planted, fee) => {
      if (planted !== undefined) rule.mockImplementation(() => money(planted))
      const said = Object.entries(await everywhere())
      expect(said.map(([place, amount]) => [place, Number(amount).toFixed(2)])).toEqual(
        said.map(([place]) => [place, fee]),
      )
    },
  )
})
