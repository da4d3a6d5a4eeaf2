import type { Measurement } from '../measure.ts'
import { postgresBinaries } from '../../apps/mall-api/src/testing/cluster.ts'
import { consoleAddress } from '../consoleAddress.ts'
import { filledMall } from './malls/filledMall.ts'
import type { Engine } from './malls/filledMall.ts'
import { memoryMB, processorMs } from '../processes.ts'
import { startEngine } from '../search-engine/startEngine.ts'

type Answer = { code: string; data: { products?: { total: number }; length?: number } }
type Facet = { attrId: string; min?: number; max?: number }

const page = (query: Record<string, string | number>) =>
  `/search/prodPage?${new URLSearchParams({ size: '60', ...query } as Record<string, string>)}`
const keywords = (...words: string[]) => words.map((keyword) => page({ keyword }))
const suggestions = (...words: string[]) =>
  words.map((keyword) => `/search/suggest?${new URLSearchParams({ keyword })}`)

/** Returns each kind of query with several alternating queries. Root, leaf and attribute ids come from the mall. */
async function kindsOf(api: string): Promise<Record<string, string[]>> {
  const [roots, leaf, numeric] = await anchors(api)
  return {
    'one product by id (the floor)': ['/prod/prodInfo?prodId=100001'],
    'a model': keywords('6205-2RS', '6308-2Z', 'YE3-132S-4', '30206'),
    'the beginning of a model': keywords('62', 'YE3', 'M8', 'SPZ'),
    'a dimension': keywords('M12x60', '25x52x15', 'm8*40', '1/2"'),
    'a measure with its unit': keywords('5.5kw 电机', '25 mm bearing', '7.5hp motor', 'DN50 球阀'),
    'Chinese words': keywords('轴承', '不锈钢螺栓', '深沟球轴承', '气缸'),
    'English words': keywords('socket screw', 'deep groove ball bearing', 'motor', 'valve'),
    pinyin: keywords('zhoucheng', 'luoshuan', 'dianji', 'qigang'),
    'a mistake': keywords('bering', 'scoket screw', '周承', 'mottor'),
    'one broad character': keywords('螺', '机', '钢', '轴'),
    'a root category': roots.map((id) => page({ primaryCategoryId: id })),
    'the whole mall, in stock, by price': [
      page({ hasStock: 'true', sort: 5 }),
      page({ minPrice: 10, maxPrice: 100 }),
      page({ hasStock: 'true', sort: 4 }),
    ],
    'a numeric range': numeric.map(({ attrId, min = 0, max = 0 }) =>
      page({
        primaryCategoryId: roots[0]!,
        attrRanges: `${attrId}_${min + (max - min) * 0.1}~${min + (max - min) * 0.4}`,
      }),
    ),
    'a table by an attribute': [
      page({ categoryId: leaf.id, sortAttr: leaf.attrId, withAttrs: 'true' }),
      page({ categoryId: leaf.id, sortAttr: leaf.attrId, sortDown: 'true', withAttrs: 'true' }),
    ],
    'a deep page': [page({ current: 40 }), page({ current: 30, primaryCategoryId: roots[1]! })],
    'suggestions: a model': suggestions('620', 'ye3-1', 'm8', 'spz'),
    'suggestions: words': suggestions('轴', 'bear', '螺栓', 'zhouch'),
  }
}

async function anchors(
  api: string,
): Promise<[roots: string[], leaf: { id: string; attrId: string }, numeric: Facet[]]> {
  const get = async (path: string) => ((await (await fetch(api + path)).json()) as { data: never }).data
  const tree: { categoryId: string; categories: { categories: { categoryId: string }[] }[] }[] =
    await get('/category/categoryInfo')
  const roots = tree.slice(0, 4).map(({ categoryId }) => String(categoryId))
  const { attrs }: { attrs: Facet[] } = await get(page({ primaryCategoryId: roots[0]! }))
  const id = String(tree[0]!.categories[0]!.categories[0]!.categoryId)
  const { keyAttrs }: { keyAttrs: { attrId: string; numeric: boolean }[] } = await get(page({ categoryId: id }))
  return [
    roots,
    { id, attrId: keyAttrs.find(({ numeric }) => numeric)?.attrId ?? '1' },
    attrs.filter(({ min }) => min !== undefined).slice(0, 3),
  ]
}

const targetOf = (kind: string, size: number) =>
  kind.startsWith('suggestions') ? (size <= 20_000 ? 20 : 50) : size <= 20_000 ? 50 : 200

