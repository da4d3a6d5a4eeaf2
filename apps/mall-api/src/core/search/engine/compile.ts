import { MODEL_PREFIX_FROM } from '../index/codes.ts'
import type { Dictionary } from '../index/dictionary.ts'
import type { OwnTerms } from '../ownTerms.ts'
import type { RowSet } from '../rowSet.ts'
import type { Json } from './engineClient.ts'
import { listPriceBounds } from './ownPrices.ts'

const nothing: Json = { match_none: {} }
const everything: Json = { match_all: {} }

/** Compiles sets of SKUs to the engine's queries, for one buyer's terms. */
export class Compiler {
  private readonly known = new Map<RowSet, Json>()
  private readonly dictionary: Dictionary
  private readonly own: OwnTerms
  private readonly hidden: readonly number[]

  constructor(dictionary: Dictionary, own: OwnTerms = {}) {
    this.dictionary = dictionary
    this.own = own
    this.hidden = [...dictionary.classes.keys()].filter((categoryId) => !dictionary.isShown(categoryId))
  }

  /** Returns the query of products with a SKU in the set. */
  products(set: RowSet, more: Json = {}): Json {
    const siblings = siblingsOf(set)
    return {
      bool: {
        filter: [nested(this.rows(set), more), ...siblings.map((one) => nested(this.rows(one)))],
      },
    }
  }

  /** Returns the query of the SKUs in the set, within `rows`. Siblings are a condition on their products. */
  rows(set: RowSet): Json {
    let query = this.known.get(set)
    if (!query) this.known.set(set, (query = this.compiled(set)))
    return query
  }

  private compiled(set: RowSet): Json {
    if ('all' in set) return every(set.all.filter((one) => !('siblings' in one)).map((one) => this.rows(one)))
    if ('any' in set) return some(set.any.map((one) => this.rows(one)))
    if ('except' in set) return { bool: { must_not: [this.rows(set.except)] } }
    if ('siblings' in set) return everything
    if ('token' in set) return this.tokens(set.token)
    if ('model' in set) return modelsNotCut(set.model)
    if ('figures' in set) return term('figures', set.figures)
    if ('valueIds' in set) return terms('values', set.valueIds)
    if ('attrId' in set) return this.withinRange(set.attrId, set.min, set.max)
    if ('categoryIds' in set) return this.categories(set.categoryIds)
    if ('brandIds' in set) return terms('brand', set.brandIds)
    if ('shopIds' in set) return terms('shop', set.shopIds)
    if ('prodIds' in set) return terms('prod', set.prodIds)
    if ('titleWith' in set) return containing('rows.title', set.titleWith)
    if ('within' in set) return this.priced(set.minPrice, set.maxPrice)
    if ('stocked' in set) return term('stocked', true)
    return set.shelf === 'listed' ? this.listed() : everything
  }

  private tokens(token: string): Json {
    const { brandsByWord, attrsByWord, classesByWord, valuesByWord, values } = this.dictionary
    const places = valuesByWord.get(token) ?? []
    return some([
      term('words', token),
      terms('brand', brandsByWord.get(token) ?? []),
      terms('attrs', attrsByWord.get(token) ?? []),
      this.categories(classesByWord.get(token) ?? []),
      terms(
        'values',
        places.map((place) => values[place]!.attrValueId),
      ),
      ...(/\d/.test(token) ? modelsBegun(token) : []),
    ])
  }

  private withinRange(attrId: number, min?: number, max?: number): Json {
    const places = this.dictionary.valuesWithin(attrId, min, max)
    return terms(
      'values',
      places.map((place) => this.dictionary.valueAt(place).attrValueId),
    )
  }

  private categories(categoryIds: readonly number[]): Json {
    if (!categoryIds.length) return nothing
    const { dictionary } = this
    const within = [...dictionary.classes.keys()].filter((leaf) =>
      dictionary.pathOf(leaf).some(({ categoryId }) => categoryIds.includes(categoryId)),
    )
    return terms('category', within)
  }

  /** Returns the query of listed SKUs or, with `among`, of the listed SKUs for which the buyer has an agreement. */
  private listed(): Json {
    const agreed = this.own.among ? [terms('sku', this.offered())] : []
    return { bool: { filter: [term('listed', true), ...agreed], must_not: [terms('category', this.hidden)] } }
  }

