import { contract } from '@millwright/contract/contract'
import type { CallName } from '@millwright/contract/contract'
// @boundaries-ignore the fixtures provide an input and a response for every call
import { answers } from '../../fixtures/src/answers.ts'
// @boundaries-ignore the fixtures provide an input and a response for every call
import { probes } from '../../fixtures/src/probes.ts'
import { describe, expect, it, vi } from 'vitest'
import * as calls from './calls.ts'
import { createEditionAdapter, mall4cloud } from './editions.ts'
import { effects } from './effects.ts'
import { base, clientOf, envelope, failure, headersOf } from './internal/test/clientOf.ts'
import { createSmallClient } from './small.ts'
import type { SmallClientOptions } from './small.ts'

type Fetch = NonNullable<SmallClientOptions['fetch']>
type Any = (input?: unknown) => Promise<unknown>
const names = Object.keys(contract) as CallName[]
const known = { prodId: '1', skuId: '2', shopId: '3', categoryId: '4', noticeId: '5', count: 1, basketId: '6' }

function smallOf(answer: () => Response, options: Partial<SmallClientOptions> = {}) {
  const fetch = vi.fn<Fetch>(async () => answer())
  return {
    fetch,
    api: createSmallClient(calls, { base, locale: 'zh', token: () => 'secret', fetch, retries: 0, ...options }),
  }
}

/** Returns the fixture response of a call as parsed JSON, or `undefined` if the response is a file. */
function wireOf(name: CallName, asked: unknown): unknown {
  const parsed = contract[name].input.safeParse(asked)
  if (!parsed.success) return undefined
  const answer = (answers[name] as (asked: object) => unknown)({
    input: parsed.data,
    locale: 'en',
    now: Date.parse('2026-11-21T09:30:00+08:00'),
  })
  return answer instanceof Blob ? undefined : (JSON.parse(JSON.stringify(answer ?? null)) as unknown)
}

/** Removes every `undefined`, and every field that the contract does not know. */
function knownFieldsOf(given: unknown, model: unknown): unknown {
  if (Array.isArray(given) && Array.isArray(model)) return given.map((one, i) => knownFieldsOf(one, model[i]))
  if (typeof given !== 'object' || !given || typeof model !== 'object' || !model) return given
  return Object.fromEntries(
    Object.entries(given)
      .filter(([name, value]) => value !== undefined && (model as Record<string, unknown>)[name] !== undefined)
      .map(([name, value]) => [name, knownFieldsOf(value, (model as Record<string, unknown>)[name])]),
  )
}

/** Adds fields that the contract does not know, as other servers send them. */
function withUnknownField(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withUnknownField)
  if (typeof value !== 'object' || !value) return value
  return { ...Object.fromEntries(Object.entries(value).map(([k, v]) => [k, withUnknownField(v)])), unknownField: null }
}

const askedOf = (name: CallName) => (probes[name] as { input: (mall: object) => unknown }).input(known)
describe('a small client', () => {
  const compared = new Set<CallName>()

  it('knows every call of the contract', () => {
    expect(Object.keys(calls).toSorted()).toEqual(names.toSorted())
  })

  it.each(names.filter((name) => !('raw' in contract[name])))('parses %s as `createClient` does', async (name) => {
    const asked = askedOf(name)
    const wire = wireOf(name, asked)
    for (const data of [wire, withUnknownField(wire)]) {
      const whole = clientOf(() => envelope(data)).api as unknown as Record<CallName, Any>
      const small = smallOf(() => envelope(data)).api as unknown as Record<CallName, Any>
      const parsed = await whole[name](asked).catch((error: Error) => error)
      if (parsed instanceof Error) continue
      compared.add(name)
      expect(knownFieldsOf(await small[name](asked), parsed)).toEqual(knownFieldsOf(parsed, parsed))
    }
  })

  it('was compared with `createClient` for nearly all calls', () => {
    expect(compared.size).toBeGreaterThan(names.length * 0.85)
  })

  it.each(names)('requests %s as `createClient` does', async (name) => {
    const [whole, small] = [clientOf(() => envelope(null)), smallOf(() => envelope(null))]
    const asked = askedOf(name)
    await (whole.api as unknown as Record<CallName, Any>)[name](asked).catch(() => undefined)
    await (small.api as unknown as Record<CallName, Any>)[name](asked).catch(() => undefined)
    const [one, other] = [whole, small].map(({ fetch }) => fetch.mock.calls[0])
    // `createClient` refuses invalid input itself; the small client sends it, and the server refuses it.
    if (!one) return
    const spoken = ([url, init]: [string, RequestInit]) => ({
      path: new URL(url).pathname,
      query: [...new URL(url).searchParams].toSorted(),
      method: init.method,
      headers: [...headersOf(init)].filter(([header]) => header !== 'x-request-id'),
      body: typeof init.body === 'string' && /^[[{]/.test(init.body) ? (JSON.parse(init.body) as unknown) : undefined,
    })
    expect(spoken(other!)).toEqual(spoken(one))
  })

  it('returns ids, money and times as typed', async () => {
    const { api } = smallOf(
      () =>
        new Response(
          '{"code":"00000","data":{"records":[{"prodId":1234567890123456789,"prodName":"6205","price":1e-7,"shopId":1,' +
            '"pic":null,"oriPrice":"07.5"}],"total":"1","pages":1}}',
        ),
    )
    const { records, total } = await api.searchProd({ keyword: '6205' })
    expect(records[0]).toEqual({
      prodId: '1234567890123456789',
      prodName: '6205',
      price: '0.0000001',
      oriPrice: '7.50',
      shopId: '1',
      pic: '',
      shopName: '',
    })
    expect(total).toBe(1)
  })

  it.each([
    ['no list', { records: 'many', total: 1, pages: 1 }, 'data.records'],
    ['no object', [], 'data'],
    ['nothing', null, 'data'],
    ['no money', { records: [{ price: 'much' }], total: 1, pages: 1 }, 'data.records.0.price'],
    ['no number', { records: [], total: 'many', pages: 1 }, 'data.total'],
  ])('reports the path at which a response has %s [R8.05]', async (_, data, path) => {
    expect(await failure(smallOf(() => envelope(data)).api.searchProd({}))).toMatchObject({ kind: 'nonsense', path })
  })

  it('supports editions and effects', async () => {
    const onEffect = vi.fn()
    const { api, fetch } = smallOf(() => envelope(null, 'A00002'), {
      edition: createEditionAdapter(mall4cloud),
      listener: effects(onEffect),
    })
    expect(await failure(api.searchProd({ keyword: '6205' }))).toMatchObject({ code: 'A00014' })
    expect(fetch.mock.calls[0]?.[0]).toBe(`${base}/ua/search/page?keyword=6205&pageNum=1&pageSize=10`)
    expect(onEffect).toHaveBeenCalledWith({ do: 'none' }, expect.anything())
    expect(await failure(api.suggest({ keyword: 'x' }))).toMatchObject({ code: 'A00013' })
  })

  it('encodes passwords with its codec', async () => {
    const { api, fetch } = smallOf(() => envelope({ accessToken: 't' }), { password: (plain) => `<${plain}>` })
    await api.login({ userName: 'buyer', passWord: 'p' })
    expect(fetch.mock.calls[0]?.[1].body).toBe('{"userName":"buyer","passWord":"<p>"}')
  })
})
