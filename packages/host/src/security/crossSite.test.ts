import { expect, it } from 'vitest'
import { crossSite } from './crossSite.ts'

const ours = 'https://mall.test'
const post = (headers: Record<string, string>, method = 'POST') =>
  crossSite(new Request(`${ours}/cart`, { method, headers }))

it.each(['GET', 'HEAD', 'OPTIONS'])('takes %s from anywhere: it changes nothing', (method) => {
  expect(post({ origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }, method)).toBe(false)
})

it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('refuses %s that names neither its site nor its origin', (method) => {
  expect(post({}, method)).toBe(true)
})

it('takes a post of our own pages, by site or by origin, behind a proxy of another scheme as well', () => {
  expect(post({ 'sec-fetch-site': 'same-origin' })).toBe(false)
  expect(post({ origin: ours })).toBe(false)
  expect(post({ origin: 'http://mall.test' })).toBe(false)
  expect(post({ origin: 'https://shop.test', host: 'shop.test' })).toBe(false)
})

it('refuses a post of another site, whatever else it says', () => {
  for (const site of ['cross-site', 'same-site', 'none'])
    expect(post({ 'sec-fetch-site': site, origin: ours }), site).toBe(true)
  for (const origin of ['https://evil.test', 'https://mall.test.evil.test', 'https://mall.test:8443', 'null', '']) {
    expect(post({ origin }), origin).toBe(true)
    expect(post({ origin, 'sec-fetch-site': 'same-origin' }), origin).toBe(true)
  }
  expect(post({ origin: ours, host: 'shop.test' })).toBe(true)
})
