import type { ProdDeal } from '@millwright/domain/product/prodType'
import type { Dictionary } from '../index/dictionary.ts'
import type { Lexicon } from '../interpretQuery/lexicon.ts'
import type { Meaning } from '../interpretQuery/types.ts'
import type { OwnTerms } from '../ownTerms.ts'
import { planOf } from '../plan.ts'
import type { Plan, Query } from '../plan.ts'
import { both, listedRows } from '../rowSet.ts'
import type { Answer, Asking, Question, RowSet } from '../rowSet.ts'
import type { FoundSku, Part, SearchView } from '../searchPort.ts'
import type { Ranking } from '../ranking.ts'
import type { ShelfRule } from '../shelfRule.ts'
import type { Aggregations, Found } from './answers.ts'
import { Compiler, every, nested, prefix } from './compile.ts'
import type { EngineClient, Json } from './engineClient.ts'
import { skuHitOf } from './hits.ts'
import { ALIAS } from './mapping.ts'
import { partsOf } from './parts.ts'
import { rankedBy } from './ranking.ts'
import { answersTo, requestsFor } from './questions.ts'
import { BUCKETS_MOST, idCounts, ofRows, talliesAsked, talliesRead, tallyRead } from './tallies.ts'

const MODELS_LOOKED_AT = 400

/** The tables beside the engine, as one request sees them. */
export type Beside = { dictionary: Dictionary; deals: ReadonlyMap<number, readonly ProdDeal[]>; lexicon: Lexicon }

/** The search engine, as one request sees it. */
export class EngineView implements SearchView {
  /** Undefined, because the engine's index changes at any time. */
  readonly version = undefined
  readonly dictionary: Dictionary
  readonly deals: Beside['deals']
  readonly lexicon: Lexicon
  private readonly client: EngineClient
  private readonly compiler: Compiler
  private readonly own: OwnTerms
  private readonly sizes = new Map<string, number>()

  constructor(client: EngineClient, { dictionary, deals, lexicon }: Beside, own: OwnTerms = {}) {
    this.client = client
    this.dictionary = dictionary
    this.deals = deals
    this.lexicon = lexicon
    this.own = own
    this.compiler = new Compiler(dictionary, own)
  }

  async answer<T>(asking: Asking<T>): Promise<T> {
    let step = asking.next()
    while (!step.done) step = asking.next(await this.answerTo(step.value))
    return step.value
  }

  private async answerTo(question: Question): Promise<Answer> {
    const requests = requestsFor(this.compiler, question, this.sizes)
    const lines = requests.flatMap((request) => [{}, request])
    const found = lines.length
      ? await this.client.send<{ responses: Found[] }>('POST', `/${ALIAS}/_msearch`, lines)
      : { responses: [] }
    return answersTo(this.compiler, question, this.sizes, found.responses)
  }

  private search(body: Json): Promise<Found> {
    return this.client.send('POST', `/${ALIAS}/_search`, body)
  }

  private async counts(query: Json, aggs: Json): Promise<Aggregations> {
    return (await this.search({ size: 0, track_total_hits: false, query, aggs })).aggregations ?? {}
  }

  plan(query: Query, meaning: Meaning, now = 0): Promise<Plan> {
    return this.answer(planOf(this, query, meaning, now))
  }

  async page(set: RowSet, ranking: Ranking, from: number, to: number) {
    const { query, sort } = rankedBy(this.compiler, set, ranking, this.own)
    const _source = ['prod', 'name', 'category']
    const { hits } = await this.search({ from, size: to - from, track_total_hits: true, _source, query, sort })
    return { hits: hits.hits.map((hit) => skuHitOf(hit, ranking, this.own)), total: hits.total.value }
  }

  async tallies(query: Query, plan: Plan) {
    const asked = talliesAsked(this.compiler, query, plan, this.own)
    const answer = await this.counts(this.compiler.products(plan.matched.rows), asked)
    return talliesRead(answer, this.dictionary, plan, this.own)
  }

