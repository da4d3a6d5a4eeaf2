import { postgresBinaries } from '../../apps/mall-api/src/testing/cluster.ts'
import type { Measurement } from '../measure.ts'
import { consoleAddress } from '../consoleAddress.ts'
import { filledMall } from './malls/filledMall.ts'
import type { Engine } from './malls/filledMall.ts'

type Get = <T = never>(path: string) => Promise<T>
type Call = { screen: string; call: string; paths: string[]; token?: string }

/** The number of SKUs in the measured mall, as many as a first start generates. */
const SIZE = 24_010
/** A call is slow above this median on PGlite, in milliseconds. */
const TARGET = 5

const query = (path: string, values: Record<string, string | number>) =>
  `${path}?${new URLSearchParams(values as Record<string, string>)}`

/**
 * Measures the time that the API calls of the home page, the list and the product detail page take over HTTP,
 * alternating calls and products: `npm run bench -- calls --count 100`. A stock change before each call invalidates
 * caches. "again" is the same call repeated.
 */
export const run: Measurement = async ({ count }) => {
  const engines = (process.env.ENGINES ?? (postgresBinaries ? 'PGlite,PostgreSQL' : 'PGlite')).split(',') as Engine[]
  const rows: Record<string, string | number>[] = []
  for (const engine of engines) rows.push(...(await measured(engine, count)))
  const slow = rows.filter(({ engine, verdict }) => engine === 'PGlite' && verdict === 'slow')
  const wrong = rows.filter(({ verdict }) => verdict === 'wrong answer')
  return {
    rows,
    ok: !wrong.length && !slow.length,
    summary:
      slow.length || wrong.length
        ? `${slow.length} calls above ${TARGET} ms, ${wrong.length} with a wrong answer`
        : `every call of home, list and product at most ${TARGET} ms on PGlite`,
  }
}

async function measured(engine: Engine, count: number) {
  const mall = await filledMall(engine, SIZE)
  try {
    const calls = await callsOf(mall.api)
    const [first, again] = [calls.map((): number[] => []), calls.map((): number[] => [])]
    const wrong = new Set<Call>()
    for (let round = -5; round < count; round++) {
      for (const [at, call] of calls.entries()) {
        await changeStock(mall.api, round)
        for (const times of [first, again]) {
          const began = performance.now()
          const response = await fetch(mall.api + call.paths[(round + 5) % call.paths.length]!, {
            headers: call.token ? { authorization: call.token } : {},
          })
          const { code } = (await response.json()) as { code: string }
          if (round >= 0) times[at]!.push(performance.now() - began)
          if (code !== '00000') wrong.add(call)
        }
      }
    }
    return calls.map((call, at) => ({
      engine,
      screen: call.screen,
      call: call.call,
      'p50 ms': share(first[at]!, 0.5).toFixed(1),
      'p95 ms': share(first[at]!, 0.95).toFixed(1),
      again: share(again[at]!, 0.5).toFixed(1),
      verdict: wrong.has(call) ? 'wrong answer' : share(first[at]!, 0.5) <= TARGET ? 'ok' : 'slow',
    }))
  } finally {
    await mall.stop()
  }
}

async function callsOf(api: string): Promise<Call[]> {
  const get: Get = async (path) => ((await (await fetch(api + path)).json()) as { data: never }).data
  const tree: { categoryId: string; categories: { categoryId: string; categories: { categoryId: string }[] }[] }[] =
    await get('/category/categoryInfo')
  const page = (values: Record<string, string | number>) => query('/search/prodPage', { size: 60, ...values })
  const products = (
    await Promise.all(
      tree
        .slice(0, 12)
        .map(({ categoryId }) =>
          get<{ products: { records: { prodId: string; skuId: string; skuNumber: number }[] } }>(
            page({ primaryCategoryId: categoryId, size: 2 }),
          ),
        ),
    )
  ).flatMap(({ products: { records } }) => records)
  const { content } = await get<{ content: string }>('/shopRenovation/homepage?renovationType=1')
  const shown = [...new Set([...content.matchAll(/"prodId":"?(\d+)/g)].map(([, id]) => id!))].join(',')
  const ofEach = (path: string, more: Record<string, string | number> = {}) =>
    products.map(({ prodId }) => query(path, { prodId, ...more }))
  const token = await login(api)
  return [
    { screen: 'all', call: 'getPcWebConfig', paths: ['/webConfig/getPcWebConfig'] },
    { screen: 'all', call: 'categoryInfo', paths: ['/category/categoryInfo'] },
    { screen: 'all', call: 'topNoticeList', paths: ['/notice/topNoticeList/0'] },
    { screen: 'all', call: 'hotSearch', paths: ['/search/hotSearch?number=8'] },
    { screen: 'home', call: 'homepage', paths: ['/shopRenovation/homepage?renovationType=1'] },
    { screen: 'home', call: 'prodsByIds', paths: [query('/prod/listProdByIdsAndType', { prodIds: shown })] },
    { screen: 'home', call: 'seckillPage', paths: ['/seckill/pageProd?size=100'] },
    { screen: 'home', call: 'hotShops', paths: ['/shop/hotShops?number=6'] },
    {
      screen: 'list',
      call: 'searchWithFacets, a class',
      paths: tree.map(({ categories }) => page({ categoryId: categories[0]!.categories[0]!.categoryId })),
    },
    {
      screen: 'list',
      call: 'searchWithFacets, a keyword',
      paths: ['6205', '轴承', 'M8', 'motor'].map((keyword) => page({ keyword })),
    },
    {
      screen: 'list',
      call: 'suggest',
      paths: ['620', 'bear', '螺栓'].map((keyword) => query('/search/suggest', { keyword })),
    },
    { screen: 'product', call: 'prodInfo', paths: ofEach('/prod/prodInfo', { addrId: 0 }) },
    { screen: 'product', call: 'prodRelated', paths: ofEach('/prod/related') },
    { screen: 'product', call: 'prodOffers', paths: ofEach('/prod/offers') },
    { screen: 'product', call: 'recommendList', paths: ofEach('/prod/recommendList', { size: 6 }) },
    { screen: 'product', call: 'prodCommData', paths: ofEach('/prodComm/prodCommData') },
    { screen: 'product', call: 'prodCommPage', paths: ofEach('/prodComm/prodCommPageByProd', { evaluate: -1 }) },
    { screen: 'product', call: 'isCollection', paths: ofEach('/p/user/collection/isCollection'), token },
    { screen: 'product', call: 'recentProds', paths: ['/p/user/recentBrowse/prods?size=13'], token },
    {
      screen: 'product',
      call: 'agreementPrices',
      paths: products.map(({ skuId }) => query('/p/productPool/prices', { skuIds: skuId })),
      token,
    },
    {
      screen: 'compare',
      call: 'prodInfos',
      paths: [0, 4, 8].map((from) =>
        query('/prod/listInfoByIds', {
          prodIds: products
            .slice(from, from + 4)
            .map(({ prodId }) => prodId)
            .join(','),
        }),
      ),
    },
  ]
}

async function login(api: string): Promise<string> {
  const answer = await fetch(`${api}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: 'buyer', passWord: 'Mall2026!' }),
  })
  return ((await answer.json()) as { data: { accessToken: string } }).data.accessToken
}

async function changeStock(api: string, turn: number): Promise<void> {
  await fetch(await consoleAddress(api, 'sku'), {
    method: 'POST',
    body: new URLSearchParams({ skuId: '10000101', price: '12.50', stocks: String(50 + (turn & 1)) }),
    redirect: 'manual',
  })
}

function share(list: number[], part: number): number {
  return [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * part))] ?? 0
}
