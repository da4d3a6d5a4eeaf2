import type { CallSpec } from '@millwright/contract/call'
import { requestOf } from './requestOf.ts'

const spec = (method: CallSpec['method'], path: string, more: Partial<CallSpec> = {}) =>
  ({ method, path, ...more }) as CallSpec
const bases = { base: 'https://mall.test/api//', imBase: 'https://im.test/' }
const ask = (one: CallSpec, input?: unknown) => requestOf(one, input, bases)

it('sends the query without empty values [R7.02]', () => {
  expect(ask(spec('GET', '/search'), { a: 1, b: '轴 x', c: undefined, d: null, e: '' })).toEqual({
    url: 'https://mall.test/api/search?a=1&b=%E8%BD%B4+x&e=',
    method: 'GET',
    headers: {},
  })
  expect(ask(spec('GET', '/search'), {}).url).toBe('https://mall.test/api/search')
  for (const none of [undefined, null, 7, [1]])
    expect(ask(spec('GET', '/search'), none).url).toBe('https://mall.test/api/search')
})

it('sends chat calls to `imBase`, or to `base` if the mall has only one [R7.01]', () => {
  const im = spec('GET', '/im', { base: 'im' })
  expect(ask(im).url).toBe('https://im.test/im')
  expect(requestOf(im, undefined, { base: 'https://mall.test' }).url).toBe('https://mall.test/im')
})

it('takes path parameters out of the query and the body [R7.02]', () => {
  expect(ask(spec('GET', '/order/{id}/of/{shop}'), { id: 'a/b', shop: 7, more: 1 }).url).toBe(
    'https://mall.test/api/order/a%2Fb/of/7?more=1',
  )
  expect(ask(spec('DELETE', '/order/{id}'), { id: 1 })).toEqual({
    url: 'https://mall.test/api/order/1',
    method: 'DELETE',
    headers: {},
  })
})

it.each(['', '.', '..', undefined, null, true, {}])(
  'refuses %j as a path segment, which would lead to another call [R7.02]',
  (id) => {
    expect(() => ask(spec('DELETE', '/order/{id}'), { id })).toThrow('is not allowed in a path')
  },
)

it('sends JSON, and a bare list or number as it is [R7.02]', () => {
  const json = { 'Content-Type': 'application/json' }
  for (const body of [{ a: 1 }, [1, '2'], 41, 'text'])
    expect(ask(spec('POST', '/x'), body)).toEqual({
      url: 'https://mall.test/api/x',
      method: 'POST',
      headers: json,
      body: JSON.stringify(body),
    })
  expect(ask(spec('POST', '/x'), null).body).toBe('null')
  for (const none of [{}, undefined])
    expect(ask(spec('POST', '/x'), none)).toEqual({ url: 'https://mall.test/api/x', method: 'POST', headers: {} })
})

it('sends a form, and multipart files whose boundary the browser writes [R7.01]', () => {
  expect(ask(spec('POST', '/x', { encoding: 'form' }), { a: 1, b: null })).toEqual({
    url: 'https://mall.test/api/x',
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8' },
    body: 'a=1',
  })
  const { body, headers } = ask(spec('POST', '/x', { encoding: 'multipart' }), { file: new Blob(['x']), kind: 3 })
  expect((body as FormData).get('kind')).toBe('3')
  expect((body as FormData).get('file')).toBeInstanceOf(Blob)
  expect(headers).toEqual({})
})
