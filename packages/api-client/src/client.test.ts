import { contract } from '@millwright/contract/contract'
import { describe, expect, it, vi } from 'vitest'
import { createClient } from './client.ts'
import type { ClientOptions } from './client.ts'
import { mall4j } from './editions.ts'
import { base, clientOf, envelope, failure, headersOf } from './internal/test/clientOf.ts'

describe('requests', () => {
  it('carry the token below /p/ and at registerOrBindUser, and nowhere else [R7.01]', async () => {
    const { api, fetch } = clientOf(() => envelope(null, 'A00014'))
    for (const name of Object.keys(contract) as (keyof typeof contract)[]) {
      await (api[name] as (input?: unknown) => Promise<unknown>)(sampleOf(name)).catch(() => undefined)
    }
    const carried = fetch.mock.calls
      .filter(([, init]) => headersOf(init).has('authorization'))
      .map(([url]) => new URL(url).pathname)
    const others = fetch.mock.calls
      .filter(([, init]) => !headersOf(init).has('authorization'))
      .map(([url]) => new URL(url).pathname)
    expect(carried.length).toBeGreaterThan(25)
    expect(carried.filter((path) => !path.startsWith('/api/p/') && path !== '/api/user/registerOrBindUser')).toEqual([])
    expect(others.filter((path) => path.startsWith('/api/p/'))).toEqual([])
  })

  it('carry the language in the server’s header on every call [R7.01]', async () => {
    const zh = clientOf(() => envelope([]))
    await zh.api.hotSearch({})
    expect(headersOf(zh.fetch.mock.calls[0]?.[1]).get('accept-language')).toBe('zh-CN')
    const vendor = clientOf(() => envelope([]), { locale: 'en', edition: mall4j })
    await vendor.api.hotSearch({})
    expect(headersOf(vendor.fetch.mock.calls[0]?.[1]).get('locale')).toBe('en')
  })

  it('send a bare list and a bare number as JSON bodies [R7.02]', async () => {
    const { api, fetch } = clientOf(() => envelope(null))
    await api.addOrCancelCollection('41')
    await api.deleteItem(['1', '9007199254740993'])
    expect(fetch.mock.calls.map(([, init]) => init.body)).toEqual(['41', '[1,"9007199254740993"]'])
  })

  it('take path parameters out of the body, and refuse a segment that leads to another path [R7.02]', async () => {
    const { api, fetch } = clientOf(() => envelope(null))
    await api.cancelOrder({ orderNumber: 'a/b?c' })
    expect(fetch.mock.calls[0]?.[0]).toBe(`${base}/p/myOrder/cancel/a%2Fb%3Fc`)
    expect(fetch.mock.calls[0]?.[1].body).toBeUndefined()
    expect(await failure(api.deleteOrder({ orderNumber: '..' }))).toMatchObject({ kind: 'refused', code: 'A00014' })
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('send a viewed product as a form to `imBase`, and a chat file as multipart [R7.01]', async () => {
    const { api, fetch } = clientOf(() => envelope({ filePath: 'x' }), { imBase: 'http://im.test' })
    await api.recentBrowse({ prodId: '5' })
    await api.uploadImFile({ file: new Blob(['x']) })
    const [form, file] = fetch.mock.calls
    expect(form?.[0]).toBe('http://im.test/p/user/recentBrowse')
    expect(headersOf(form?.[1]).get('authorization')).toBe('secret')
    expect(form?.[1].body).toBe('prodId=5')
    expect(file?.[1].body).toBeInstanceOf(FormData)
  })

  it('send a request id, and report the server’s request id or else their own [R8.05]', async () => {
    const answers = [
      new Response('', { status: 500 }),
      new Response('', { status: 500, headers: { 'x-request-id': 'of-the-server' } }),
    ]
    const { api, fetch } = clientOf(() => answers.shift()!, { requestId: () => 'mine' })
    expect(
      [await failure(api.hotSearch({})), await failure(api.hotSearch({}))].map(({ requestId }) => requestId),
    ).toEqual(['mine', 'of-the-server'])
    expect(headersOf(fetch.mock.calls[0]?.[1]).get('x-request-id')).toBe('mine')
    const quiet = clientOf(() => envelope([]), { requestId: () => '' })
    await quiet.api.hotSearch({})
    expect(headersOf(quiet.fetch.mock.calls[0]?.[1]).has('x-request-id')).toBe(false)
  })

  it.each(['', '/api', 'mall.test', 'ftp://mall.test', 'https://buyer:secret@mall.test', 'https://mall.test?token=1'])(
    'refuse "%s" as a base before anything is sent [R7.01]',
    (wrong) => {
      expect(() => createClient({ base: wrong, locale: 'zh' })).toThrow(/absolute http/)
      expect(() => createClient({ base, imBase: wrong, locale: 'zh' })).toThrow(/absolute http/)
    },
  )

  it('never follow a redirect, so that no other server sees the token [R7.01]', async () => {
    const { api, fetch } = clientOf(() => Response.redirect('http://elsewhere.test/p/user/userInfo', 307))
    expect(await failure(api.userInfo())).toMatchObject({ kind: 'nonsense', path: 'redirect' })
    expect(fetch.mock.calls[0]?.[1].redirect).toBe('manual')
    expect(fetch).toHaveBeenCalledTimes(1)
  })
})

describe('responses', () => {
  it('return the parsed data of code 00000 [R8.01]', async () => {
    const { api } = clientOf(() => envelope({ records: [], total: '0', pages: 0 }))
    expect(await api.searchProd({})).toEqual({ records: [], total: 0, pages: 0 })
  })

  it('return a spreadsheet as a file [R8.01]', async () => {
    const sheet = (disposition: string) =>
      new Response('PK', {
        headers: {
          'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
          'content-disposition': disposition,
        },
      })
    const { api } = clientOf(() => sheet('attachment; filename="old.xlsx"; filename*=UTF-8\'\'%E6%A8%A1%E6%9D%BF.xlsx'))
    const file = await api.exportCartTemplate()
    expect(await file.text()).toBe('PK')
    expect(file).toMatchObject({ name: '模板.xlsx', type: expect.stringContaining('spreadsheet') as string })
    for (const [disposition, name] of [
      ['inline', 'template'],
      ['attachment; filename=../../etc/cart.csv', 'cart.csv'],
      ['attachment; filename="..\\\\up.xlsx"', 'up.xlsx'],
      ["attachment; filename*=UTF-8''%", 'template'],
    ] as const) {
      expect(await clientOf(() => sheet(disposition)).api.exportCartTemplate()).toHaveProperty('name', name)
    }
  })

  it('with a page or a refusal are not returned as a spreadsheet [R8.01, R8.05]', async () => {
    const html = clientOf(() => new Response('<h1>Login</h1>', { headers: { 'content-type': 'text/html' } }))
    expect(await failure(html.api.exportCartTemplate())).toMatchObject({ kind: 'nonsense', path: 'envelope' })
    expect(await failure(clientOf(() => envelope(null, 'A00005')).api.exportCartTemplate())).toMatchObject({
      kind: 'glitch',
    })
    const large = clientOf(() => new Response('x'.repeat(2000), { headers: { 'content-type': 'text/csv' } }), {
      maxBytes: 1000,
    })
    expect(await failure(large.api.exportCartTemplate())).toMatchObject({ kind: 'nonsense', path: 'size' })
  })

  it('fail by their status, even if the envelope reports success', async () => {
    const kinds = [404, 500, 503].map(async (status) => {
      const { api } = clientOf(() => Response.json({ code: '00000', msg: '', data: [] }, { status }), { retries: 0 })
      return (await failure(api.hotSearch({}))).kind
    })
    expect(await Promise.all(kinds)).toEqual(['nonsense', 'glitch', 'network'])
  })

  it('of 50 MB are read only up to the limit', async () => {
    let sent = 0
    const cancel = vi.fn()
    const { api } = clientOf(
      () =>
        new Response(
          new ReadableStream({
            pull(controller) {
              controller.enqueue(new Uint8Array(1024 * 1024).fill(32))
              if (++sent === 50) controller.close()
            },
            cancel,
          }),
        ),
    )
    expect(await failure(api.searchProd({}))).toMatchObject({ kind: 'nonsense', path: 'size' })
    expect(sent).toBeLessThan(12)
    expect(cancel).toHaveBeenCalledOnce()
  })

  it('keep every digit of an id beyond 2^53', async () => {
    const { api } = clientOf(() => new Response('{"code":"00000","data":[{"id":1234567890123456789,"title":"t"}]}'))
    expect(await api.topNoticeList({ shopId: 0 })).toMatchObject([{ id: '1234567890123456789' }])
  })

  it.each([
    [
      'HTML',
      () => new Response('<!doctype html><h1>Hi</h1>', { headers: { 'content-type': 'text/html' } }),
      'nonsense',
    ],
    ['truncated JSON', () => new Response('{"code":"00000","data":[{"pr'), 'nonsense'],
    ['an empty body', () => new Response(''), 'nonsense'],
    ['no envelope', () => Response.json([1, 2]), 'nonsense'],
    ['a code that is a number', () => Response.json({ code: 0, data: [] }), 'nonsense'],
    ['data of another shape', () => envelope({ records: 'many', total: 1, pages: 1 }), 'nonsense'],
    ['null instead of required data', () => envelope(null), 'nonsense'],
    ['a body over the size limit', () => new Response('x'.repeat(9 * 1024 * 1024)), 'nonsense'],
    [
      'data nested deeper than the stack',
      () => new Response(`{"code":"00000","data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`),
      'nonsense',
    ],
    ['HTML with status 500', () => new Response('<h1>oops</h1>', { status: 500 }), 'glitch'],
    ['a bad gateway', () => new Response('<h1>bad gateway</h1>', { status: 502 }), 'network'],
    ['a busy server', () => new Response('', { status: 429 }), 'network'],
    ['a gateway timeout', () => new Response('', { status: 504 }), 'timeout'],
    ['401 without an envelope', () => new Response('', { status: 401 }), 'login'],
    ['A00004', () => envelope(null, 'A00004'), 'login'],
    ['A00005', () => envelope(null, 'A00005'), 'glitch'],
  ] as const)('report %s with the right kind of error [R8.05]', async (_, answer, kind) => {
    const { api } = clientOf(answer)
    expect(await failure(api.searchProd({}))).toMatchObject({ name: 'ApiError', kind, call: 'searchProd' })
  })

  it('report the path that violates the contract', async () => {
    const { api } = clientOf(() =>
      envelope({ records: [{ prodId: 1, prodName: 2, price: 1, shopId: 1 }], total: 1, pages: 1 }),
    )
    expect(await failure(api.searchProd({}))).toMatchObject({ path: 'data.records.0.prodName' })
  })

  it('leave out and report violating parts if lenient [R8.05]', async () => {
    const card = { prodId: 1, prodName: 'Bearing', price: 1, shopId: 1, unheardOf: true }
    const records = [
      card,
      { ...card, oriPrice: 'much', brandName: 7 },
      { ...card, price: null },
      null,
      { ...card, prodId: 2, priceTiers: [{ minQty: 10 }, { minQty: 5, price: 0.9 }] },
    ]
    const onMisfit = vi.fn<NonNullable<ClientOptions['onMisfit']>>()
    const { api } = clientOf(() => envelope({ records, total: 5, pages: 1 }), { strictness: 'lenient', onMisfit })
    const answer = await api.searchProd({})
    expect(
      answer.records.map(({ prodId, oriPrice, brandName, priceTiers }) => [
        prodId,
        oriPrice,
        brandName,
        priceTiers?.length,
      ]),
    ).toEqual([
      ['1', undefined, undefined, undefined],
      ['1', undefined, undefined, undefined],
      ['2', undefined, undefined, 1],
    ])
    expect(answer.records[0]).not.toHaveProperty('unheardOf')
    expect(onMisfit.mock.calls.map(([{ path }]) => path)).toEqual([
      'data.records.1.oriPrice',
      'data.records.1.brandName',
      'data.records.2.price',
      'data.records.3',
      'data.records.4.priceTiers.0.price',
    ])
    expect(onMisfit).toHaveBeenCalledWith(expect.objectContaining({ call: 'searchProd' }))
    const strict = clientOf(() => envelope({ records, total: 5, pages: 1 }))
    expect(await failure(strict.api.searchProd({}))).toMatchObject({
      kind: 'nonsense',
      path: 'data.records.1.oriPrice',
    })
  })

  it('are errors even in lenient mode if no part of the data fits [R8.05]', async () => {
    for (const data of [null, [], 'text', { records: [] }, { records: [], total: 'many', pages: 1 }]) {
      const { api } = clientOf(() => envelope(data), { strictness: 'lenient' })
      expect(await failure(api.searchProd({}))).toMatchObject({ kind: 'nonsense' })
    }
  })

  it('keep the code, the message and the data of a refusal [R8.05]', async () => {
    const { api } = clientOf(() => envelope(77, 'A03010', '库存不足'))
    expect(await failure(api.submitOrder({ orderShopParams: [], uuid: '12345678' }))).toMatchObject({
      kind: 'refused',
      code: 'A03010',
      message: '库存不足',
      data: 77,
    })
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
  ] as const)(
    'follow the specification for %s of %s [R7.03, R8.02, R8.03, R8.04, R8.05]',
    async (code, name, effect) => {
      const onEffect = vi.fn()
      const { api } = clientOf(() => envelope(null, code, 'm'), { onEffect })
      await failure((api[name] as (input?: unknown) => Promise<unknown>)(sampleOf(name)))
      expect(onEffect.mock.calls.map(([done]) => done as unknown)).toEqual([effect])
    },
  )

  it('are silent if prodInfo fails with A00005 and its input has a `text` [R8.04]', async () => {
    const onEffect = vi.fn()
    const { api } = clientOf(() => envelope(null, 'A00005'), { onEffect })
    await failure(api.prodInfo({ prodId: '1', text: 'quiet' }))
    expect(onEffect).toHaveBeenCalledWith({ do: 'silent' }, expect.anything())
  })
})

/** Returns a valid input of a call. */
function sampleOf(name: string): unknown {
  const bodies: Record<string, unknown> = {
    cartInfo: [],
    checkItems: [],
    totalPay: [],
    deleteItem: [],
    addOrCancelCollection: '1',
    uploadImFile: { file: new Blob(['x']) },
    flowAnalysisLog: visit,
    flowAnalysisLogOfBuyer: visit,
    hotSearch: {},
    hotShops: {},
    homepage: {},
    searchProd: {},
    searchWithFacets: {},
    seckillPage: {},
    groupProdPage: {},
    shopPage: {},
  }
  return bodies[name] ?? everything
}
const visit = { pageId: 1, step: 1, systemType: 1, uuid: 'u', uuidSession: 's', visitType: 1 }
const everything = {
  ...visit,
  id: '1',
  shopId: '1',
  prodId: '1',
  skuId: '1',
  categoryId: '1',
  addrId: '1',
  pid: '0',
  keyword: 'k',
  prodIds: '1',
  orderNumber: 'n',
  orderNumbers: 'n',
  count: 1,
  payType: 3,
  mobile: '13800000001',
  validCode: '1',
  userName: 'u',
  passWord: 'p',
  userPhone: '1',
  remark: 'r',
  receiver: 'r',
  addr: 'a street',
  provinceId: '1',
  cityId: '1',
  areaId: '1',
  uuid: '12345678',
  orderShopParams: [],
  prodCount: 1,
}
