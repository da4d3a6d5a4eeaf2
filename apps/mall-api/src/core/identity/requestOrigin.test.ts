import { expect, it } from 'vitest'
import { readRequestOrigin } from './requestOrigin.ts'

it('keeps only the part of an address that identifies no household', () => {
  const kept = (ip: string | undefined) => readRequestOrigin({ ip }).address
  expect(kept('203.0.113.77')).toBe('203.0.*.*')
  expect(kept('2001:db8:1:2::/64')).toBe('2001:db8:*')
  expect(kept('2001:db8::7')).toBe('2001:db8:*')
  for (const other of ['unknown', '203.0.113', '203.0.113.7.8', 'x203.0.113.7', '203.0.113.7x', ''])
    expect(kept(other), other).toBe('*')
  expect(kept(undefined)).toBeUndefined()
  expect(readRequestOrigin({})).toEqual({ address: undefined })
})
