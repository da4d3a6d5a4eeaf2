import { codeMeanings } from '@millwright/contract/codes'
import { locales } from '@millwright/domain/locale'
import { describe, expect, it } from 'vitest'
import { ApiError } from './apiError.ts'
import type { ApiErrorKind } from './apiError.ts'
import { clientOf, envelope, failure } from './internal/test/clientOf.ts'
import { createSmallClient } from './small.ts'
import { searchProd } from './calls.ts'

const kinds: ApiErrorKind[] = ['refused', 'login', 'glitch', 'timeout', 'network', 'nonsense', 'aborted']
const ways: Record<string, () => Response | Promise<Response>> = {
  'no connection': () => Promise.reject(new TypeError('fetch failed')),
  'a gateway timeout': () => new Response('', { status: 504 }),
  'a bad gateway': () => new Response('', { status: 502 }),
  'a busy server': () => new Response('', { status: 429 }),
  'an HTML page': () => new Response('<h1>Hi</h1>'),
  'a server error': () => new Response('', { status: 500 }),
  'a redirect': () => Response.redirect('http://elsewhere.test/', 307),
  'a required sign-in': () => new Response('', { status: 401 }),
  'data of another shape': () => envelope({ records: 'many' }),
}

describe.each(locales)('in %s', (locale) => {
  const spoken = locale === 'zh' ? /^[\u4e00-\u9fff，。“”（）、A-Z0-9 ()]+$/ : /^[\w’.:,?() -]+$/

  it.each(Object.keys(codeMeanings))(
    'has a message for the refusal %s in the full and the small client [R8.03]',
    async (code) => {
      const answer = () => envelope(null, code, ' ')
      const whole = await failure(clientOf(answer, { locale }).api.searchProd({}))
      const api = createSmallClient({ searchProd }, { base: 'http://mall.test', locale, fetch: async () => answer() })
      const small = await failure(api.searchProd({}))
      expect([whole.message, small.message]).toEqual([expect.stringMatching(spoken), expect.stringMatching(spoken)])
      expect(whole.said).toBeUndefined()
      if (small.kind === 'refused') expect(small.message).toContain(code)
    },
  )

  it.each(Object.entries(ways))('has a message for %s', async (_, answer) => {
    expect((await failure(clientOf(answer, { locale }).api.searchProd({}))).message).toMatch(spoken)
  })

  it('has a message for each kind and for unknown codes', () => {
    const said = kinds.map((kind) => new ApiError(kind, '', { call: 'login', locale }).message)
    expect(new Set(said).size).toBe(kinds.length)
    for (const message of said) expect(message).toMatch(spoken)
    expect(new ApiError('refused', '', { call: 'login', code: 'B1', locale }).message).toContain('B1')
  })
})

it('prefers the server’s message', async () => {
  const error = await failure(clientOf(() => envelope(null, 'A03010', '库存不足')).api.searchProd({}))
  expect([error.message, error.said]).toEqual(['库存不足', '库存不足'])
})
