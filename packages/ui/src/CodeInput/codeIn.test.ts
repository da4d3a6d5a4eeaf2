import { expect, it } from 'vitest'
import { codeIn } from './codeIn.ts'

it.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['验证码：654-321。', '654321'],
  ['１２３４', '1234'],
  ['12345678', '123456'],
  ['ab-12 cd', '12'],
] as const)('reads “%s” as %s', (typed, code) => {
  expect(codeIn(typed, 6)).toBe(code)
})
