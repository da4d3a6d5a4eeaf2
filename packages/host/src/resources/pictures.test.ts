import { Hono } from 'hono'
import { expect, it, vi } from 'vitest'
import { picturePath, pictures } from './pictures.ts'

const drawing = () =>
  new Response('<svg/>', {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: '"1"',
      'set-cookie': 'a=b',
      'content-security-policy': "default-src 'none'",
    },
  })

function shop(answer: () => Response | Promise<Response>) {
  const ask = vi.fn<typeof fetch>(async () => answer())
  const app = new Hono()
  app.get('/pictures/*', pictures('http://mall.test/api/', ask))
  return {
    ask,
    get: (path: string, headers?: Record<string, string>) => app.request(`http://shop.test${path}`, { headers }),
  }
}

it("forwards a picture with its lifetime and without the mall's other headers", async () => {
  const { ask, get } = shop(drawing)
  const response = await get('/pictures/bearing/d=25,D=52,B=15.svg', { cookie: 'token=secret', authorization: 'x' })
  expect(ask.mock.calls[0]?.[0]).toBe('http://mall.test/api/pictures/bearing/d=25,D=52,B=15.svg')
  expect(JSON.stringify(ask.mock.calls[0]?.[1]?.headers)).not.toMatch(/secret|authorization/i)
  expect(await response.text()).toBe('<svg/>')
  expect(Object.fromEntries(response.headers)).toEqual({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'",
    'content-type': 'image/svg+xml',
    etag: '"1"',
    'x-content-type-options': 'nosniff',
  })
})

it.each([
  '/pictures/..%2fp/user/userInfo',
  '/pictures/%2e%2e/p/user',
  '/pictures/%252e%252e%252fp',
  '/pictures/a%5c..%5cp',
  '/pictures/a%00.svg',
  '/pictures/%E0%A4%A',
  '/picturesque/a.svg',
  '/files/dd0fc2a1-e275-491a-833c-10764e167fec',
  '/filesystem',
  '/p/file/uploadImFile',
])('does not request %s from the mall', (path) => {
  expect(picturePath(path)).toBeUndefined()
})

it('accepts the path of a drawing, which contains dimensions', () => {
  const path = '/pictures/bearing/d=25,D=52,B=15.svg'
  expect(picturePath(path)).toBe(path)
})

it.each([
  ['a page', () => new Response('<script>', { headers: { 'content-type': 'text/html' } }), 502],
  ['a redirect', () => Response.redirect('http://evil.test/', 302), 502],
  ['a 404', () => new Response('', { status: 404 }), 404],
  ['no response', () => Promise.reject(new TypeError('fetch failed')), 502],
] as const)('responds to %s from the mall with an empty error that is not cached', async (_, answer, status) => {
  const response = await shop(answer).get('/pictures/a.svg')
  expect([response.status, await response.text(), response.headers.get('cache-control')]).toEqual([
    status,
    '',
    'no-store',
  ])
})

it('forwards "not modified"', async () => {
  const { ask, get } = shop(() => new Response(null, { status: 304, headers: { etag: '"1"' } }))
  expect((await get('/pictures/a.svg', { 'if-none-match': '"1"' })).status).toBe(304)
  expect(ask.mock.calls[0]?.[1]?.headers).toMatchObject({ 'if-none-match': '"1"' })
})
