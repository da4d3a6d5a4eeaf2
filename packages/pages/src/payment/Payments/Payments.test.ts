import { expect, it } from 'vitest'
import { loaderContextAt, formOf, redirectTarget, testMall } from '../../loading/testing/testMall.ts'
import { memberPayment } from '@millwright/fixtures/balance'
import { action } from './Payments.action.ts'
import { load } from './Payments.load.ts'

it('sends the form’s idempotency key with a payment from the balance [R2.21]', async () => {
  const mall = testMall({ payLevel: { payNumber: 'V1', paid: true } })
  const form = formOf({ kind: 'balance', payPassword: '888888', uuid: 'form-0001', intent: 'pay' })
  expect(await redirectTarget(action(mall.api, loaderContextAt('/payments?level=8'), form))).toBe('/payments?number=V1')
  expect(mall.inputsOf('payLevel')).toEqual([{ id: '8', payType: 9, payPassword: '888888', uuid: 'form-0001' }])
})

it('reports a missing pay password without a request [R5.09]', async () => {
  const mall = testMall({})
  expect(
    await action(
      mall.api,
      loaderContextAt('/payments?level=8'),
      formOf({ kind: 'balance', payPassword: '', intent: 'pay' }),
    ),
  ).toMatchObject({ done: false, fields: { payPassword: { key: 'payPasswordMissing' } } })
  expect(mall.calls).toEqual([])
})

it('leads to the payment service’s page if the service has no code to scan [R2.21]', async () => {
  const { now } = loaderContextAt('/')
  const payment = memberPayment('zh', { status: 1 })
  const mall = testMall({
    memberPayInfo: payment,
    payBalance: { payNumber: payment.payNumber, url: 'https://openapi.alipay.com/gateway.do?sign=1' },
  })
  const at = `/payments?amount=12.34&number=${payment.payNumber}&kind=alipay&issued=${now - 1000}`
  const { step } = await load(mall.api, loaderContextAt(at) as never)
  expect(mall.inputsOf('payBalance')).toMatchObject([
    { payType: 2, returnUrl: expect.stringMatching(/^http.*\/payments\?number=/) },
  ])
  expect(step).toMatchObject({ at: 'scan', elsewhere: 'https://openapi.alipay.com/gateway.do?sign=1' })
})

it('leads to the account to pay to if a level is paid by bank transfer [R2.21]', async () => {
  const mall = testMall({ payLevel: { payNumber: 'V1' } })
  const form = formOf({ kind: 'transfer', uuid: 'form-0001', intent: 'pay' })
  expect(await redirectTarget(action(mall.api, loaderContextAt('/payments?level=8'), form))).toBe(
    '/payment-transfer?payNumber=V1',
  )
  expect(mall.inputsOf('payLevel')).toEqual([{ id: '8', payType: 21 }])
})
