import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleMall } from '../../apps/mall-api/src/contexts/catalogue/sample/catalogue.ts'
import type { OwnTerms } from '../../apps/mall-api/src/core/search/ownTerms.ts'
import type { Query } from '../../apps/mall-api/src/core/search/plan.ts'
import { sorts } from '../../apps/mall-api/src/core/search/sorts.ts'
import { FIRST_PAGE, Judge, readLabelled, scoresOf } from '../../apps/mall-api/src/testing/labelled.ts'
import type { LabelledSet } from '../../apps/mall-api/src/testing/labelled.ts'
import { labelledLists } from '../../apps/mall-api/src/testing/labelledLists.ts'
import { bothEngines, FINDERS } from './bothEngines.ts'
import { facetsBySql } from './facetsBySql.ts'
import { queryOf, randomFilters } from './randomFilters.ts'

/** The number of random filters. `FILTERS=2000` tries more. */
const FILTERS = Number(process.env.FILTERS ?? 30)
/** One in this many labelled queries is tried. `QUERIES=1` tries all of them. */
const EVERY = Number(process.env.QUERIES ?? 12)

const zh = { locale: 'zh', now: 1_800_000_000_000 } as const

let mall: Awaited<ReturnType<typeof bothEngines>>
beforeAll(async () => {
  mall = await bothEngines(Number(process.env.SKUS) || undefined)
}, 300_000)
afterAll(() => mall?.close(), 60_000)

const asked = (query: Partial<Query>) => ({ current: 1, size: 20, ...query }) as Query
type Search = (finder: (typeof mall)['finders']['process']) => Promise<unknown>

/** Expects the same answer from both adapters. */
async function same(search: Search, hint?: string) {
  const answer = await search(mall.finders.engine)
  expect(answer, hint).toEqual(await search(mall.finders.process))
  return answer
}

const keywords = [
  '轴承',
  '6205-2RS',
  'c3 6205 2rs',
  '62',
  '不锈钢螺栓 M8x40',
  'M12x60 stainless bolt',
  '25x52x15',
  '5.5kw 电机',
  'zhoucheng',
  'scoket screw',
  'HRB 6310',
  '6250-2RS',
  '骨架油封 35*52*7',
  '不锈钢 6205',
  '1205 轴承',
  'star delta starter',
  'abcd 6205',
  '!!!',
]

