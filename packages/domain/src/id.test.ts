import { expect, it } from 'vitest'
import { isId } from './id.ts'

it('accepts only ids within 64 bits', () => {
  for (const id of ['0', '1', '007', '9007199254740993', '9223372036854775807']) expect(isId(id), id).toBe(true)
  for (const text of [
    '9223372036854775808',
    '9999999999999999999',
    '10000000000000000000',
    '',
    '-1',
    '+1',
    '1.0',
    '1e3',
    ' 1',
    '1\n',
    '１',
    'abc',
    '0x1',
    7,
    null,
    undefined,
  ])
    expect(isId(text), String(text)).toBe(false)
})
