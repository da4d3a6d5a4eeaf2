import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPglite } from '../db/pglite.ts'
import { testMall } from '../testing/testMall.ts'
import { isOrigin } from './cors.ts'

const shop = 'https://shop.example'
type Mall = Awaited<ReturnType<typeof testMall>>
let db: Awaited<ReturnType<typeof openPglite>>
let open: Mall['app']
let shut: Mall['app']

beforeAll(async () => {
  db = await openPglite()
  shut = (await testMall(db)).app
  open = (await testMall(db, { origins: [shop] })).app
}, 60_000)
afterAll(() => db.close())

const asks = (app: Mall['app'], origin: string, path = '/p/shopCart/changeItem') =>
  app.request(path, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,x-request-id',
    },
  })

describe('a page of another origin', () => {
  it('may call if its origin is configured', async () => {
    const { status, headers } = await asks(open, shop)
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, shop])
    expect(headers.get('access-control-allow-headers')?.toLowerCase()).toContain('authorization')
    expect(headers.get('access-control-allow-credentials')).toBeNull()
    expect(headers.get('vary')).toContain('Origin')
    const read = await open.request('/search/hotSearch?shopId=0&number=3', { headers: { origin: shop } })
    expect([read.status, read.headers.get('access-control-allow-origin')]).toEqual([200, shop])
    const path = await asks(open, shop, '/p/myOrder/cancel/1')
    expect(path.headers.get('access-control-allow-origin')).toBe(shop)
  })

  it('may not call if its origin is not configured, or if no origin is', async () => {
    expect((await asks(open, 'https://other.example')).headers.get('access-control-allow-origin')).toBeNull()
    expect((await asks(shut, shop)).headers.get('access-control-allow-origin')).toBeNull()
  })

  it('never reaches the seller console', async () => {
    expect((await asks(open, shop, '/sandbox')).headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('an origin', () => {
  it.each([shop, 'http://localhost:5173'])('may be %s', (text) => {
    expect(isOrigin(text)).toBe(true)
  })
  it.each(['*', 'shop.example', 'https://shop.example/', 'https://shop.example/path', 'null'])('is not %s', (text) => {
    expect(isOrigin(text)).toBe(false)
  })
})