describe('both adapters of the search', () => {
  it.each(keywords)('find, rank, count and understand alike: %s', async (keyword) => {
    await same((finder) => finder.search(zh, asked({ keyword })), keyword)
  })

  it.each(Object.entries(sorts))('sort alike: %s', async (_, sort) => {
    await same((finder) => finder.search(zh, asked({ sort, primaryCategoryId: 101 })))
    await same((finder) => finder.search(zh, asked({ sort, keyword: '不锈钢 螺钉', current: 2 })))
    await same((finder) => finder.search(zh, asked({ sort, hasStock: true, minPrice: 10, maxPrice: 100 })))
  })

  it('sort tables by an attribute alike, in both directions', async () => {
    const { facets } = await mall.finders.process.search(zh, asked({ primaryCategoryId: 101 }))
    const numeric = facets.attrs.find(({ min }) => min !== undefined)!
    for (const sortDown of [false, true])
      await same((finder) =>
        finder.search(
          zh,
          asked({ primaryCategoryId: 101, sortAttr: numeric.attrId as never, sortDown, withAttrs: true }),
        ),
      )
  })

  it('suggest alike', async () => {
    for (const keyword of ['620', 'ye3-1', '轴', 'bear', 'zhouch', 'M12x60 stainless bolt', '螺栓'])
      await same((finder) => finder.suggest('zh', keyword, 10), keyword)
  })

  it('match pasted lists alike', async () => {
    const lines = labelledLists.slice(0, 60).map(({ line }) => line)
    await same((finder) => finder.partsNamed(lines))
    await same((finder) => finder.partsSearched(lines.slice(0, 10)))
  })

  it('find similar products, shelves, brands and shops alike', async () => {
    for (const near of [{ prodId: 100_001 }, { categoryId: 101 }, {}]) await same((finder) => finder.like(near, 0, 12))
    const rules = ['sort=2&size=12', 'sort=1&size=8&categoryId=101', 'sort=5&size=5&time=1', 'categoryId=x']
    await same((finder) => finder.shelves(rules, Date.now()))
    await same((finder) => finder.brands('en', 101))
    const sorted = async (counts: Promise<Map<number, unknown>>) => [...(await counts)].sort(([a], [b]) => a - b)
    await same((finder) => sorted(finder.soldByShop()))
    await same((finder) => sorted(finder.foundByShop({ keyword: '轴承' })))
    await same((finder) => sorted(finder.classesByShop()))
    await same((finder) => finder.anySkus('6205', { from: 0, products: 30 }))
  })

  it('narrow by deals, shops and names alike', async () => {
    for (const query of [{ prodType: 0 }, { isActive: 1 }, { shopType: 1 }, { prodName: '轴承' }, { preSellStatus: 1 }])
      await same((finder) => finder.search(zh, asked(query as Partial<Query>)), JSON.stringify(query))
  })

  it('show a member with agreements the same prices', async () => {
    const { hits } = await mall.finders.process.search(zh, asked({ keyword: '轴承', size: 30 }))
    const offers = hits.map(({ prodId, skuId }, at) => ({ prodId, skuId, price: 1.5 + at }))
    for (const own of [{ percent: 93.7 }, { percent: 93.7, offers }, { offers, among: true }] satisfies OwnTerms[])
      for (const query of [{ sort: sorts.cheap }, { sort: sorts.dear }, { minPrice: 5, maxPrice: 20 }])
        await same(
          (finder) => finder.search(zh, asked({ keyword: '轴承', ...query }), own),
          JSON.stringify([own, query]),
        )
  })

  it(`count ${FILTERS} random filters like SQL`, async () => {
    const next = await randomFilters(mall.db, 20_261_126)
    for (let n = 0; n < FILTERS; n++) {
      const filter = next()
      for (const which of FINDERS) {
        const { facets, total } = await mall.finders[which].search(zh, queryOf(filter))
        const counted = await facetsBySql(
          mall.db,
          filter,
          facets.attrs.map(({ attrId }) => attrId),
        )
        const values = Object.fromEntries(
          facets.attrs.flatMap(({ attrValues }) => attrValues).map((value) => [value.attrValueId, value.count]),
        )
        const brands = Object.fromEntries(facets.brands.map(({ brandId, count }) => [brandId, count]))
        const categories = facets.categories.reduce((sum, { count }) => sum + count, 0)
        const hint = `${which} ${JSON.stringify(filter)}`
        expect({ total, brands, minPrice: facets.minPrice, maxPrice: facets.maxPrice }, hint).toEqual({
          total: counted.total,
          brands: counted.brands,
          minPrice: counted.minPrice,
          maxPrice: counted.maxPrice,
        })
        expect(categories, hint).toBe(counted.total)
        for (const [id, count] of Object.entries(values))
          expect([id, count], hint).toEqual([id, counted.values[id] ?? 0])
      }
    }
  }, 3_600_000)

  it.each(['labelled', 'unseen', 'strangerDevelopment', 'strangerHeldOut'] satisfies LabelledSet[])(
    'rank the labelled queries equally well: %s',
    async (set) => {
      const judge = new Judge(sampleMall())
      const labelled = readLabelled(set).filter((_, at) => at % EVERY === 0)
      const [process, engine] = await Promise.all(
        FINDERS.map(async (which) => {
          const placed = []
          for (const one of labelled) {
            const { hits } = await mall.finders[which].search(zh, asked({ keyword: one.query, size: FIRST_PAGE }))
            placed.push({ ...one, place: hits.findIndex(({ skuId }) => judge.isRight(one.rule, skuId)) + 1 })
          }
          return scoresOf(placed).at(-1)!
        }),
      )
      for (const figure of ['mrr', 'first', 'firstThree', 'firstPage'] as const)
        expect(Math.abs(process![figure] - engine![figure]), figure).toBeLessThanOrEqual(0.01)
    },
    3_600_000,
  )

  it('show changed, new and deleted products alike', async () => {
    await mall.db.query('update sku set price = 4321 where sku_id = 10000101')
    await mall.db.query(
      "update product set name = jsonb_set(name, '{en}', '\"Crossbar quux bearing\"') where prod_id = 100001",
    )
    await mall.db.query('update product set status = 0 where prod_id = 100002')
    await mall.caughtUp()
    for (const query of [{ minPrice: 4321, maxPrice: 4321 }, { keyword: 'quux' }, { primaryCategoryId: 101 }])
      await same((finder) => finder.search(zh, asked(query as Partial<Query>)), JSON.stringify(query))
  })
})

describe('the search engine', () => {
  /** Searches until `work` is done, and returns the number of searches and the failures. */
  async function during(work: () => Promise<unknown>) {
    const failures: unknown[] = []
    let searches = 0
    const done = new AbortController()
    const load = Array.from({ length: 4 }, async (_, from) => {
      for (let at = from; !done.signal.aborted; at++) {
        const keyword = keywords[at % keywords.length]!
        await mall.finders.engine.search(zh, asked({ keyword })).catch((error: unknown) => failures.push(error))
        searches++
      }
    })
    await work()
    done.abort()
    await Promise.all(load)
    return { searches, failures }
  }

  it('responds while its index is rebuilt', async () => {
    const { searches, failures } = await during(() => mall.index.rebuild())
    expect(failures).toEqual([])
    expect(searches).toBeGreaterThan(0)
    await mall.caughtUp()
    await same((finder) => finder.search(zh, asked({ keyword: '轴承' })))
  }, 300_000)

  it('fails no search while a node goes down', async () => {
    const { searches, failures } = await during(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      await mall.cluster.stop(1)
      await new Promise((resolve) => setTimeout(resolve, 5_000))
    })
    expect(failures).toEqual([])
    expect(searches).toBeGreaterThan(10)
  }, 120_000)
})
