import type { Context } from 'hono'
import { expect, it } from 'vitest'
import { createClientAddress, isPrivate } from './clientAddress.ts'

const clientAddress = createClientAddress(isPrivate)

const asked = (remoteAddress: string | undefined, forwarded?: string) =>
  clientAddress({
    env: { incoming: { socket: { remoteAddress } } },
    req: { header: (name: string) => (name === 'x-forwarded-for' ? forwarded : undefined) },
  } as unknown as Context)

it('uses the last address in the forwarding header of a caller in the local network as the visitor’s address', () => {
  for (const near of [
    '127.0.0.1',
    '::1',
    '::ffff:127.0.0.1',
    '10.1.2.3',
    '192.168.0.9',
    '172.16.0.1',
    'fd00::1',
    'fe80::1',
  ])
    expect([isPrivate(near, 0), asked(near, '198.51.100.7, 203.0.113.9 ')], near).toEqual([true, '203.0.113.9'])
  expect(asked('127.0.0.1')).toBeUndefined()
  expect(asked('127.0.0.1', ' ')).toBeUndefined()
  expect(asked('127.0.0.1', '10.0.0.8')).toBeUndefined()
  expect(asked(undefined, '203.0.113.9')).toBe('203.0.113.9')
})

it('ignores an address claimed by a caller outside the local network', () => {
  for (const far of ['203.0.113.1', '172.15.0.1', '172.32.0.1', '192.169.0.1', '11.0.0.1', '2001:db8::1'])
    expect([isPrivate(far, 0), asked(far, '198.51.100.7')], far).toEqual([
      false,
      far.includes(':') ? '2001:db8:0:0::/64' : far,
    ])
})

it('treats an IPv6 address as its whole /64 network', () => {
  const [one, other] = ['2001:db8:1:2:3::4', '2001:DB8:1:2::9'].map((address) => asked('::1', address))
  expect([one, other]).toEqual(['2001:db8:1:2::/64', '2001:db8:1:2::/64'])
  expect(asked('::1', '::ffff:203.0.113.9')).toBe('203.0.113.9')
  expect(asked('::1', 'x'.repeat(100))).toBe('x'.repeat(45))
})
