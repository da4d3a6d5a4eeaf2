import { sorts } from '../sorts.ts'
import type { Order, Ranking } from '../ranking.ts'
import type { RowSet } from '../rowSet.ts'
import type { OwnTerms } from '../ownTerms.ts'
import { containing, every, modelsNotCut, nested, not, prefix, some, term, terms } from './compile.ts'
import type { Compiler } from './compile.ts'
import type { Json } from './engineClient.ts'

/** A number above the count of words and values of any keyword. */
const SAID_MOST = 1_000
export type Ranked = { query: Json; sort: readonly Json[] }

const byProduct: Json = { prod: 'asc' }
const byScore = (order: 'asc' | 'desc'): Json => ({ _score: { order } })

/**
 * Returns the query and the order of a set's products. The query also returns the SKUs of each product, sorted by
 * fitness (`best`).
 */
export function rankedBy(compiler: Compiler, set: RowSet, ranking: Ranking, own: OwnTerms): Ranked {
  // In a set without `siblings`, every found SKU has all words, so the words need no score.
  const said = isLoose(set) ? ranking.said : []
  const found = compiler.products(set, bestRows(compiler, compiler.rows(set), { ...ranking, said }))
  return ordered(found, compiler, set, ranking, own)
}

function ordered(found: Json, compiler: Compiler, set: RowSet, ranking: Ranking, own: OwnTerms): Ranked {
  const { sort, sortAttr, sortDown } = ranking
  const rows = compiler.rows(set)
  if (sortAttr !== undefined) return { query: found, sort: [byNumber(rows, sortAttr, sortDown === true), byProduct] }
  const figure = { [sorts.newest]: 'listed', [sorts.oldest]: 'listed', [sorts.sales]: 'sold', [sorts.unsold]: 'sold' }
  const field = sort === undefined ? undefined : figure[sort]
  if (field !== undefined) {
    const order = sort === sorts.newest || sort === sorts.sales ? 'desc' : 'asc'
    return { query: found, sort: [{ [field]: order }, byProduct] }
  }
  if (sort === sorts.cheap || sort === sorts.dear || sort === sorts.listDear) {
    const should = priceTiers(compiler, set, ranking, sort === sorts.listDear ? {} : own)
    const order = sort === sorts.cheap ? 'asc' : 'desc'
    return { query: { bool: { filter: [found], should } }, sort: [byScore(order), byProduct] }
  }
  const should = merits(compiler, rows, ranking)
  return { query: { bool: { filter: [found], should } }, sort: [byScore('desc'), { sold: 'desc' }, byProduct] }
}

function byNumber(rows: Json, attrId: number, down: boolean): Json {
  return {
    [`rows.numbers.${attrId}`]: {
      order: down ? 'desc' : 'asc',
      mode: down ? 'max' : 'min',
      missing: '_last',
      unmapped_type: 'double',
      nested: { path: 'rows', filter: rows },
    },
  }
}

/** The weights of a product's merits, equal to those of the in-process index (`rank.ts`). */
const weights = { model: 16, begins: 8, named: 4, name: 2, stock: 1 }

function constant(filter: Json, boost: number): Json {
  return { constant_score: { filter, boost } }
}

/**
 * Returns the merits of a product as clauses: the exact model, its beginning, the named category, words in the name,
 * stock. Weights are whole numbers, so that their sum is exact in the engine's floats.
 */
function merits(compiler: Compiler, rows: Json, { model, categoryIds, keyword, words = [] }: Ranking): Json[] {
  const said = words.flatMap(({ phrases }) => (phrases?.length ? [phrases] : []))
  const scale = 2 * (said.length + 1)
  const should: Json[] = []
  const stocked = every([rows, term('stocked', true)])
  if (model) {
    const exact = every([rows, term('model', model)])
    const begun = every([rows, modelsNotCut(model)])
    should.push(
      best(constant(nested(exact), weights.model * scale), constant(nested(begun), weights.begins * scale)),
      // If the product has the exact model, only the stock of that model counts.
      constant(nested(every([exact, term('stocked', true)])), weights.stock * scale),
      constant({ bool: { filter: [nested(stocked)], must_not: [nested(exact)] } }, weights.stock * scale),
    )
  } else should.push(constant(nested(stocked), weights.stock * scale))
  if (categoryIds.length)
    should.push(constant(nested(compiler.rows({ categoryIds: [...categoryIds] })), weights.named * scale))
  if (keyword) should.push(nameMerit(keyword, said, scale))
  return should
}

