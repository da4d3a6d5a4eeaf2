import { describe, expect, it } from 'vitest'
import { bearingDetail, boltDetail, pumpDetail } from '@millwright/fixtures/product'
import { at, leaving, testMall } from '../internal/testMall.ts'
import { load } from './Compare.load.ts'

const mall = () => testMall({ prodInfos: [pumpDetail.zh, boltDetail.zh, bearingDetail.zh] })

describe('comparing', () => {
  it('shows what was asked for in that order, with tier prices where there is one size', async () => {
    const { api, inputsOf } = mall()
    const { products, tooMany, missing } = await load(api, at('/compare?ids=100002,100001,100002'))
    expect(inputsOf('prodInfos')).toEqual([{ prodIds: '100002,100001' }])
    expect(products.map(({ prodId, steps }) => [prodId, steps.map(({ minQty }) => minQty)])).toEqual([['100002', [100, 500, 2000]], ['100001', []]])
    expect(products[1]?.parameters[0]).toEqual({ name: '内径 d', value: '25 mm' })
    expect({ tooMany, missing }).toEqual({ tooMany: false, missing: 0 })
  })

  it('takes the first four of more and counts those that are not to be had', async () => {
    const { api, inputsOf } = mall()
    expect(await load(api, at('/compare?ids=100001,7,evil,100002,100005'))).toMatchObject({ tooMany: true, missing: 2 })
    expect(inputsOf('prodInfos')).toEqual([{ prodIds: '100001,7,100002' }])
  })

  it('reads ticked boxes as a plain form sends them, and asks nobody when nothing is ticked', async () => {
    expect(await leaving(load(mall().api, at('/compare?ids=1&ids=2&diff=1')))).toBe('/compare?ids=1,2&diff=1')
    const { api, calls } = mall()
    expect(await load(api, at('/compare?ids=,'))).toMatchObject({ products: [], missing: 0, tooMany: false })
    expect(calls).toEqual([])
  })
})
