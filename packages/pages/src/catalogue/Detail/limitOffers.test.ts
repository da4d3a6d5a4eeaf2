import { bearingOffers } from '@millwright/fixtures/product'
import { expect, it } from 'vitest'
import { limitOffers } from './limitOffers.ts'

it('keeps all offers of the selected SKU and the first offer of every other SKU, within the limits [R2.31]', () => {
  const [one] = bearingOffers.zh
  const many = Array.from({ length: 40 }, (_, sku) =>
    Array.from({ length: 8 }, (_, place) => ({ ...one!, forSkuId: String(sku), skuId: `${sku}-${place}` })),
  ).flat()
  const kept = limitOffers(many, { skus: 40, skuId: '7' })
  expect(kept.filter(({ forSkuId }) => forSkuId === '7')).toHaveLength(8)
  expect(kept.filter(({ forSkuId }) => forSkuId === '8').map(({ skuId }) => skuId)).toEqual(['8-0'])
  expect(kept.length).toBeLessThanOrEqual(68)
  expect(limitOffers(bearingOffers.zh, { skus: 1, skuId: '1000006' })).toEqual(bearingOffers.zh)
})
