/**
 * A set of SKUs, as data. Query understanding and matching produce these sets, and each engine compiles them: the index
 * in the process to bits, the search engine to its own queries.
 */
export type RowSet =
  | { all: readonly RowSet[] }
  | { any: readonly RowSet[] }
  /** All SKUs outside the set. */
  | { except: RowSet }
  /** All SKUs of every product that has a SKU in the set. It stands alone or within `all`. */
  | { siblings: RowSet }
  /** SKUs that contain an index word in texts, category, brand, attributes, values or model. */
  | { token: string }
  /** SKUs whose own model begins with a designation, without cutting a number. Texts of their product do not count. */
  | { model: string }
  /** SKUs whose model contains these digits behind letters. */
  | { figures: string }
  | { valueIds: readonly number[] }
  /** A numeric attribute within bounds. */
  | { attrId: number; min: number | undefined; max: number | undefined }
  /** The categories with their descendants. */
  | { categoryIds: readonly number[] }
  | { brandIds: readonly number[] }
  | { shopIds: readonly number[] }
  | { prodIds: readonly number[] }
  /** Products whose name contains a text, normalised like keywords. */
  | { titleWith: string }
  /** SKUs of `within` by the buyer's price in yuan. */
  | { within: RowSet; minPrice: number | undefined; maxPrice: number | undefined }
  | { shelf: 'listed' | 'any' }
  | { stocked: true }

export const noRows: RowSet = { any: [] }
export const listedRows: RowSet = { shelf: 'listed' }

export function both(...sets: RowSet[]): RowSet {
  return { all: sets }
}

export type Model = { code: string; written: string }

/** A question about the catalogue: the sizes of sets, or for each prefix up to `most` models, in model order. */
export type Question =
  | { sets: readonly RowSet[]; of: 'skus' | 'products' }
  | { starts: readonly string[]; most: number }
export type Answer = { sizes: readonly number[]; models: readonly (readonly Model[])[] }

/** A computation that asks the catalogue. Each engine answers in its own way, in the process or over the network. */
export type Asking<T> = Generator<Question, T, Answer>

/** Returns the number of SKUs, or of their products, of each set. */
export function* sizesOf(sets: readonly RowSet[], of: 'skus' | 'products' = 'skus'): Asking<readonly number[]> {
  return sets.length ? (yield { sets, of }).sizes : []
}

export function* isEmptySet(set: RowSet): Asking<boolean> {
  const [size] = yield* sizesOf([set])
  return size === 0
}

/** Returns the models that begin with each prefix, at most `most` for each. */
export function* modelsFrom(starts: readonly string[], most: number): Asking<readonly (readonly Model[])[]> {
  return starts.length ? (yield { starts, most }).models : []
}
