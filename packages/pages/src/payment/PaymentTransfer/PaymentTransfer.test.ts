import { expect, it } from 'vitest'
import {
  loaderContextAt,
  formOf,
  fromFixtures,
  redirectTarget,
  refusal,
  testMall,
} from '../../loading/testing/testMall.ts'
import { action as pay } from '../Payment/Payment.action.ts'
import { action } from './PaymentTransfer.action.ts'
import { load } from './PaymentTransfer.load.ts'

const path = '/payment-transfer?orderNumbers=202611210930124410'
const calls = fromFixtures('transferInfo', 'getPcWebConfig')
const right = {
  intent: 'voucher',
  payerName: '张江精密机械有限公司',
  bankName: '招商银行',
  amount: '2,016.00',
  voucherImgs: 'files/3f0c2b9e-5d1a-4c7e-9b60-0a1b2c3d4e50',
  remark: '',
}

it('shows the transfer of orders or of statements, with its reference [R2.21]', async () => {
  const { transfer, subject } = await load(testMall(calls).api, loaderContextAt(path))
  expect(transfer).toMatchObject({ reference: 'MW-4C7K-9QX2', amount: '2016.00' })
  expect(subject).toEqual({ of: 'orderNumbers', numbers: ['202611210930124410'] })
  const bills = await load(
    testMall(calls).api,
    loaderContextAt('/payment-transfer?billNumbers=ST202610-000002,ST202609-000002'),
  )
  expect(bills.transfer.billNumbers).toEqual(['ST202610-000002', 'ST202609-000002'])
})

it('is started at the cashier, and unknown for orders of another buyer [R2.21]', async () => {
  expect(await redirectTarget(load(testMall({ ...calls, transferInfo: undefined }).api, loaderContextAt(path)))).toBe(
    '/payment?orderNumbers=202611210930124410',
  )
  expect(
    await redirectTarget(load(testMall({ ...calls, transferInfo: refusal('A03000') }).api, loaderContextAt(path))),
  ).toBe('unknown due')
  const mall = testMall({ openTransfer: {} })
  const cashier = loaderContextAt('/payment?orderNumbers=202611210930124410')
  expect(await redirectTarget(pay(mall.api, cashier, formOf({ intent: 'pay', kind: 'transfer' })))).toBe(path)
  expect(mall.inputsOf('openTransfer')).toEqual([{ orderNumbers: '202611210930124410' }])
})

it('sends the receipt [R2.21]', async () => {
  const mall = testMall({ transferVoucher: {} })
  expect(await action(mall.api, loaderContextAt(path), formOf(right))).toMatchObject({ done: true })
  expect(mall.inputsOf('transferVoucher')).toMatchObject([{ amount: '2016.00', voucherImgs: right.voucherImgs }])
})

it.each([
  ['payerName', { payerName: '' }],
  ['bankName', { bankName: ' ' }],
  ['amount', { amount: '12.345' }],
  ['amount', { amount: '0' }],
  ['voucherImgs', { voucherImgs: '' }],
])('shows an error at %s [R2.21]', async (field, changes) => {
  const outcome = await action(testMall({}).api, loaderContextAt(path), formOf({ ...right, ...changes }))
  expect(Object.keys((!outcome.done && outcome.fields) || {})).toEqual([field])
})

it('pays statements with the selected method [R2.21]', async () => {
  const mall = testMall({ payBill: true })
  const cashier = loaderContextAt('/payment?billNumbers=ST202609-000002&billNumbers=ST202610-000002')
  expect(
    await redirectTarget(pay(mall.api, cashier, formOf({ intent: 'pay', kind: 'balance', payPassword: '888888' }))),
  ).toBe('/payment-success?billNumbers=ST202609-000002%2CST202610-000002')
  expect(mall.inputsOf('payBill')).toEqual([
    { billNumbers: 'ST202609-000002,ST202610-000002', payType: 9, payPassword: '888888' },
  ])
})

it('redirects to the success page if the order is paid when the receipt arrives [R8.06]', async () => {
  const mall = testMall({ transferVoucher: refusal('A03007') })
  expect(await redirectTarget(action(mall.api, loaderContextAt(path), formOf(right)))).toBe(
    '/payment-success?orderNumbers=202611210930124410',
  )
})

const topUp = '/payment-transfer?payNumber=T20261121100000123456'

it('shows the transfer of a top-up, which starts with its payment [R2.33]', async () => {
  const mall = testMall(calls)
  const { transfer, subject } = await load(mall.api, loaderContextAt(topUp))
  expect(mall.inputsOf('transferInfo')).toEqual([{ payNumber: 'T20261121100000123456' }])
  expect(subject).toEqual({ of: 'payNumber', numbers: ['T20261121100000123456'] })
  expect(transfer.payment).toMatchObject({ kind: 'topup' })
  const without = testMall({ ...calls, transferInfo: undefined })
  expect(await redirectTarget(load(without.api, loaderContextAt(topUp)))).toBe('/payments?number=T20261121100000123456')
  const foreign = testMall({ ...calls, transferInfo: refusal('A03000') })
  expect(await redirectTarget(load(foreign.api, loaderContextAt(topUp)))).toBe('unknown topUp')
  expect(await redirectTarget(load(foreign.api, loaderContextAt('/payment-transfer?payNumber=a/b')))).toBe(
    'unknown topUp',
  )
})

it('sends the receipt of a top-up, and shows the payment if it is paid [R2.33]', async () => {
  const mall = testMall({ transferVoucher: {} })
  expect(await action(mall.api, loaderContextAt(topUp), formOf(right))).toMatchObject({ done: true })
  expect(mall.inputsOf('transferVoucher')).toMatchObject([{ payNumber: 'T20261121100000123456', amount: '2016.00' }])
  const paid = testMall({ transferVoucher: refusal('A03007') })
  expect(await redirectTarget(action(paid.api, loaderContextAt(topUp), formOf(right)))).toBe(
    '/payments?number=T20261121100000123456',
  )
  const expired = testMall({ transferVoucher: refusal('A03002') })
  expect(await action(expired.api, loaderContextAt(topUp), formOf(right))).toMatchObject({ done: false })
})
