import { mall4j } from '../editions.ts'
import { authorizationOf, callHeaders } from './callHeaders.ts'

const bearer = { base: 'https://mall.test/api', imBase: 'https://im.test', token: () => 'secret' }
const carried = { Authorization: 'secret' }

it('sends the token only to the base of the call [R7.01]', () => {
  expect(authorizationOf({}, 'https://mall.test/api/p/user/userInfo', bearer)).toEqual(carried)
  expect(authorizationOf({}, 'https://im.test/p/user/recentBrowse', bearer)).toBeUndefined()
  expect(authorizationOf({ base: 'im' }, 'https://im.test/p/user/recentBrowse', bearer)).toEqual(carried)
  expect(authorizationOf({ base: 'im' }, 'https://mall.test/api/p/user/userInfo', bearer)).toBeUndefined()
  expect(
    authorizationOf({ base: 'im' }, 'https://mall.test/api/p/user/userInfo', { ...bearer, imBase: undefined }),
  ).toEqual(carried)
})

it('sends no header without a token, and no token to a public path [R7.01]', () => {
  const url = 'https://mall.test/api/p/user/userInfo'
  for (const token of [undefined, () => undefined, () => ''])
    expect(authorizationOf({}, url, { ...bearer, token })).toBeUndefined()
  expect(authorizationOf({}, 'https://mall.test/api/prod/prodInfo', bearer)).toBeUndefined()
})

it('sends the accepted types, the language and the request id if any [R7.01]', () => {
  expect(callHeaders({}, { locale: 'zh' }, 'mine')).toEqual({
    Accept: 'application/json',
    'Accept-Language': 'zh-CN',
    'X-Request-Id': 'mine',
  })
  expect(callHeaders({ raw: 'blob' }, { locale: 'en' }, '')).toEqual({ Accept: '*/*', 'Accept-Language': 'en' })
  expect(callHeaders({}, { locale: 'en', edition: mall4j }, '')).toEqual({ Accept: 'application/json', locale: 'en' })
  expect(callHeaders({}, { locale: 'en', edition: {} }, '')).toHaveProperty('Accept-Language')
  expect(callHeaders({}, { locale: 'en', language: 'de' }, '')).toHaveProperty('Accept-Language', 'de')
})
