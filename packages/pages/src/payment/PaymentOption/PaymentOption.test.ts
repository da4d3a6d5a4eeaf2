import { expect, it } from 'vitest'
import { loaderContextAt, fromFixtures, redirectTarget, refusal, testMall } from '../../loading/testing/testMall.ts'
import { load } from './PaymentOption.load.ts'

const path = '/payment-option?orderNumbers=202611210930124410'
const calls = fromFixtures('orderPayInfo', 'payOptions', 'getPcWebConfig', 'getSysPaySwitch')

it('lists every method, with the reason if it is unavailable [R2.21]', async () => {
  const { methods } = await load(testMall(calls).api, loaderContextAt(path))
  expect(methods.map(({ kind, available, why }) => [kind, available, why])).toEqual([
    ['weixin', true, undefined],
    ['alipay', true, undefined],
    ['balance', false, 'notSetUp'],
    ['period', true, undefined],
    ['transfer', true, undefined],
  ])
})

it('uses the payment switches if the mall gives no options [R2.21]', async () => {
  const { methods } = await load(testMall({ ...calls, payOptions: refusal('A00013') }).api, loaderContextAt(path))
  expect(methods.find(({ kind }) => kind === 'weixin')).toMatchObject({ available: true })
  expect(methods.find(({ kind }) => kind === 'balance')).toMatchObject({ available: false, why: 'off' })
})

it('reports other buyers’ orders as unknown, and redirects for paid ones [R2.21]', async () => {
  expect(
    await redirectTarget(load(testMall({ ...calls, payOptions: refusal('A03000') }).api, loaderContextAt(path))),
  ).toBe('unknown due')
  expect(
    await redirectTarget(load(testMall(calls).api, loaderContextAt('/payment-option?orderNumbers=202611210930124411'))),
  ).toBe('/payment-success?orderNumbers=202611210930124411')
})
