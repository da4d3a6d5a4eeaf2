import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mayCarryToken } from './mayCarryToken.ts'

const base = 'https://mall.test/api/'

it.each([
  ['https://mall.test/api/p/user/userInfo', true],
  ['https://mall.test/api/user/registerOrBindUser', true],
  ['https://mall.test/api/p/../prod/prodInfo', false],
  ['https://mall.test/api/p/%2e%2e/prod/prodInfo', false],
  ['https://mall.test/api/prod/../p/user/userInfo', true],
  ['https://mall.test/api/prod?x=/p/', false],
  ['https://mall.test/apix/p/user', false],
  ['https://mall.test/p/user', false],
  ['http://mall.test/api/p/user', false],
  ['https://mall.test.evil/api/p/user', false],
  ['https://mall.test@evil.test/api/p/user', false],
  ['//mall.test/api/p/user', false],
  ['https://mall.test/api/user/registerOrBindUser/x', false],
])('says whether %s may carry the token: %s [R7.01]', (url, may) => {
  expect(mayCarryToken(url, base)).toBe(may)
})

it('never lets the token out of its base, whatever the path [R7.01]', () => {
  fc.assert(fc.property(fc.webUrl(), fc.string(), (host, path) => {
    if (mayCarryToken(host + path, base)) expect(new URL(host + path).origin).toBe('https://mall.test')
  }))
})
