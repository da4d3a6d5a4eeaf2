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
  ['https://mall.test/abc/p/user', false],
  ['http://mall.test/api/p/user', false],
  ['https://mall.test.evil/api/p/user', false],
  ['https://mall.test@evil.test/api/p/user', false],
  ['//mall.test/api/p/user', false],
  ['https://mall.test/api/user/registerOrBindUser/x', false],
  ['https://MALL.test:443/api/p/user', true],
  ['https://mall.test/api\\p\\user', true],
  ['https://mall.test/api/%70/user', false],
  ['https://mall.test/api//p/user', false],
])('decides whether %s may carry the token: %s [R7.01]', (url, may) => {
  expect(mayCarryToken(url, base)).toBe(may)
})

it('does not treat two non-web addresses as one origin [R7.01]', () => {
  expect(mayCarryToken('evil://elsewhere/api/p/user', 'app://mall/api')).toBe(false)
  expect(mayCarryToken('xhttp://elsewhere/api/p/user', 'xhttp://mall/api')).toBe(false)
})

it('accepts a base over http, at the root, or with trailing slashes', () => {
  for (const home of ['http://mall.test', 'http://mall.test/', 'https://mall.test/api//']) {
    expect(mayCarryToken(`${home.replace(/\/+$/, '')}/p/user`, home), home).toBe(true)
    expect(mayCarryToken(`${home.replace(/\/+$/, '')}/prod/prodInfo`, home), home).toBe(false)
  }
})
