import { contract } from '@millwright/contract/contract'
import { describe, expect, it, vi } from 'vitest'
import type { ApiError } from './apiError.ts'
import { createClient } from './client.ts'
import type { ClientOptions } from './client.ts'

const base = 'http://mall.test/api'
const envelope = (data: unknown, code = '00000', msg = '') => Response.json({ code, msg, data })

function clientOf(answer: (url: string, init: RequestInit) => Response | Promise<Response>, options: Partial<ClientOptions> = {}) {
  const fetch = vi.fn(async (url: string, init: RequestInit) => answer(url, init))
  return { fetch, api: createClient({ base, locale: 'zh', token: () => 'secret', fetch, retries: 0, ...options }) }
}

const headersOf = (init: RequestInit | undefined) => new Headers(init?.headers)
const failure = (promise: Promise<unknown>) => promise.then(() => { throw new Error('answered') }, (error: ApiError) => error)

describe('requests', () => {
  it('carries the token below /p/ and at registerOrBindUser, and nowhere else [R7.01]', async () => {
    const { api, fetch } = clientOf(() => envelope(null, 'A00014'))
    for (const name of Object.keys(contract) as (keyof typeof contract)[]) {
      await (api[name] as (input?: unknown) => Promise<unknown>)(sampleOf(name)).catch(() => undefined)
    }
    const carried = fetch.mock.calls.filter(([, init]) => headersOf(init).has('authorization')).map(([url]) => new URL(url).pathname)
    const others = fetch.mock.calls.filter(([, init]) => !headersOf(init).has('authorization')).map(([url]) => new URL(url).pathname)
    expect(carried.length).toBeGreaterThan(25)
    expect(carried.filter((path) => !path.startsWith('/api/p/') && path !== '/api/user/registerOrBindUser')).toEqual([])
    expect(others.filter((path) => path.startsWith('/api/p/'))).toEqual([])
  })

  it('says the language on every call, in the header the server wants [R7.01]', async () => {
    const zh = clientOf(() => envelope([]))
    await zh.api.hotSearch({})
    expect(headersOf(zh.fetch.mock.calls[0]?.[1]).get('accept-language')).toBe('zh-CN')
    const vendor = clientOf(() => envelope([]), { locale: 'en', languageHeader: { name: 'locale', value: 'en' } })
    await vendor.api.hotSearch({})
    expect(headersOf(vendor.fetch.mock.calls[0]?.[1]).get('locale')).toBe('en')
  })

  it('sends a bare list and a bare number as JSON bodies [R7.02]', async () => {
    const { api, fetch } = clientOf(() => envelope(null))
    await api.addOrCancelCollection('41')
    await api.deleteItem(['1', '9007199254740993'])
    expect(fetch.mock.calls.map(([, init]) => init.body)).toEqual(['41', '[1,"9007199254740993"]'])
  })

  it('takes the names in a path out of the body, and refuses a segment that would climb [R7.02]', async () => {
    const { api, fetch } = clientOf(() => envelope(null))
    await api.cancelOrder({ orderNumber: 'a/b?c' })
    expect(fetch.mock.calls[0]?.[0]).toBe(`${base}/p/myOrder/cancel/a%2Fb%3Fc`)
    expect(fetch.mock.calls[0]?.[1].body).toBeUndefined()
    expect(await failure(api.deleteOrder({ orderNumber: '..' }))).toMatchObject({ kind: 'refused', code: 'A00014' })
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('sends recent browse as a form to the instant-message base, and a chat file as multipart [R7.01]', async () => {
    const { api, fetch } = clientOf(() => envelope({ filePath: 'x' }), { imBase: 'http://im.test' })
    await api.recentBrowse({ prodId: '5' })
    await api.uploadImFile({ file: new Blob(['x']) })
    const [form, file] = fetch.mock.calls
    expect(form?.[0]).toBe('http://im.test/p/user/recentBrowse')
    expect(headersOf(form?.[1]).get('authorization')).toBe('secret')
    expect(form?.[1].body).toBe('prodId=5')
    expect(file?.[1].body).toBeInstanceOf(FormData)
  })

  it('never follows a redirect, so that no other server sees the token [R7.01]', async () => {
    const { api, fetch } = clientOf(() => Response.redirect('http://elsewhere.test/p/user/userInfo', 307))
    expect(await failure(api.userInfo())).toMatchObject({ kind: 'nonsense', path: 'redirect' })
    expect(fetch.mock.calls[0]?.[1].redirect).toBe('manual')
    expect(fetch).toHaveBeenCalledTimes(1)
  })
})

describe('answers', () => {
  it('passes the data of 00000 on, parsed [R8.01]', async () => {
    const { api } = clientOf(() => envelope({ records: [], total: '0', pages: 0 }))
    expect(await api.searchProd({})).toEqual({ records: [], total: 0, pages: 0 })
  })

  it('returns a spreadsheet raw [R8.01]', async () => {
    const { api } = clientOf(() => new Response('PK', { headers: { 'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' } }))
    expect(await (await api.exportCartTemplate()).text()).toBe('PK')
  })

  it('keeps every digit of an id beyond 2^53', async () => {
    const { api } = clientOf(() => new Response('{"code":"00000","data":[{"id":1234567890123456789,"title":"t"}]}'))
    expect(await api.topNoticeList({ shopId: 0 })).toMatchObject([{ id: '1234567890123456789' }])
  })

  it.each([
    ['HTML', () => new Response('<!doctype html><h1>Hi</h1>', { headers: { 'content-type': 'text/html' } }), 'nonsense'],
    ['truncated JSON', () => new Response('{"code":"00000","data":[{"pr'), 'nonsense'],
    ['an empty body', () => new Response(''), 'nonsense'],
    ['no envelope', () => Response.json([1, 2]), 'nonsense'],
    ['a code that is a number', () => Response.json({ code: 0, data: [] }), 'nonsense'],
    ['data of another shape', () => envelope({ records: 'many', total: 1, pages: 1 }), 'nonsense'],
    ['null data where there must be some', () => envelope(null), 'nonsense'],
    ['a body without end', () => new Response('x'.repeat(9 * 1024 * 1024)), 'nonsense'],
    ['a tree deeper than the stack', () => new Response(`{"code":"00000","data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`), 'nonsense'],
    ['HTML of a broken server', () => new Response('<h1>oops</h1>', { status: 500 }), 'glitch'],
    ['a gateway without a server', () => new Response('<h1>bad gateway</h1>', { status: 502 }), 'network'],
    ['a gateway that waited', () => new Response('', { status: 504 }), 'timeout'],
    ['401 without an envelope', () => new Response('', { status: 401 }), 'login'],
    ['A00004', () => envelope(null, 'A00004'), 'login'],
    ['A00005', () => envelope(null, 'A00005'), 'glitch'],
  ] as const)('calls %s what it is [R8.05]', async (_, answer, kind) => {
    const { api } = clientOf(answer)
    expect(await failure(api.searchProd({}))).toMatchObject({ name: 'ApiError', kind, call: 'searchProd' })
  })

  it('names where an answer does not fit', async () => {
    const { api } = clientOf(() => envelope({ records: [{ prodId: 1, prodName: 2, price: 1, shopId: 1 }], total: 1, pages: 1 }))
    expect(await failure(api.searchProd({}))).toMatchObject({ path: 'data.records.0.prodName' })
  })

  it('keeps the code, the message and the data of a refusal [R8.05]', async () => {
    const { api } = clientOf(() => envelope(77, 'A03010', '库存不足'))
    expect(await failure(api.submitOrder({ orderShopParams: [], uuid: '12345678' }))).toMatchObject({ kind: 'refused', code: 'A03010', message: '库存不足', data: 77 })
  })
})

describe('effort', () => {
  it('asks again after a failure to connect, but sends nothing that writes twice', async () => {
    const fetch = vi.fn<(url: string) => Promise<Response>>()
      .mockRejectedValueOnce(new TypeError('fetch failed')).mockResolvedValueOnce(new Response('', { status: 503 })).mockResolvedValue(envelope([]))
    const api = createClient({ base, locale: 'zh', fetch })
    expect(await api.hotSearch({})).toEqual([])
    expect(fetch).toHaveBeenCalledTimes(3)
    fetch.mockReset().mockRejectedValue(new TypeError('fetch failed'))
    expect(await failure(api.deleteAll())).toMatchObject({ kind: 'network' })
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('gives up after the time it was given', async () => {
    const { api } = clientOf((_, { signal }) => new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))), { timeoutMs: 20 })
    expect(await failure(api.hotSearch({}))).toMatchObject({ kind: 'timeout' })
  })

  it('does not call it a failure of the network when the caller gave up', async () => {
    const { api } = clientOf((_, { signal }) => new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))), { retries: 2 })
    expect(await failure(api.hotSearch({}, { signal: AbortSignal.timeout(20) }))).toMatchObject({ kind: 'aborted' })
  })
})

