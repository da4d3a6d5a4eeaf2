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

it.each([
  ['0.0.0.0', '0.255.255.255', '1.0.0.0'],
  ['10.0.0.0', '10.255.255.255', '9.255.255.255 11.0.0.0'],
  ['100.64.0.0', '100.127.255.255', '100.63.255.255 100.128.0.0'],
  ['127.0.0.0', '127.255.255.255', '126.255.255.255 128.0.0.0'],
  ['169.254.0.0', '169.254.255.255', '169.253.255.255 169.255.0.0'],
  ['172.16.0.0', '172.31.255.255', '172.15.255.255 172.32.0.0'],
  ['192.0.0.0', '192.0.0.255', '191.255.255.255 192.0.1.0'],
  ['192.0.2.0', '192.0.2.255', '192.0.1.255 192.0.3.0'],
  ['192.88.99.0', '192.88.99.255', '192.88.98.255 192.88.100.0'],
  ['192.168.0.0', '192.168.255.255', '192.167.255.255 192.169.0.0'],
  ['198.18.0.0', '198.19.255.255', '198.17.255.255 198.20.0.0'],
  ['198.51.100.0', '198.51.100.255', '198.51.99.255 198.51.101.0'],
  ['203.0.113.0', '203.0.113.255', '203.0.112.255 203.0.114.0'],
  ['224.0.0.0', '255.255.255.255', '223.255.255.255'],
  ['::', '1fff:ffff::', '2000::'],
  ['2001::', '2001:1ff:ffff::', '2000:ffff:: 2001:200::'],
  ['2001:db8::', '2001:db8:ffff::', '2001:db7:: 2001:db9::'],
  ['2002::', '2002:ffff::', '2003::'],
  ['3fff::', '3fff:fff::', '3ffe:: 3fff:1000::'],
  ['4000::', 'ffff::', '3fff:ffff::'],
])('sends nothing to %s to %s, but to its public neighbours', (first, last, neighbours) => {
  expect([first, last].filter(isPublicAddress)).toEqual([])
  expect(neighbours.split(' ').filter((address) => !isPublicAddress(address))).toEqual([])
})

it('refuses names and addresses that lead into a private network, except where they are allowed', async () => {
  for (const host of ['localhost', '127.0.0.1', '[::1]', '169.254.169.254'])
    await expect(resolvePublic(host, false), host).rejects.toThrow('private network')
  expect((await resolvePublic('127.0.0.1', true)).address).toBe('127.0.0.1')
})
