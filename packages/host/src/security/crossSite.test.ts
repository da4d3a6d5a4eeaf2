import { expect, it } from 'vitest'
import { crossSite } from './crossSite.ts'

const ours = 'https://mall.test'
const post = (headers: Record<string, string>, method = 'POST') =>
  crossSite(new Request(`${ours}/cart`, { method, headers }))

it.each(['GET', 'HEAD', 'OPTIONS'])('accepts %s from any site, since it changes nothing', (method) => {
  expect(post({ origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }, method)).toBe(false)
})

it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('refuses %s without a site and an origin', (method) => {
  expect(post({}, method)).toBe(true)
})

it('accepts a post of our own pages by site or origin, also behind a proxy with another scheme', () => {
  expect(post({ 'sec-fetch-site': 'same-origin' })).toBe(false)
  expect(post({ origin: ours })).toBe(false)
  expect(post({ origin: 'http://mall.test' })).toBe(false)
  expect(post({ origin: 'https://shop.test', host: 'shop.test' })).toBe(false)
})

it('refuses a post of another site, whatever its other headers', () => {
  for (const site of ['cross-site', 'same-site', 'none'])
    expect(post({ 'sec-fetch-site': site, origin: ours }), site).toBe(true)
  for (const origin of ['https://evil.test', 'https://mall.test.evil.test', 'https://mall.test:8443', 'null', '']) {
    expect(post({ origin }), origin).toBe(true)
    expect(post({ origin, 'sec-fetch-site': 'same-origin' }), origin).toBe(true)
  }
  expect(post({ origin: ours, host: 'shop.test' })).toBe(true)
})
