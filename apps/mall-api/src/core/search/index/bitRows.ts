import type { Answer, Asking, Question, RowSet } from '../rowSet.ts'
import { each, fill, intersection, nextOf, setBit, sizeOfBits, unionInto } from './bits.ts'
import type { Bits } from './bits.ts'
import { isCut, MODEL_PREFIX_FROM } from './codes.ts'
import type { ProductIndex } from './productIndex.ts'

/** The bits of sets that later requests ask for again. They are valid until the index changes. */
export type KeptBits = WeakMap<RowSet, Bits>

/** The bytes of bits that one `BitRows` keeps by what their set says. */
const SAID_BYTES = 16_000_000

/** Compiles sets to the bits of an index. Each set is computed once, unless rows are added meanwhile. */
export class BitRows {
  /** Weak, because the lines of a list are matched one after another, and each has a hundred sets of its own. */
  private known: KeptBits = new WeakMap()
  /** The bits of words, values and categories, by what the set says: many lines of a list say the same. */
  private readonly said = new Map<string, Bits>()
  /** The sizes of bits that were asked for. One set is asked for several times. */
  private readonly sizes = new WeakMap<Bits, number>()
  readonly index: ProductIndex
  private readonly kept: KeptBits
  private rows: number

  constructor(index: ProductIndex, kept: KeptBits) {
    this.index = index
    this.kept = kept
    this.rows = index.rows
  }

  of(set: RowSet): Bits {
    if (this.rows !== this.index.rows) {
      this.known = new WeakMap()
      this.said.clear()
    }
    this.rows = this.index.rows
    let bits = this.known.get(set) ?? this.kept.get(set)
    if (!bits || bits.length !== (this.rows + 31) >>> 5) this.known.set(set, (bits = this.remembered(set)))
    return bits
  }

  /** Returns the bits of a set, from an earlier set that says the same if there is one. The newest are kept. */
  private remembered(set: RowSet): Bits {
    const key = keyOf(set)
    if (key === undefined) return this.made(set)
    const bits = this.said.get(key) ?? this.made(set)
    this.said.delete(key)
    this.said.set(key, bits)
    const [oldest] = this.said.keys()
    if (oldest !== undefined && this.said.size * bits.byteLength > SAID_BYTES) this.said.delete(oldest)
    return bits
  }

  keep(sets: readonly RowSet[]): void {
    for (const set of sets) this.kept.set(set, this.of(set))
  }

  /** Runs a computation to its end, and answers its questions from the index. */
  answer<T>(asking: Asking<T>): T {
    let step = asking.next()
    while (!step.done) step = asking.next(this.answerTo(step.value))
    return step.value
  }

  private answerTo(question: Question): Answer {
    if ('sets' in question) {
      const sizeOf = (rows: Bits) => (question.of === 'skus' ? this.sizeOf(rows) : productsOf(this.index, rows).length)
      return { sizes: question.sets.map((set) => sizeOf(this.of(set))), models: [] }
    }
    const { codes } = this.index
    const modelsFrom = (start: string) =>
      codes.wholeFrom(start, question.most).map((row) => ({ code: codes.of(row), written: codes.written(row) }))
    return { sizes: [], models: question.starts.map(modelsFrom) }
  }

  private sizeOf(rows: Bits): number {
    const size = this.sizes.get(rows) ?? sizeOfBits(rows)
    this.sizes.set(rows, size)
    return size
  }

  private made(set: RowSet): Bits {
    const { index } = this
    if ('all' in set) return this.every(set.all)
    if ('any' in set && set.any.length === 1) return this.of(set.any[0]!)
    if ('any' in set) return set.any.reduce<Bits>((rows, one) => unionInto(rows, this.of(one)), index.noRows())
    if ('except' in set) return complement(index, this.of(set.except))
    if ('siblings' in set) return lift(index, this.of(set.siblings))
    if ('token' in set) return tokenRows(index, set.token)
    if ('model' in set) return modelRows(index, set.model)
    if ('figures' in set) return figureRows(index, set.figures)
    if ('valueIds' in set) return choiceRows(index, set.valueIds)
    if ('attrId' in set) return rangeRows(index, set.attrId, set.min, set.max)
    if ('categoryIds' in set) return categoriesRows(index, set.categoryIds)
    if ('brandIds' in set) return listedUnder(index, set.brandIds, index.productsByBrand)
    if ('shopIds' in set) return listedUnder(index, set.shopIds, index.productsByShop)
    if ('prodIds' in set) return prodRows(index, set.prodIds)
    if ('titleWith' in set) return productRows(index, (product) => index.titleOf(product).includes(set.titleWith))
    if ('within' in set) return priceRows(index, this.of(set.within), set.minPrice, set.maxPrice)
    if ('stocked' in set) return index.stockedRows()
    return set.shelf === 'listed' ? index.shownRows() : currentRows(index)
  }

  private every([first, ...more]: readonly RowSet[]): Bits {
    if (!first) return complement(this.index, this.index.noRows())
    if (!more.length) return this.of(first)
    return intersection(
      this.of(first),
      more.map((set) => this.of(set)),
    )
  }
}

/** Returns what a set says, if its bits depend on nothing else and take a pass over products. */
function keyOf(set: RowSet): string | undefined {
  if ('token' in set) return `t${set.token}`
  if ('model' in set) return `m${set.model}`
  if ('figures' in set) return `f${set.figures}`
  if ('valueIds' in set) return `v${set.valueIds.join()}`
  if ('categoryIds' in set) return `c${set.categoryIds.join()}`
  return undefined
}