describe('a host whose reader is gone', () => {
  it('asks no further, but carries through what writes', async () => {
    const gone = AbortSignal.abort()
    const { api } = clientOf((_, { signal }) => (signal?.aborted ? Promise.reject(new Error('aborted')) : envelope(null)), { signal: gone, retries: 2 })
    expect(await failure(api.userInfo())).toMatchObject({ kind: 'aborted' })
    await expect(api.deleteAll()).resolves.toBeUndefined()
  })
})

describe('effects', () => {
  it.each([
    ['A00004', 'userInfo', { do: 'login' }],
    ['A00004', 'isCollection', { do: 'silent' }],
    ['A00004', 'prodCount', { do: 'silent' }],
    ['A00001', 'submitOrder', { do: 'toast', message: 'm', ms: 1500 }],
    ['A03002', 'submitOrder', { do: 'toast', message: 'm', ms: 1500 }],
    ['A00005', 'prodInfo', { do: 'glitch', ms: 1500 }],
    ['A03010', 'submitOrder', { do: 'none' }],
  ] as const)('%s of %s does what the specification says [R7.03, R8.02, R8.03, R8.04, R8.05]', async (code, name, effect) => {
    const onEffect = vi.fn()
    const { api } = clientOf(() => envelope(null, code, 'm'), { onEffect })
    await failure((api[name] as (input?: unknown) => Promise<unknown>)(sampleOf(name)))
    expect(onEffect.mock.calls.map(([done]) => done as unknown)).toEqual([effect])
  })

  it('stays silent about a glitch of prodInfo that carries a text [R8.04]', async () => {
    const onEffect = vi.fn()
    const { api } = clientOf(() => envelope(null, 'A00005'), { onEffect })
    await failure(api.prodInfo({ prodId: '1', text: 'quiet' }))
    expect(onEffect).toHaveBeenCalledWith({ do: 'silent' }, expect.anything())
  })
})

/** A legal input of each call. */
function sampleOf(name: string): unknown {
  const bodies: Record<string, unknown> = {
    cartInfo: [], checkItems: [], totalPay: [], deleteItem: [], addOrCancelCollection: '1', uploadImFile: { file: new Blob(['x']) },
    flowAnalysisLog: visit, flowAnalysisLogOfBuyer: visit, hotSearch: {}, hotShops: {}, homepage: {}, searchProd: {}, searchWithFacets: {}, seckillPage: {}, groupProdPage: {}, shopPage: {},
  }
  return bodies[name] ?? everything
}
const visit = { pageId: 1, step: 1, systemType: 1, uuid: 'u', uuidSession: 's', visitType: 1 }
const everything = {
  ...visit, id: '1', shopId: '1', prodId: '1', skuId: '1', categoryId: '1', addrId: '1', pid: '0', keyword: 'k', prodIds: '1', orderNumber: 'n', orderNumbers: 'n', count: 1,
  payType: 3, mobile: '13800000001', validCode: '1', userName: 'u', passWord: 'p', userPhone: '1', remark: 'r', receiver: 'r', addr: 'a street', provinceId: '1', cityId: '1', areaId: '1',
  uuid: '12345678', orderShopParams: [], prodCount: 1,
}
