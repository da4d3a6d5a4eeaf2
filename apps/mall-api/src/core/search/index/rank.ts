import type { Meaning } from '../interpretQuery/types.ts'
import { sorts } from '../sorts.ts'
import type { Order } from '../ranking.ts'
import { has, intersectInto, nextOf } from './bits.ts'
import type { Bits } from './bits.ts'
import { itemsOf } from './growing.ts'
import type { ProductIndex } from './productIndex.ts'
import { choiceRows } from './bitRows.ts'
import { isCut } from './codes.ts'

/** Returns the products `from … to` in the requested order. Ties are ordered by id. */
export function pageOfProducts(
  index: ProductIndex,
  rows: Bits,
  products: readonly number[],
  meaning: RankedBy,
  order: Order,
  from: number,
  to: number,
): number[] {
  return from >= products.length
    ? []
    : topByKey(index, products, keysOf(index, rows, products, meaning, order), from, to)
}

/** Returns the products `from … to` by key, greatest first. Ties are ordered by id. */
export function topByKey(
  index: ProductIndex,
  products: readonly number[],
  keys: Float64Array,
  from: number,
  to: number,
): number[] {
  // Sorts only the products up to the end of the page. Their smallest key comes from sorting the bare keys first, which
  // is fast.
  const last = keys.slice().sort()[Math.max(0, keys.length - to)]!
  const reaching: number[] = []
  for (let at = 0; at < keys.length; at++) if (keys[at]! >= last) reaching.push(at)
  return reaching
    .sort((a, b) =>
      keys[a] === keys[b] ? index.prodIdOf(products[a]!) - index.prodIdOf(products[b]!) : keys[a]! < keys[b]! ? 1 : -1,
    )
    .slice(from, to)
    .map((at) => products[at]!)
}

export type RankedBy = Pick<Meaning, 'model' | 'categoryIds'> & { keyword: string; words?: Meaning['words'] } & Partial<
    Pick<Speaks, 'prefers' | 'said'>
  >

/** Returns sort keys. Greater keys come first. */
function keysOf(
  index: ProductIndex,
  rows: Bits,
  products: readonly number[],
  meaning: RankedBy,
  { sort, sortAttr, sortDown }: Order,
): Float64Array {
  if (sortAttr !== undefined) return byAttr(index, rows, products, sortAttr, sortDown === true)
  if (sort === sorts.newest || sort === sorts.oldest)
    return keyed(products, (product) => (sort === sorts.newest ? 1 : -1) * index.listed.items[product]!)
  if (sort === sorts.sales || sort === sorts.unsold)
    return keyed(products, (product) => (sort === sorts.sales ? 1 : -1) * index.soldOf(product))
  if (sort === sorts.cheap || sort === sorts.dear || sort === sorts.listDear) {
    const speaks = representativeSkuSelector(index, {
      ...meaning,
      said: meaning.said ?? [],
      prefers: meaning.prefers ?? [],
    })
    const prices = sort === sorts.listDear ? index.listPrices : index.prices
    return keyed(products, (product) => (sort === sorts.cheap ? -1 : 1) * prices.items[speaks(rows, product).row]!)
  }
  return byMerit(index, rows, products, meaning)
}

/** Returns the key of each product. `Float64Array.from` takes five times as long. */
export function keyed(products: readonly number[], key: (product: number) => number): Float64Array {
  const keys = new Float64Array(products.length)
  let at = 0
  for (const product of products) keys[at++] = key(product)
  return keys
}

export const SOLD_MOST = 2 ** 31
/** Merits that count before sales: the exact model, a model prefix, the named category, words in the name, stock. */
const merits = { model: 16, begins: 8, named: 4, name: 2, stock: 1 }

function byMerit(
  index: ProductIndex,
  rows: Bits,
  products: readonly number[],
  { model, categoryIds, keyword, words = [] }: RankedBy,
): Float64Array {
  const ready = intersectInto(rows.slice(), index.stockedRows())
  const begins = new Map<number, number>()
  /** Whether the exact model is in stock. Other SKUs of its product do not count. */
  const typedReady = new Map<number, boolean>()
  for (const row of model ? index.codes.wholeFrom(model) : []) {
    const product = index.productOf(row)
    if (!has(rows, row) || isCut(index.codes.of(row), model)) continue
    const typed = index.codes.of(row) === model
    begins.set(product, Math.max(begins.get(product) ?? 0, typed ? merits.model : merits.begins))
    if (typed) typedReady.set(product, typedReady.get(product) || has(ready, row))
  }
  const named = new Map<number, boolean>()
  const isNamed = (categoryId: number) => {
    const known =
      named.get(categoryId) ?? index.dictionary.pathOf(categoryId).some((one) => categoryIds.includes(one.categoryId))
    named.set(categoryId, known)
    return known
  }
  return keyed(products, (product) => {
    let merit = begins.get(product) ?? 0
    if (categoryIds.length && isNamed(index.categoryIdOf(product))) merit += merits.named
    if (keyword)
      merit +=
        merits.name *
        (index.nameOf(product).includes(keyword) ? 1 : inName(index.nameOf(product), index.titleOf(product), words))
    const inStock = nextOf(ready, index.firstOf(product))
    if (typedReady.get(product) ?? (inStock >= 0 && inStock < index.endOf(product))) merit += merits.stock
    return merit * SOLD_MOST + Math.min(index.soldOf(product), SOLD_MOST - 1)
  })
}