function complement(index: ProductIndex, rows: Bits): Bits {
  const all = index.noRows()
  fill(all, 0, index.rows)
  for (let at = 0; at < all.length; at++) all[at]! &= ~rows[at]!
  return all
}

/** Returns the places of products with a row in the set, in index order. */
export function productsOf(index: ProductIndex, rows: Bits): number[] {
  const products: number[] = []
  for (let row = nextOf(rows, 0); row >= 0;) {
    const product = index.productOf(row)
    products.push(product)
    row = nextOf(rows, index.endOf(product))
  }
  return products
}

/** Returns all rows of every product that has a row in the set. */
function lift(index: ProductIndex, rows: Bits): Bits {
  const all = index.noRows()
  for (let row = nextOf(rows, 0); row >= 0;) {
    const product = index.productOf(row)
    index.fillProduct(all, product)
    row = nextOf(rows, index.endOf(product))
  }
  return all
}

/** Returns rows that contain a token in texts, categories, brands, attributes, values or models. */
function tokenRows(index: ProductIndex, token: string): Bits {
  const rows = index.noRows()
  const { dictionary } = index
  index.fillProducts(rows, index.productsByWord.get(token))
  for (const brand of dictionary.brandsByWord.get(token) ?? [])
    index.fillProducts(rows, index.productsByBrand.get(brand))
  for (const attr of dictionary.attrsByWord.get(token) ?? []) index.fillProducts(rows, index.productsByAttr.get(attr))
  unionInto(rows, categoriesRows(index, dictionary.classesByWord.get(token) ?? []))
  for (const value of dictionary.valuesByWord.get(token) ?? []) joinValue(index, rows, value)
  if (/\d/.test(token)) {
    const begins = token.length >= MODEL_PREFIX_FROM
    if (begins) unionInto(rows, modelRows(index, token))
    for (const { items, length } of index.codes.piecesFrom(token, begins))
      for (let at = 0; at < length; at++) setBit(rows, items[at]!)
  }
  return rows
}

/** Returns rows whose model begins with `start`, without cutting a number. */
function modelRows(index: ProductIndex, start: string): Bits {
  const rows = index.noRows()
  for (const row of index.codes.wholeFrom(start)) if (!isCut(index.codes.of(row), start)) setBit(rows, row)
  return rows
}

/** Returns rows whose model contains the digits: the letters before `1605` differ between makers. */
function figureRows(index: ProductIndex, figures: string): Bits {
  const rows = index.noRows()
  for (const { items, length } of index.codes.figures(figures))
    for (let at = 0; at < length; at++) setBit(rows, items[at]!)
  return rows
}

export function choiceRows(index: ProductIndex, valueIds: readonly number[]): Bits {
  const rows = index.noRows()
  for (const id of valueIds) {
    const value = index.dictionary.placeOf(id)
    if (value !== undefined) joinValue(index, rows, value)
  }
  return rows
}

/** Returns rows whose numeric attribute lies within the bounds. */
function rangeRows(index: ProductIndex, attrId: number, min?: number, max?: number): Bits {
  const rows = index.noRows()
  for (const value of index.dictionary.valuesWithin(attrId, min, max)) joinValue(index, rows, value)
  return rows
}

function joinValue(index: ProductIndex, rows: Bits, value: number) {
  index.fillProducts(rows, index.productsByValue.get(value))
  const own = index.rowsByValue.get(value)
  if (!own) return
  const { items, length } = own
  for (let at = 0; at < length; at++) setBit(rows, items[at]!)
}

/** Returns rows of a category and its descendants. */
export function categoryRows(index: ProductIndex, categoryId: number): Bits {
  return categoriesRows(index, [categoryId])
}

function categoriesRows(index: ProductIndex, categoryIds: readonly number[]): Bits {
  const rows = index.noRows()
  if (categoryIds.length)
    for (const [leaf, products] of index.productsByClass)
      if (index.dictionary.pathOf(leaf).some(({ categoryId }) => categoryIds.includes(categoryId)))
        index.fillProducts(rows, products)
  return rows
}

function listedUnder(index: ProductIndex, ids: readonly number[], lists: ProductIndex['productsByShop']): Bits {
  const rows = index.noRows()
  for (const id of ids) index.fillProducts(rows, lists.get(id))
  return rows
}

function prodRows(index: ProductIndex, prodIds: readonly number[]): Bits {
  const rows = index.noRows()
  for (const prodId of prodIds) {
    const product = index.placeOf(prodId)
    if (product !== undefined) index.fillProduct(rows, product)
  }
  return rows
}

/** Returns the rows of all products, without earlier versions of the same products. */
function currentRows(index: ProductIndex): Bits {
  return productRows(index, (product) => index.placeOf(index.prodIdOf(product)) === product)
}

function productRows(index: ProductIndex, is: (product: number) => boolean): Bits {
  const rows = index.noRows()
  for (let product = 0; product < index.size; product++) if (is(product)) index.fillProduct(rows, product)
  return rows
}

function priceRows(index: ProductIndex, within: Bits, min = -Infinity, max = Infinity): Bits {
  const rows = index.noRows()
  const prices = index.prices.items
  each(within, (row) => {
    const price = prices[row]!
    if (price >= min && price <= max) setBit(rows, row)
  })
  return rows
}