/**
 * Measures search pages of 60 cards with count and facets, and suggestions, over HTTP on the reference mall alone:
 * `SIZES=20000,1000000 ENGINES=PGlite,PostgreSQL npm run bench -- search`. A stock change before each query invalidates
 * caches. "again" is the same query repeated. The kinds alternate, so that other load on the machine affects all alike.
 * `SEARCH=process,engine` also measures the search in OpenSearch, which needs Java and Maven.
 */
export const run: Measurement = async ({ count }) => {
  const sizes = (process.env.SIZES ?? '20000').split(',').map(Number)
  const engines = (process.env.ENGINES ?? (postgresBinaries ? 'PGlite,PostgreSQL' : 'PGlite')).split(',') as Engine[]
  const rows: Record<string, string | number>[] = []
  const searches = (process.env.SEARCH ?? 'process').split(',') as Search[]
  for (const engine of engines)
    for (const size of sizes)
      for (const search of searches) rows.push(...(await measured({ engine, size, search }, count)))
  const missed = rows.filter(({ verdict }) => verdict !== 'ok' && verdict !== '')
  return {
    rows,
    ok: missed.length === 0,
    summary: missed.length
      ? `${missed.length} kinds missed`
      : `every kind of query within its target, ${rows.length} in all`,
  }
}

type Search = 'process' | 'engine'

async function measured({ engine, size, search }: { engine: Engine; size: number; search: Search }, count: number) {
  const cluster = search === 'engine' ? await startEngine() : undefined
  const mall = await filledMall(engine, size, cluster?.nodes.join(','))
  // The cluster's nodes are threads of one process.
  const used = () => processorMs(mall.pid) + (cluster ? processorMs(cluster.pid) : 0)
  try {
    const kinds = await kindsOf(mall.api)
    const [first, again, totals] = [new Map<string, number[]>(), new Map<string, number[]>(), new Map<string, number>()]
    const wrong = new Set<string>()
    const spent = new Map<string, number>()
    for (let round = -2; round < count; round++) {
      for (const [kind, paths] of Object.entries(kinds)) {
        const path = paths[(round + 2) % paths.length]!
        await changeStock(mall.api, round + kind.length)
        for (const times of [first, again]) {
          const before = used()
          const began = performance.now()
          const answer = (await (await fetch(mall.api + path)).json()) as Answer
          const took = performance.now() - began
          if (answer.code !== '00000') wrong.add(kind)
          totals.set(kind, Math.max(totals.get(kind) ?? 0, answer.data?.products?.total ?? answer.data?.length ?? 1))
          if (round < 0) continue // two warm-up rounds
          times.set(kind, [...(times.get(kind) ?? []), took])
          if (times === first) spent.set(kind, (spent.get(kind) ?? 0) + used() - before)
        }
      }
    }
    const { figures } = mall
    console.log(
      `${engine}, ${figures.skus} SKUs, search in the ${search}: filled in ${figures.fillSeconds} s with at most ${figures.fillPeakMB} MB, started in ${figures.startSeconds} s, the server holds ${figures.serverMB()} MB, ${figures.diskMB} MB on disk${cluster ? `, the cluster ${memoryMB(cluster.pid)} MB` : ''}`,
    )
    return Object.keys(kinds).map((kind) => {
      const p50 = at(first.get(kind) ?? [], 0.5)
      const target = targetOf(kind, size)
      // The search engine has no target: it costs more than the index in the process at every size, but holds
      // catalogues that are too large for one process.
      const noTarget = search === 'engine' || kind.endsWith('(the floor)')
      return {
        engine,
        search,
        SKUs: figures.skus,
        kind,
        found: totals.get(kind) ?? 0,
        'p50 ms': p50.toFixed(1),
        'p95 ms': at(first.get(kind) ?? [], 0.95).toFixed(1),
        'processor ms': ((spent.get(kind) ?? 0) / count).toFixed(0),
        again: at(again.get(kind) ?? [], 0.5).toFixed(1),
        target: noTarget ? '' : target,
        verdict: wrong.has(kind) ? 'wrong answer' : noTarget ? '' : p50 <= target ? 'ok' : 'missed',
      }
    })
  } finally {
    await mall.stop()
    await cluster?.close()
  }
}

async function changeStock(api: string, turn: number): Promise<void> {
  await fetch(await consoleAddress(api, 'sku'), {
    method: 'POST',
    body: new URLSearchParams({ skuId: '10000101', price: '12.50', stocks: String(50 + (turn & 1)) }),
    redirect: 'manual',
  })
}

function at(list: number[], share: number): number {
  return [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))] ?? 0
}
