import { expect, it } from 'vitest'
import { codeIn } from './codeIn.ts'

it.each([
  ['123456', 'digits', '123456'],
  ['123 456', 'digits', '123456'],
  ['验证码：654-321。', 'digits', '654321'],
  ['１２３４', 'digits', '1234'],
  ['12345678', 'digits', '123456'],
  ['ab-12 cd', 'letters', 'AB12CD'],
] as const)('reads “%s” as %s: %s', (typed, kind, code) => {
  expect(codeIn(typed, kind, 6)).toBe(code)
})
