import { readFileSync } from 'node:fs'
import { openMall } from './openMall.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const envelope = (data: unknown, code = '00000', msg = '') => Response.json({ code, msg, data })
afterEach(() => vi.unstubAllGlobals())

describe('the README’s client', () => {
  it('is the sample, word for word', () =>
    expect(read('../../../packages/api-client/README.md')).toContain(read('./openMall.ts').trim()))

  it('searches, signs in, and creates one order although the connection breaks [R7.01, R8.03]', async () => {
    const seen: string[] = []
    const submitted: unknown[] = []
    const answers: Record<string, (init: RequestInit) => Response> = {
      '/search/page': () =>
        envelope({ records: [{ prodId: 7, prodName: '6205-2RS', price: 12.5, shopId: 1 }], total: 1, pages: 1 }),
      '/login': () => envelope({ accessToken: 'secret' }),
      '/p/user/userInfo': (init) =>
        new Headers(init.headers).get('authorization') === 'secret'
          ? envelope({ userId: 'u', nickName: 'Zhang' })
          : envelope(null, 'A00004'),
      '/p/order/confirm': () =>
        envelope({
          shopCartOrders: [{ shopId: 1, shopName: 'S', total: 1, actualTotal: 1, totalCount: 1, transFee: 0 }],
          actualTotal: 1,
          total: 1,
          totalCount: 1,
          uuid: `priced-${submitted.length}`,
        }),
      '/p/order/submit': ({ body }) => {
        submitted.push(JSON.parse(body as string))
        if (submitted.length === 1) throw new TypeError('fetch failed')
        return envelope({ orderNumbers: '2026' })
      },
    }
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => answers[new URL(url).pathname]!(init))
    const { api, logIn, order } = openMall('https://mall.test', (message) => seen.push(message))
    expect((await api.searchProd({ keyword: '6205' })).records[0]).toMatchObject({ prodId: '7', price: '12.50' })
    await expect(api.userInfo()).rejects.toMatchObject({ kind: 'login' })
    expect(seen).toEqual(['Please log in'])
    await logIn('buyer', 'secret')
    expect(await api.userInfo()).toMatchObject({ nickName: 'Zhang' })
    await expect(order(['1'])).rejects.toMatchObject({ kind: 'network' })
    expect(await order(['1'])).toMatchObject({ orderNumbers: '2026' })
    expect(submitted).toEqual([submitted[1], { uuid: 'priced-0', orderShopParams: [{ shopId: 1, remarks: '' }] }])
  })
})
