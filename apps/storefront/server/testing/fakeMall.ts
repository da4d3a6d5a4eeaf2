import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import type { Context } from 'hono'

export type FakeMall = {
  base: string
  /** What was asked, in order. */
  asked: { method: string; path: string; query: string; authorization: string | undefined; language: string | undefined; body: string }[]
  /** Answers in place of the good ones, by path. */
  say: Map<string, (context: Context) => Response | Promise<Response>>
  reset: () => void
  close: () => void
}

const page = { records: [], total: 0, pages: 0 }
const good: Record<string, unknown> = {
  '/webConfig/getPcWebConfig': { pcTitleContentCn: '测试商城', pcTitleContentEn: 'Test Mall', pcTitleImg: 'pictures/mark.svg', pcLogoImg: 'pictures/logo.svg' },
  '/category/categoryInfo': [{ categoryId: 1, parentId: 0, categoryName: '轴承', status: 1 }],
  '/search/hotSearch': [], '/shop/hotShops': [], '/notice/topNoticeList/0': [], '/p/notice/topNoticeList/0': [],
  '/shopRenovation/homepage': { homeStatus: 0 }, '/sys/config/info/getSysServiceSwitch': { serviceTermsSwitch: true, privacyPolicySwitch: true },
  '/search/page': page, '/search/prodPage': { products: page }, '/prod/listProdByIdsAndType': [], '/prod/recommendList': page,
  '/p/user/userInfo': { userId: 'u1', nickName: '张工' }, '/p/user/centerInfo': {}, '/p/myOrder/myOrderSearch': page, '/p/myOrder/orderCount': {}, '/p/shopCart/prodCount': 3, '/p/shopCart/info': [], '/p/shopCart/expiryProdList': [],
  '/flowAnalysisLog': null, '/p/flowAnalysisLog': null, '/p/shopCart/changeItem': null, '/p/shopCart/cleanExpiryProdList': null, '/logOut': null,
}

export function envelope(data: unknown, code = '00000', msg = ''): Response {
  return Response.json({ code, msg, data })
}

/** A mall that answers what it is told to: the server side of the wire, with nothing behind it. */
export async function startFakeMall(): Promise<FakeMall> {
  const asked: FakeMall['asked'] = []
  const say: FakeMall['say'] = new Map()
  const app = new Hono()
  app.all('*', async (context) => {
    const { pathname, search } = new URL(context.req.url)
    asked.push({
      method: context.req.method, path: pathname, query: search, authorization: context.req.header('authorization'),
      language: context.req.header('accept-language'), body: await context.req.text(),
    })
    const other = say.get(pathname) ?? say.get('*')
    if (other) return other(context)
    if (pathname === '/login') return envelope({ accessToken: 'secret-token' })
    if (pathname.startsWith('/p/') && !context.req.header('authorization')?.endsWith('-token')) return envelope(null, 'A00004')
    return pathname in good ? envelope(good[pathname]) : envelope(null, 'A00013')
  })
  const server = serve({ fetch: app.fetch, port: 0 })
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    say,
    reset: () => {
      asked.length = 0
      say.clear()
    },
    close: () => void server.close(),
  }
}
