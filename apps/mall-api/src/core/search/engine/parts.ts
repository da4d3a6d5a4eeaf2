import type { Dictionary } from '../index/dictionary.ts'
import { listedRows } from '../rowSet.ts'
import type { FoundSku, Part } from '../searchPort.ts'
import { wordTokens } from '../tokens.ts'
import { isTrue, numbersOf, textOf } from './answers.ts'
import type { Found, ProductHit, RowHit } from './answers.ts'
import { every, nested, terms } from './compile.ts'
import type { Compiler } from './compile.ts'
import type { Json } from './engineClient.ts'

/** The maximum number of models that one request looks up. */
const CODES_AT_ONCE = 1_000
const PRODUCTS_MOST = 10_000
const ROWS_MOST = 100

type FoundPart = Part & FoundSku

/** Looks up models, and returns a function that returns the listed SKUs of a model. */
export async function partsOf(
  search: (body: Json) => Promise<Found>,
  compiler: Compiler,
  dictionary: Dictionary,
  codes: readonly string[],
): Promise<(code: string) => readonly FoundPart[]> {
  const parts = new Map<string, FoundPart[]>()
  for (let from = 0; from < codes.length; from += CODES_AT_ONCE) {
    const wanted = every([terms('model', codes.slice(from, from + CODES_AT_ONCE)), compiler.rows(listedRows)])
    const fields = ['sku', 'model', 'written', 'values', 'price', 'stocked']
    const inner_hits = {
      name: 'best',
      size: ROWS_MOST,
      _source: false,
      sort: ['rows.at'],
      docvalue_fields: fields.map((field) => `rows.${field}`),
    }
    const { hits } = await search({ size: PRODUCTS_MOST, query: nested(wanted, { inner_hits }), sort: ['prod'] })
    for (const hit of hits.hits)
      for (const row of hit.inner_hits?.best.hits.hits ?? []) {
        const model = textOf(row, 'model')
        const own = parts.get(model)
        if (own) own.push(partOf(dictionary, hit, row))
        else parts.set(model, [partOf(dictionary, hit, row)])
      }
  }
  return (code) => parts.get(code) ?? []
}

function partOf(dictionary: Dictionary, { _source }: ProductHit, row: RowHit): FoundPart {
  let words: ReadonlySet<string> | undefined
  return {
    skuId: numbersOf(row, 'sku')[0]!,
    prodId: _source.prod,
    brandId: _source.brand,
    categoryId: _source.category,
    name: _source.name,
    model: textOf(row, 'written'),
    price: numbersOf(row, 'price')[0]!,
    inStock: isTrue(row, 'stocked'),
    words: () => (words ??= wordsOf(dictionary, _source, numbersOf(row, 'values'))),
  }
}

function wordsOf(dictionary: Dictionary, { name, keywords, category }: ProductHit['_source'], values: number[]) {
  const said = [
    ...dictionary.pathOf(category).map((one) => one.name),
    ...values.flatMap((id) => dictionary.valueOf(id)?.value ?? []),
  ]
  return wordTokens([name.zh, name.en, ...keywords, ...said.flatMap(({ zh, en }) => [zh, en])].join(' '))
}
