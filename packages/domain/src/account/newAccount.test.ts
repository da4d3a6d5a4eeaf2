import { expect, it } from 'vitest'
import { accountProblems, newPasswordProblems, passwordRules, phoneProblems } from './newAccount.ts'
import { isPassword } from './validation.ts'

it('reports the problems of the number, its code and the terms together [R5.05] [R5.08]', () => {
  expect(phoneProblems({ mobile: '13800000001', validCode: '123456', agreed: true })).toEqual({})
  expect(phoneProblems({ mobile: '23800000001', validCode: ' ', agreed: false })).toEqual({
    mobile: 'mobileInvalid',
    validCode: 'codeEmpty',
    agreed: 'termsNeeded',
  })
})

it('accepts 4-16 letters, digits or underscores as an account, but no mobile number [R5.06]', () => {
  for (const name of ['abcd', 'A_1_', '1234567890123456']) expect(accountProblems(name), name).toEqual({})
  for (const name of ['abc', 'a b c d', '张工采购部', 'abcd-1', '12345678901234567', '13800000001'])
    expect(accountProblems(name), name).toEqual({ userName: 'accountInvalid' })
})

it('returns which password rules are open, consistently with `isPassword` [R5.07]', () => {
  expect(passwordRules('')).toEqual({ length: false, kinds: false, halfWidth: false })
  expect(passwordRules('abc12')).toEqual({ length: false, kinds: true, halfWidth: true })
  expect(passwordRules('abcdef')).toEqual({ length: true, kinds: false, halfWidth: true })
  expect(passwordRules('abc１23')).toEqual({ length: true, kinds: true, halfWidth: false })
  for (const one of [
    '',
    'abc12',
    'abc123',
    'ABC+++',
    '12 3456a',
    '123456',
    'a1'.repeat(10),
    'a1'.repeat(11),
    'pass１2',
    '密码abc123',
    '~~~~1',
    '!!!!!1',
  ]) {
    expect(Object.values(passwordRules(one)).every(Boolean), one).toBe(isPassword(one))
  }
  expect(newPasswordProblems({ password: 'Mall2026!', again: 'mall2026!' })).toEqual({
    passwordAgain: 'passwordsDiffer',
  })
  expect(newPasswordProblems({ password: 'Mall2026!', again: 'Mall2026!' })).toEqual({})
})

it('refuses a password that breaks one rule, and requires the terms only where they are shown [R5.07]', () => {
  for (const password of ['abcdef', 'a1', 'abc１23'])
    expect(newPasswordProblems({ password, again: password }), password).toEqual({ password: 'passwordInvalid' })
  expect(phoneProblems({ mobile: '13800000001', validCode: '1' })).toEqual({})
})
