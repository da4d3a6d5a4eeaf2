import { describe, expect, it } from 'vitest'
import { clientBehind, clientOf, nearestProxies, PRIVATE_NETWORKS, proxiesIn } from './trustedProxies.ts'

const forged = '198.51.100.66'

describe('by the number of proxies', () => {
  it('takes the address that the outermost proxy saw, not an address that the client sent', () => {
    const named = `${forged}, 203.0.113.5, 10.0.0.2`
    expect(clientBehind('10.0.0.1', named, nearestProxies(0))).toBe('10.0.0.1')
    expect(clientBehind('10.0.0.1', named, nearestProxies(1))).toBe('10.0.0.2')
    expect(clientBehind('10.0.0.1', named, nearestProxies(2))).toBe('203.0.113.5')
  })

  it('takes the farthest address if a request passed fewer proxies', () => {
    expect(clientBehind('10.0.0.1', '203.0.113.5', nearestProxies(3))).toBe('203.0.113.5')
    expect(clientBehind('10.0.0.1', ' , ', nearestProxies(3))).toBeUndefined()
  })
})

describe('by networks', () => {
  it('takes the nearest address outside the networks', () => {
    const trusted = proxiesIn(['10.0.0.0/8', '192.0.2.7', '2001:db8::/32'])
    expect(clientBehind('10.9.9.9', `${forged}, 203.0.113.5, 192.0.2.7, 2001:db8::1`, trusted)).toBe('203.0.113.5')
    expect(clientBehind('192.0.2.8', forged, trusted)).toBe('192.0.2.8')
    expect(clientBehind('::ffff:10.0.0.1', forged, trusted)).toBe(forged)
    expect(clientBehind('10.0.0.1', 'unknown', trusted)).toBe('unknown')
  })

  it('trusts private networks and connections without an address', () => {
    const isPrivate = proxiesIn(PRIVATE_NETWORKS)
    for (const address of ['127.0.0.9', '172.31.0.1', '192.168.1.1', 'fd12::1', 'fe80::1', '::1', undefined])
      expect(isPrivate(address, 0), String(address)).toBe(true)
    for (const address of ['172.32.0.1', '8.8.8.8', '2001:db8::1', '', 'x'])
      expect(isPrivate(address, 0), address).toBe(false)
  })

  it.each(['10.0.0.0/33', 'shop.example', '10.0.0.0/x', '', '::1/129', '10.0.0.0/-1'])('refuses "%s"', (network) => {
    expect(() => proxiesIn([network])).toThrow('is not a network')
  })
})

it('counts a whole IPv6 network as one client', () => {
  const request = { socket: { remoteAddress: '::1' }, headers: { 'x-forwarded-for': '2001:db8:1:2:3::4' } }
  expect(clientOf(request as never, nearestProxies(1))).toBe('2001:db8:1:2::/64')
})
