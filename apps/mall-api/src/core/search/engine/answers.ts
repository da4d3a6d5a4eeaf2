import type { LocalisedText } from '../../catalogue/types.ts'

/** The parts of the engine's responses that are read. */
export type Fields = Readonly<Record<string, readonly (number | string | boolean)[] | undefined>>
export type RowHit = { _score: number | null; fields: Fields }
export type ProductSource = {
  prod: number
  brand: number
  category: number
  name: LocalisedText
  keywords: string[]
  values: number[]
}
export type ProductHit = {
  _source: ProductSource
  inner_hits?: { best: { hits: { total: { value: number }; hits: RowHit[] } } }
}
/** The names of nested aggregations. */
type Within = 'ids' | 'rows' | 'values' | 'products' | 'models' | 'written' | 'list' | 'agreed' | 'skus' | 'min' | 'max'
export type Aggregation = { doc_count?: number; value?: number | null; buckets?: Bucket[] } & {
  [name in Within | 'sold' | 'categories']?: Aggregation
}
export type Bucket = Aggregation & { key: number | string; doc_count: number }
export type Aggregations = { [name: string]: Aggregation | undefined }
export type Found = { hits: { total: { value: number }; hits: ProductHit[] }; aggregations?: Aggregations }

/** Returns the values of a SKU's field as numbers. */
export function numbersOf({ fields }: RowHit, field: string): number[] {
  return (fields[`rows.${field}`] ?? []).map(Number)
}

export function textOf({ fields }: RowHit, field: string): string {
  return String(fields[`rows.${field}`]?.[0] ?? '')
}

export function isTrue({ fields }: RowHit, field: string): boolean {
  return fields[`rows.${field}`]?.[0] === true
}
