import { expect, it } from 'vitest'
import { ApiError } from './apiError.ts'
import { problemOf } from './problemOf.ts'

const refused = (code: string, message = '') => new ApiError('refused', message, { call: 'submitOrder', code })

it('shows the server’s message for A00001, A03002 and unknown codes [R8.03]', () => {
  expect(problemOf(refused('A00001', 'Two orders at once'))).toEqual({ message: 'Two orders at once' })
  expect(problemOf(refused('A00001'))).toEqual({ key: 'error' })
  expect(problemOf(refused('Z99999', 'New rule'))).toEqual({ message: 'New rule' })
  expect(problemOf(refused('toString'))).toEqual({ key: 'error' })
  expect(problemOf(refused('A03010', 'raw sql error'))).toEqual({ key: 'outOfStock' })
})

it('shows the server’s message about a field, and the client’s for a bad argument without a field [R5.15]', () => {
  const bad = (data?: unknown) =>
    new ApiError('refused', 'Enter the recipient', { call: 'addAddress', code: 'A00014', data })
  expect(problemOf(bad({ field: 'receiver' }))).toEqual({ message: 'Enter the recipient' })
  expect(problemOf(bad())).toEqual({ key: 'badArgument' })
})
