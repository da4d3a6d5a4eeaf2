import { expect, it } from 'vitest'
import { isPublicAddress, resolvePublic } from './publicAddress.ts'

it('distinguishes public addresses from private and special ones', () => {
  for (const address of ['1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])
    expect(isPublicAddress(address), address).toBe(true)
  for (const address of [
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.9.9.9',
    '169.254.169.254',
    '172.16.0.1',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    'localhost',
  ])
    expect(isPublicAddress(address), address).toBe(false)
})

it('refuses names and addresses that lead into a private network, except where they are allowed', async () => {
  for (const host of ['localhost', '127.0.0.1', '[::1]', '169.254.169.254'])
    await expect(resolvePublic(host, false), host).rejects.toThrow('private network')
  expect((await resolvePublic('127.0.0.1', true)).address).toBe('127.0.0.1')
})