  async modelsBegun(start: string, most: number): Promise<FoundSku[]> {
    const listed = every([prefix(start), this.compiler.rows(listedRows)])
    const terms = { field: 'rows.model', size: MODELS_LOOKED_AT, order: { _key: 'asc' } }
    const { rows } = await this.counts(nested(listed), { rows: ofRows(listed, { models: { terms } }) })
    const models = (rows?.rows?.models?.buckets ?? []).map(({ key }) => String(key))
    const shortest = models.sort((a, b) => a.length - b.length).slice(0, most)
    const found = await this.partsFor(shortest)
    return shortest.flatMap((model) => found(model).slice(0, 1))
  }

  parts(codes: readonly string[]): Promise<(code: string) => readonly (Part & FoundSku)[]> {
    return this.partsFor(codes)
  }

  private partsFor(codes: readonly string[]) {
    return partsOf((body) => this.search(body), this.compiler, this.dictionary, codes)
  }

  async brands(set: RowSet) {
    return tallyRead((await this.counts(this.compiler.products(set), { ids: idCounts('brand') })).ids)
  }

  async brandSizes(): Promise<ReadonlyMap<number, number>> {
    const { ids } = await this.counts({ match_all: {} }, { ids: idCounts('brand') })
    return new Map(tallyRead(ids).map(({ id, count }) => [id, count]))
  }

  async shops(set: RowSet) {
    const categories = idCounts('category')
    const { ids } = await this.counts(this.compiler.products(set), { ids: idCounts('shop', { categories }) })
    return (ids?.buckets ?? []).map((shop) => ({ shopId: Number(shop.key), categories: tallyRead(shop.categories) }))
  }

  async soldByShop(): Promise<Map<number, number>> {
    const aggs = { ids: idCounts('shop', { sold: { sum: { field: 'sold' } } }) }
    const { ids } = await this.counts(this.compiler.products(listedRows), aggs)
    return new Map((ids?.buckets ?? []).map(({ key, sold }) => [Number(key), sold?.value ?? 0]))
  }

  async similar({ prodId, categoryId }: { prodId?: number; categoryId?: number }, from: number, to: number) {
    const own = prodId === undefined ? undefined : await this.product(prodId)
    const within = categoryId ?? own?.category
    if (within === undefined && prodId !== undefined) return { prodIds: [], total: 0 }
    const scope = both(listedRows, { stocked: true }, ...(within === undefined ? [] : [{ categoryIds: [within] }]))
    const others = own ? { must_not: [{ term: { prod: own.prod } }] } : {}
    const should = (own?.values ?? []).map((id) => ({ constant_score: { filter: { term: { values: id } } } }))
    return this.productIds(
      { bool: { filter: [this.compiler.products(scope)], should, ...others } },
      [{ _score: 'desc' }, { sold: 'desc' }, { prod: 'asc' }],
      from,
      to,
    )
  }

  private async product(prodId: number) {
    const { hits } = await this.search({ size: 1, query: { term: { prod: prodId } } })
    return hits.hits[0]?._source
  }

  async shelf({ rows, since, figure, sign, size }: ShelfRule): Promise<number[]> {
    const recent = Number.isFinite(since) ? [{ range: { listed: { gte: since } } }] : []
    const query = { bool: { filter: [this.compiler.products(rows), ...recent] } }
    const sort = [{ [figure]: sign > 0 ? 'desc' : 'asc' }, { prod: 'asc' }]
    return (await this.productIds(query, sort, 0, size)).prodIds
  }

  private async productIds(query: Json, sort: readonly Json[], from: number, to: number) {
    const body = {
      from,
      size: Math.min(to - from, BUCKETS_MOST),
      track_total_hits: true,
      _source: ['prod'],
      query,
      sort,
    }
    const { hits } = await this.search(body)
    return { prodIds: hits.hits.map(({ _source }) => _source.prod), total: hits.total.value }
  }
}