  private priced(min = -Infinity, max = Infinity): Json {
    const offers = this.own.offers ?? []
    const fitting = offers.filter(({ price }) => price >= min && price <= max).map(({ skuId }) => skuId)
    const bounds = listPriceBounds(this.own.percent, min, max)
    const range = {
      range: {
        'rows.price': {
          ...(Number.isFinite(bounds.min) && { gte: bounds.min }),
          ...(Number.isFinite(bounds.max) && { lte: bounds.max }),
        },
      },
    }
    if (!offers.length) return range
    return some([terms('sku', fitting), { bool: { filter: [range], must_not: [terms('sku', this.offered())] } }])
  }

  private offered(): number[] {
    return (this.own.offers ?? []).map(({ skuId }) => skuId)
  }
}

/** Returns the query of products with a SKU that the query of SKUs matches. */
export function nested(query: Json, more: Json = {}): Json {
  return { nested: { path: 'rows', query, score_mode: 'none', ...more } }
}

export function every(queries: readonly Json[]): Json {
  const filter = queries.filter((query) => query !== everything)
  if (filter.includes(nothing)) return nothing
  if (!filter.length) return everything
  return filter.length === 1 ? filter[0]! : { bool: { filter } }
}

/**
 * Returns the query that matches if any of the queries does. Ids and words of one field become one clause, because a
 * query may have at most 1,024 clauses.
 */
export function some(queries: readonly Json[]): Json {
  const byField = new Map<string, Set<unknown>>()
  const others: Json[] = []
  for (const query of queries.flatMap(alternativesOf)) {
    const [field, values] = listed(query) ?? []
    if (field === undefined) others.push(query)
    else byField.set(field, new Set([...(byField.get(field) ?? []), ...(values ?? [])]))
  }
  const should = [...[...byField].map(([field, values]) => ({ terms: { [field]: [...values] } })), ...others]
  if (!should.length) return nothing
  return should.length === 1 ? should[0]! : { bool: { should, minimum_should_match: 1 } }
}

type Clause = {
  bool?: { should?: Json[]; minimum_should_match?: number; filter?: unknown; must_not?: unknown }
  term?: Record<string, { value: unknown }>
  terms?: Record<string, unknown[]>
}

function alternativesOf(query: Clause): Json[] {
  if (query === nothing) return []
  return query.bool?.minimum_should_match === 1 && query.bool.should ? query.bool.should : [query]
}

/** Returns the field and the values of a `term` or `terms` query. */
function listed({ term: one, terms: many }: Clause): [string, unknown[]] | undefined {
  if (many) return Object.entries(many)[0]
  const [entry] = Object.entries(one ?? {})
  return entry && [entry[0], [entry[1].value]]
}

export function not(query: Json): Json {
  return { bool: { must_not: [query] } }
}

export function term(field: string, value: string | boolean): Json {
  return { term: { [`rows.${field}`]: { value } } }
}

export function terms(field: string, values: readonly (number | string)[]): Json {
  return values.length ? { terms: { [`rows.${field}`]: values } } : nothing
}

export function prefix(value: string): Json {
  return { prefix: { 'rows.model': { value } } }
}

/** Returns the query of texts that contain `part`. */
export function containing(field: string, part: string): Json {
  return { wildcard: { [field]: { value: `*${part.replace(/[*?\\]/g, '\\$&')}*` } } }
}

/**
 * Returns the queries of models and their pieces that begin with a token, except models in which the token would cut a
 * number (`isCut`).
 */
function modelsBegun(token: string): Json[] {
  if (token.length < MODEL_PREFIX_FROM) return [term('pieces', token)]
  return [modelsNotCut(token), { prefix: { 'rows.pieces': { value: token } } }]
}

export function modelsNotCut(start: string): Json {
  const after = /[a-z]/.test(start) ? '[^0-9.]' : '[^.]'
  const literal = start.replace(/[^\p{L}\p{N}]/gu, '\\$&')
  return { regexp: { 'rows.model': { value: `${literal}(${after}.*)?`, flags: 'NONE' } } }
}

/** Returns the sets of `siblings`, at any depth of `all`. */
function siblingsOf(set: RowSet): RowSet[] {
  if ('siblings' in set) return [set.siblings]
  return 'all' in set ? set.all.flatMap(siblingsOf) : []
}
