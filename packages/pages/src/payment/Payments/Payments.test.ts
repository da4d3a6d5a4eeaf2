import { expect, it } from 'vitest'
import { loaderContextAt, formOf, redirectTarget, testMall } from '../../loading/testing/testMall.ts'
import { action } from './Payments.action.ts'

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
