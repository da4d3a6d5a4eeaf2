import { expect, it } from 'vitest'
import { isStorePassword, storePasswordProblems } from './storePassword.ts'

it('accepts only 6 to 12 digits [R5.09]', () => {
  expect(
    ['12345', '123456', '123456789012', '1234567890123', '12345a', '１２３４５６', ''].map(isStorePassword),
  ).toEqual([false, true, true, false, false, false, false])
})

it('requires a new password, typed the same twice [R5.09]', () => {
  expect(storePasswordProblems({ password: '123456', again: '123457' })).toEqual({
    passwordAgain: 'storePasswordsDiffer',
  })
  expect(storePasswordProblems({ password: '123456', again: '123456', former: '123456' })).toEqual({
    password: 'storePasswordSame',
  })
  expect(storePasswordProblems({ password: '123456', again: '123456', former: '654321' })).toEqual({})
})

it('refuses an invalid password whatever the repetition [R5.09]', () => {
  expect(storePasswordProblems({ password: '12345', again: '12345' })).toEqual({ password: 'storePasswordInvalid' })
})
