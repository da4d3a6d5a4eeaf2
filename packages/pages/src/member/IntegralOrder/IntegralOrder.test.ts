import { expect, it } from 'vitest'
import {
  loaderContextAt,
  formOf,
  fromFixtures,
  redirectTarget,
  refusal,
  testMall,
} from '../../loading/testing/testMall.ts'
import { action } from './IntegralOrder.action.ts'
import { load } from './IntegralOrder.load.ts'

const path = '/submit-integral-order?prodId=1001&skuId=2001&count=2'
const form = { intent: 'submit', uuid: 'u-12345678', shopId: '11', addrId: '301', pricedFor: '301', remark: '2#' }

it('prices the reward for the address, or shows the reason for a refusal [R2.19]', async () => {
  const mall = testMall(fromFixtures('scoreConfirm', 'addressList', 'areaList', 'userInfo'))
  expect((await load(mall.api, loaderContextAt(path))).priced).toMatchObject({
    state: 'ready',
    confirm: { scorePrice: 1200 },
  })
  expect(mall.inputsOf('scoreConfirm')).toEqual([
    { orderItem: { prodId: '1001', skuId: '2001', prodCount: 2 }, addrId: '0' },
  ])
  const short = testMall({
    ...fromFixtures('addressList', 'areaList', 'userInfo'),
    scoreConfirm: refusal('A00001', '还差 720 积分'),
  })
  expect((await load(short.api, loaderContextAt(path))).priced).toEqual({
    state: 'refused',
    problem: { message: '还差 720 积分' },
  })
  expect(await redirectTarget(load(mall.api, loaderContextAt('/submit-integral-order?prodId=1001')))).toBe(
    'unnamed reward',
  )
})

it('submits with a message of at most 85 characters, and redirects to pay [R5.17]', async () => {
  const mall = testMall({ submitOrder: { orderNumbers: '2026112110300012345678' } })
  expect(await redirectTarget(action(mall.api, loaderContextAt(path), formOf(form)))).toContain(
    '/payment?orderNumbers=2026112110300012345678',
  )
  expect(mall.inputsOf('submitOrder')).toEqual([
    { uuid: 'u-12345678', orderShopParams: [{ shopId: '11', remarks: '2#' }] },
  ])
  await redirectTarget(action(mall.api, loaderContextAt(path), formOf({ ...form, 'invoice.choice': '12' })))
  expect(mall.inputsOf('submitOrder')[1]).toMatchObject({ invoiceParams: [{ shopId: '11', invoiceTitleId: '12' }] })
  const typed = { ...form, 'invoice.choice': 'new', 'invoice.headerName': '华星机电' }
  expect(await action(mall.api, loaderContextAt(path), formOf(typed))).toMatchObject({ done: false, form: typed })
  expect(
    await redirectTarget(action(mall.api, loaderContextAt(path), formOf({ ...typed, pricedFor: '302' }))),
  ).toContain('invoice.headerName=')
  const long = { ...form, remark: 'x'.repeat(86) }
  expect(await action(mall.api, loaderContextAt(path), formOf(long))).toMatchObject({
    fields: { remark: { key: 'messageTooLong', values: { limit: 85 } } },
    form: { remark: long.remark },
  })
  expect(
    await redirectTarget(action(mall.api, loaderContextAt(path), formOf({ ...form, pricedFor: '302' }))),
  ).toContain('addrId=301')
})
