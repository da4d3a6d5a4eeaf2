import { expect, it } from 'vitest'
import { isScanKind, payKindOf, payKinds, payTypes } from './payKinds.ts'

it('has the API’s number for each payment kind [R2.21]', () => {
  expect(payTypes).toEqual({ weixin: 3, alipay: 2, balance: 9, paypal: 10, period: 20, transfer: 21 })
})

it('names the payment kind by its number in the API [R6.06]', () => {
  expect(payKinds.map((kind) => payKindOf(payTypes[kind]))).toEqual(payKinds)
  expect(payKindOf(-1)).toBeUndefined()
})

it('treats only Weixin and Alipay as scan kinds [R2.21]', () => {
  expect(payKinds.filter(isScanKind)).toEqual(['weixin', 'alipay'])
})
