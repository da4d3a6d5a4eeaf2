import { money } from '@millwright/domain/money/money'
import { bearingDetail } from '@millwright/fixtures/product'
import { user } from '@millwright/fixtures/site'
import { loaderContextAt, testMall } from '../../loading/testing/testMall.ts'
import { load } from './IntegralDet.load.ts'

const detail = bearingDetail.zh
const good = {
  prodId: detail.prodId,
  prodName: detail.prodName,
  skuId: detail.skuList[0]!.skuId,
  scorePrice: 1200,
  scoreAmount: '29.00',
  scoreStocks: 5,
  price: '58.00',
}
const freightAt = async (freeFrom: string, person?: { isFreeFee: 0 | 1; shopType: 1 | 2 }) => {
  const mall = testMall({
    scoreProdPage: { records: [good], total: 1, pages: 1, current: 1, size: 1 } as never,
    prodInfo: {
      ...detail,
      shopType: person?.shopType ?? detail.shopType,
      userDeliveryInfo: { totalTransFee: money('12'), freightRule: { base: money('12'), freeFrom: money(freeFrom) } },
    } as never,
  })
  const at = loaderContextAt(`/member-center/integral-det/${detail.prodId}`)
  const buyer = person && Promise.resolve({ ...user.zh, isFreeFee: person.isFreeFee })
  return (await load(mall.api, { ...at, user: buyer, params: { prodId: detail.prodId } })).freight
}

it('says the freight of a redeemed item by the rule of its shop, to which its cash counts [R5.03]', async () => {
  expect(await freightAt('299')).toMatchObject({ fee: '12.00', freeFrom: '299.00' })
  expect(Number((await freightAt('29'))!.fee)).toBe(0)
})

it('says free freight to a member whose level has it in the mall’s own shop, as the checkout does [R3.10]', async () => {
  const fee = async (isFreeFee: 0 | 1, shopType: 1 | 2) =>
    Number((await freightAt('299', { isFreeFee, shopType }))!.fee)
  expect([await fee(1, 1), await fee(1, 2), await fee(0, 1)]).toEqual([0, 12, 12])
})