/**
 * Returns the share of words in the name. A synonym counts half as much as the typed word, except for the goods' name in
 * the title.
 */
function inName(name: string, title: string, words: Meaning['words']): number {
  const said = words.filter(({ phrases }) => phrases)
  const worth = ({ phrases: [typed = '', ...others] = [], names }: Meaning['words'][number]) => {
    if (name.includes(typed)) return 1
    if (!others.some((phrase) => name.includes(phrase))) return 0
    return names && others.some((phrase) => phrase.length > 3 && title.includes(phrase)) ? 1 : 0.5
  }
  return said.length ? said.reduce((sum, group) => sum + worth(group), 0) / (said.length + 1) : 0
}

/** Returns keys by the smallest (or largest) number of the attribute among the rows. Products without it come last. */
function byAttr(
  index: ProductIndex,
  rows: Bits,
  products: readonly number[],
  attrId: number,
  down: boolean,
): Float64Array {
  const best = new Map<number, number>()
  const tell = (product: number, key: number) => {
    if (key > (best.get(product) ?? -Infinity)) best.set(product, key)
  }
  for (const [place, { attrId: of, number }] of index.dictionary.values.entries()) {
    if (of !== attrId || number === null) continue
    const key = down ? number : -number
    for (const product of itemsOf(index.productsByValue.get(place))) tell(product, key)
    for (const row of itemsOf(index.rowsByValue.get(place))) if (has(rows, row)) tell(index.productOf(row), key)
  }
  return keyed(products, (product) => best.get(product) ?? -Infinity)
}

export function rowsOf(index: ProductIndex, rows: Bits, product: number): number[] {
  const found: number[] = []
  const end = index.endOf(product)
  for (let row = nextOf(rows, index.firstOf(product)); row >= 0 && row < end; row = nextOf(rows, row + 1))
    found.push(row)
  return found
}

export type Speaks = { model: string; prefers: readonly number[]; said: readonly Bits[] } & Order
type Spoken = { row: number; alike: number[] }

/**
 * Picks the SKU that represents a product on its card: a model that begins as typed, most words, most named values, the
 * exact model (`6306 sealed` is the 6306-2RS, although 6306 is a model as well), the sorted attribute, stock, best price,
 * first. `alike` lists the SKUs that fit equally well. Price sorts use the
 * representative's price.
 */
export function representativeSkuSelector(index: ProductIndex, { model, prefers, said, sortAttr, sortDown }: Speaks) {
  const ready = sortAttr === undefined ? index.stockedRows() : undefined
  const wanted = prefers.map((id) => choiceRows(index, [id]))
  const plain = !model && !said.length && !wanted.length
  const numberOf = (row: number) => {
    const number = valuesOfRow(index, row).find(({ attrId }) => attrId === sortAttr)?.number ?? Infinity
    return sortDown ? -number : number
  }
  /** Returns how well a row fits the query. Greater is better. */
  const meant = (row: number) => {
    if (plain) return 0
    const code = model ? index.codes.of(row) : ''
    const begins = model && code.startsWith(model) ? 1 : 0
    return (begins * SAID_MOST + count(said, row)) * SAID_MOST + count(wanted, row) + (code === model ? EXACT : 0)
  }
  return (rows: Bits, product: number): Spoken => {
    const end = index.endOf(product)
    const alike: number[] = []
    let best = -1
    let [most, number, rank, price] = [-1, 0, 0, 0]
    for (let row = nextOf(rows, index.firstOf(product)); row >= 0 && row < end; row = nextOf(rows, row + 1)) {
      const own = meant(row)
      if (own < most) continue
      if (own > most) alike.length = 0
      alike.push(row)
      const ownNumber = ready ? 0 : numberOf(row)
      const ownRank = ready && !has(ready, row) ? 1 : 0
      const ownPrice = index.priceOf(row)
      const order = ownNumber === number ? ownRank - rank || ownPrice - price : ownNumber - number
      if (own > most || order < 0) [best, most, number, rank, price] = [row, own, ownNumber, ownRank, ownPrice]
    }
    return { row: best, alike }
  }
}

/** The worth of the exact model, which is less than that of a named value. */
const EXACT = 0.5
/** A number above the count of words and values of any keyword. */
const SAID_MOST = 1_000

function count(sets: readonly Bits[], row: number): number {
  let met = 0
  for (const set of sets) if (has(set, row)) met++
  return met
}

export function valuesOfRow(index: ProductIndex, row: number) {
  const own = index.rowValues.items.subarray(index.rowValuesFrom.items[row]!, index.rowValuesFrom.items[row + 1]!)
  return [...own, ...index.sharedValuesOf(index.productOf(row))].map((place) => index.dictionary.valueAt(place))
}
