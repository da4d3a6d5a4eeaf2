import { mall4j } from '../editions.ts'
import { authorizationOf, callHeaders } from './callHeaders.ts'

const bearer = { base: 'https://mall.test/api', imBase: 'https://im.test', token: () => 'secret' }
const carried = { Authorization: 'secret' }

it('gives the token to the base that the call goes to, and to no other of the two [R7.01]', () => {
  expect(authorizationOf({}, 'https://mall.test/api/p/user/userInfo', bearer)).toEqual(carried)
  expect(authorizationOf({}, 'https://im.test/p/user/recentBrowse', bearer)).toBeUndefined()
  expect(authorizationOf({ base: 'im' }, 'https://im.test/p/user/recentBrowse', bearer)).toEqual(carried)
  expect(authorizationOf({ base: 'im' }, 'https://mall.test/api/p/user/userInfo', bearer)).toBeUndefined()
  expect(
    authorizationOf({ base: 'im' }, 'https://mall.test/api/p/user/userInfo', { ...bearer, imBase: undefined }),
  ).toEqual(carried)
})

it('says nothing of a token that is not there, and sends none to a public path [R7.01]', () => {
  const url = 'https://mall.test/api/p/user/userInfo'
  for (const token of [undefined, () => undefined, () => ''])
    expect(authorizationOf({}, url, { ...bearer, token })).toBeUndefined()
  expect(authorizationOf({}, 'https://mall.test/api/prod/prodInfo', bearer)).toBeUndefined()
})

it('says what it wants, in which language, and its name where it has one [R7.01]', () => {
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
