import { bearingDetail } from '@millwright/fixtures/product'
import { expect, it } from 'vitest'
import { loaderContextAt, redirectTarget, refusal, testMall } from '../../loading/testing/testMall.ts'
import { load } from './Datasheet.load.ts'

const sheet = loaderContextAt('/datasheet/100001', { params: { prodId: '100001' } })

it('has all SKUs, the address of the product and the date in the mall’s time zone [R2.31]', async () => {
  const { api } = testMall({ prodInfo: bearingDetail.zh })
  const late = Date.parse('2026-11-21T23:30:00+08:00')
  expect(await load(api, { ...sheet, now: late })).toMatchObject({
    url: 'http://mall.test/detail/100001',
    date: '2026-11-21',
    head: { canonical: '/detail/100001', noindex: true },
    sizes: bearingDetail.zh.skuList.map(({ partyCode }) => ({ partyCode })),
  })
})

it('shows the single SKU that the address names [R2.31]', async () => {
  const { api } = testMall({ prodInfo: bearingDetail.zh })
  const { skuId } = bearingDetail.zh.skuList[6]!
  const one = loaderContextAt(`/datasheet/100001?sku=${skuId}`, { params: { prodId: '100001' } })
  expect(await load(api, one)).toMatchObject({
    skuId,
    url: `http://mall.test/detail/100001?sku=${skuId}`,
    head: { title: { values: { name: '6205-2RS/C3' } } },
  })
})

it('does not exist for a delisted or unknown product [R2.35]', async () => {
  expect(await redirectTarget(load(testMall({ prodInfo: { ...bearingDetail.zh, status: 0 } }).api, sheet))).toBe(
    'unknown product',
  )
  expect(
    await redirectTarget(load(testMall({}).api, loaderContextAt('/datasheet/x', { params: { prodId: 'x' } }))),
  ).toBe('unknown product')
  expect(await redirectTarget(load(testMall({ prodInfo: refusal('A01000') }).api, sheet))).toBe('unknown product')
  expect(await redirectTarget(load(testMall({}).api, loaderContextAt('/datasheet')))).toBe('unnamed product')
})
