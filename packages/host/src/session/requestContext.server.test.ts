import { expect, it } from 'vitest'
import { testRuntime } from '../server/testing/testRuntime.ts'
import { createRequestContext } from './requestContext.server.ts'

const shop = testRuntime()

const https = (cookie: string) => {
  const url = new URL('https://mall.test/')
  return createRequestContext(shop, new Request(url, { headers: { cookie } }), url)
}

it('uses the first of two cookies with the same name, because browsers send the longer path first', () => {
  expect(https('__Host-token=one; __Host-token=two').token()).toBe('one')
})

it.each(['token=x', '\u00a0__Host-token=x', '__Host-token\u2003=x', '__host-token=x', '__Secure-token=x', 'x=y'])(
  'ignores %j, which another subdomain or an http connection may have set',
  (cookie) => {
    const header = Buffer.from(cookie).toString('latin1')
    expect(https(header).anonymous).toBe(true)
  },
)

it('keeps the distributor number of the last followed link for seven days [R2.26]', () => {
  const follow = (query: string, cookie = '') => {
    const url = new URL(`https://mall.test/detail/7${query}`)
    const { cookies, distributionCardNo } = createRequestContext(shop, new Request(url, { headers: { cookie } }), url)
    return { cookies, distributionCardNo }
  }
  const { cookies, distributionCardNo } = follow('?distributionCardNo=8800000047&lang=en')
  expect(distributionCardNo).toBe('8800000047')
  const [kept] = cookies.filter((cookie) => cookie.startsWith('__Host-card='))
  expect(kept).toMatch(/^__Host-card=8800000047\.\d{13}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  const back = kept!.split(';')[0]!
  expect(follow('', back)).toEqual({ cookies: [], distributionCardNo: '8800000047' })
  expect(follow('?distributionCardNo=8800000048', back).distributionCardNo).toBe('8800000047')
  expect(follow(`?distributionCardNo=0000000000`, back).distributionCardNo).toBe('0000000000')
  expect(follow('', '__Host-card=8800000047.9999999999999').distributionCardNo).toBeUndefined()
})

it('sets cookies for all paths of the shop, hidden from other sites and from scripts', () => {
  const context = https('')
  context.logIn('a;b')
  expect(context.cookies).toEqual(['__Host-token=a%3Bb; Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax'])
})