/** Returns the share of words in the name. A synonym counts half as much as the typed word. */
function nameMerit(keyword: string, said: readonly (readonly string[])[], scale: number): Json {
  const word = (weights.name * scale) / (said.length + 1)
  const shares = said.map(([typed = '', ...others]) =>
    best(
      constant(containing('names', typed), word),
      ...others.map((phrase) => constant(containing('names', phrase), word / 2)),
    ),
  )
  const whole = constant(containing('names', keyword), weights.name * scale)
  return shares.length ? best(whole, { bool: { should: shares } }) : whole
}

function best(...queries: Json[]): Json {
  return { dis_max: { queries } }
}

/**
 * Returns the price of each product's representative SKU as its score. The SKUs are divided into tiers of fitness, and
 * the price comes from a product's best tier. Scores are floats: prices above 167,000 yuan that differ by a cent may
 * change places.
 */
function priceTiers(compiler: Compiler, set: RowSet, ranking: Ranking, own: OwnTerms): Json[] {
  const rows = compiler.rows(set)
  const priced = (tiers: readonly Json[]) =>
    tiers.map((tier, at) => {
      const query = { function_score: { query: every([rows, tier]), boost_mode: 'replace', ...priceFunctions(own) } }
      const better = at ? [nested(every([rows, some(tiers.slice(0, at))]))] : []
      return { bool: { must: [{ nested: { path: 'rows', query, score_mode: 'min' } }], must_not: better } }
    })
  const fine = priced(tiersOf(ranking))
  return clausesOf(fine) <= CLAUSES_MOST ? fine : priced(stockTiers)
}

/**
 * The maximum number of clauses of the tiers. The engine allows 1,024 clauses in a query, and other parts of the query
 * need some.
 */
const CLAUSES_MOST = 800

function clausesOf(queries: readonly Json[]): number {
  return JSON.stringify(queries).match(/"(?:term|terms|prefix|regexp|range|wildcard|match_all)":/g)?.length ?? 0
}

function priceFunctions({ percent, offers = [] }: OwnTerms): Json {
  const factor = Math.min(1, (percent ?? 100) / 100)
  const list = { field_value_factor: { field: 'rows.price', factor } }
  const agreed = offers.map(({ skuId, price }) => ({ filter: { term: { 'rows.sku': skuId } }, weight: price }))
  return { score_mode: 'first', functions: [...agreed, list] }
}

const stockTiers = [term('stocked', true), not(term('stocked', true))]

/** Returns disjoint conditions on SKUs, the fittest first: the exact model, any preferred value, in stock. */
function tiersOf({ model, prefers = [] }: Ranking): Json[] {
  const split = (query: Json | undefined) => (query ? [query, not(query)] : [{ match_all: {} }])
  const models = split(model ? term('model', model) : undefined)
  const values = split(prefers.length ? terms('values', prefers) : undefined)
  return models.flatMap((one) => values.flatMap((two) => stockTiers.map((three) => every([one, two, three]))))
}

function isLoose(set: RowSet): boolean {
  return 'siblings' in set || ('all' in set && set.all.some(isLoose))
}

/** Returns the request for a product's fitting SKUs, scored by fitness: model prefix, words, preferred values, model. */
function bestRows(compiler: Compiler, rows: Json, { model, said = [], prefers = [], sortAttr }: Ranking & Order): Json {
  const should = [
    ...(model ? [constant(prefix(model), SAID_MOST ** 2), constant(term('model', model), 0.5)] : []),
    ...said.map((one) => constant(compiler.rows(one), SAID_MOST)),
    ...prefers.map((valueId) => constant(terms('values', [valueId]), 1)),
  ]
  const fields = ['sku', 'at', 'model', 'written', 'values', 'price', 'stocked']
  return {
    query: { bool: { filter: [rows], should } },
    inner_hits: {
      name: 'best',
      size: 1_000,
      _source: false,
      docvalue_fields: [...fields, ...(sortAttr === undefined ? [] : [`numbers.${sortAttr}`])].map(
        (field) => `rows.${field}`,
      ),
    },
  }
}
