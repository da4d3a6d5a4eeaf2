import { expect, it } from 'vitest'
import { loaderContextAt, fromFixtures, redirectTarget, testMall } from '../../loading/testing/testMall.ts'
import { load as loadDetail } from '../IntegralDet/IntegralDet.load.ts'
import { load } from './IntegralMall.load.ts'

const path = '/member-center/integral-mall'

it('lists all rewards, affordable ones, or those that also cost money [R2.32]', async () => {
  const mall = testMall(fromFixtures('scoreInfo', 'scoreProdPage', 'userInfo'))
  const all = await load(mall.api, loaderContextAt(path))
  expect(all.goods[1]).toMatchObject({ points: 1200, money: '29.00', limit: 2 })
  expect(all.goods[0]).toMatchObject({ points: 600, money: undefined })
  const affordable = await load(mall.api, loaderContextAt(`${path}?kind=afford`))
  expect(affordable.goods.every(({ points }) => points <= 2860)).toBe(true)
  expect(
    (await load(mall.api, loaderContextAt(`${path}?kind=money`))).goods.every(({ money }) => money !== undefined),
  ).toBe(true)
  expect(await redirectTarget(load(mall.api, loaderContextAt(`${path}?page=9`)))).toBe('unknown listPage')
})

it('redirects to the points mall without a product, and reports other products as unknown [R2.32]', async () => {
  const mall = testMall(fromFixtures('scoreInfo', 'scoreProdPage', 'prodInfo', 'userInfo'))
  expect(
    await redirectTarget(loadDetail(mall.api, loaderContextAt('/member-center/integral-det', { params: {} }))),
  ).toContain(path)
  expect(await redirectTarget(loadDetail(mall.api, loaderContextAt('/x', { params: { prodId: '999' } })))).toBe(
    'unknown reward',
  )
  const det = await loadDetail(mall.api, loaderContextAt('/x', { params: { prodId: '100001' } }))
  expect(det).toMatchObject({ score: 2860, good: { points: 600 } })
})
