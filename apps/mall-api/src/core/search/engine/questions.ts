import type { Answer, Model, Question, RowSet } from '../rowSet.ts'
import type { Found } from './answers.ts'
import { nested, prefix } from './compile.ts'
import type { Compiler } from './compile.ts'
import type { Json } from './engineClient.ts'
import { ofRows } from './tallies.ts'

/** The maximum number of prefixes that one request looks up. The engine allows 1,024 clauses in a query. */
const STARTS_AT_ONCE = 500
const MODELS_MOST = 10_000

type Sizes = Map<string, number>

/** Returns the requests that answer a question, without the sizes that are already known. */
export function requestsFor(compiler: Compiler, question: Question, sizes: Sizes): Json[] {
  if ('starts' in question)
    return chunksOf(question.starts).map((starts) => {
      const begun = { bool: { should: starts.map(prefix) } }
      const written = { terms: { field: 'rows.written', size: 1 } }
      const models = { terms: { field: 'rows.model', size: MODELS_MOST, order: { _key: 'asc' } }, aggs: { written } }
      return { size: 0, query: nested(begun), aggs: { rows: ofRows(begun, { models }) } }
    })
  return unknown(compiler, question, sizes).map(({ set }) => ({
    size: 0,
    track_total_hits: question.of === 'products',
    query: compiler.products(set),
    ...(question.of === 'skus' && { aggs: { rows: ofRows(compiler.rows(set), {}) } }),
  }))
}

/** Reads the responses to `requestsFor`, and keeps the sizes for later questions. */
export function answersTo(compiler: Compiler, question: Question, sizes: Sizes, found: readonly Found[]): Answer {
  if ('starts' in question) {
    const known = found.flatMap(({ aggregations }) => aggregations?.rows?.rows?.models?.buckets ?? [])
    const models = known.map(({ key, written }) => ({
      code: String(key),
      written: String(written?.buckets?.[0]?.key ?? key),
    }))
    return { sizes: [], models: question.starts.map((start) => begunBy(models, start, question.most)) }
  }
  for (const [at, { key }] of unknown(compiler, question, sizes).entries()) {
    const { hits, aggregations } = found[at]!
    sizes.set(key, question.of === 'products' ? hits.total.value : (aggregations?.rows?.rows?.doc_count ?? 0))
  }
  return { sizes: question.sets.map((set) => sizes.get(keyOf(compiler, set, question.of)) ?? 0), models: [] }
}

function unknown(compiler: Compiler, { sets, of }: Extract<Question, { sets: readonly RowSet[] }>, sizes: Sizes) {
  const asked = sets.map((set) => ({ set, key: keyOf(compiler, set, of) }))
  return asked.filter(({ key }, at) => !sizes.has(key) && asked.findIndex((one) => one.key === key) === at)
}

function keyOf(compiler: Compiler, set: RowSet, of: string): string {
  return `${of} ${JSON.stringify(compiler.products(set))}`
}

function begunBy(models: readonly Model[], start: string, most: number): Model[] {
  return models.filter(({ code }) => code.startsWith(start)).slice(0, most)
}

function chunksOf(starts: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(starts.length / STARTS_AT_ONCE) }, (_, at) =>
    starts.slice(at * STARTS_AT_ONCE, (at + 1) * STARTS_AT_ONCE),
  )
}
