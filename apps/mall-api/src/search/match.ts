import type { Choice, Meaning, WordGroup } from './understand/types.ts'
import { common, each, fill, isEmpty, join, meet, noBits, put } from './index/bits.ts'
import type { Bits } from './index/bits.ts'
import type { ProductIndex } from './index/productIndex.ts'

export type Matched = {
  rows: Bits
  /** The words that were found, each with its rows: of a product's SKUs the one with most of them speaks for it. */
  said: Bits[]
  /** How many of the meaning's conditions hold; the last ones are given up first. */
  conditions: number
  /** What was typed and is not in what was found. */
  dropped: string[]
}

const MODEL_PREFIX_FROM = 2
/** Of the words of a keyword so many have to be there, when nothing has all. */
const LEAST_SHARE = 0.6

/**
 * The rows of `scope` that are meant: every word and every condition in one SKU; else every word somewhere in the product; else
 * with fewer conditions, whose stretches count as words then; else with fewer words.
 */
export function match(index: ProductIndex, scope: Bits, { words, conditions }: Pick<Meaning, 'words' | 'conditions'>): Matched {
  const meets = conditions.map(({ all: [first, ...more] }) => common(first ? choiceRows(index, first) : scope, more.map((choice) => choiceRows(index, choice))))
  const sets = new Map([...words, ...conditions.flatMap((condition) => condition.words)].map((group) => [group, groupRows(index, group)]))
  const saidIn = (groups: readonly WordGroup[]) => groups.map((group) => sets.get(group)!)

  for (let held = conditions.length; held >= 0; held--) {
    const within = common(scope, meets.slice(0, held))
    if (isEmpty(within)) continue
    const groups = [...words, ...conditions.slice(held).flatMap((condition) => condition.words)]
    const said = saidIn(groups)
    const rows = common(within, said)
    if (!isEmpty(rows)) return { rows, said, conditions: held, dropped: [] }
    const anywhere = common(within, said.map((one) => lift(index, one)))
    if (!isEmpty(anywhere)) return { rows: anywhere, said, conditions: held, dropped: [] }
    const plain = held < conditions.length && words.length ? common(within, saidIn(words)) : undefined
    if (plain && !isEmpty(plain)) return { rows: plain, said: saidIn(words), conditions: held, dropped: conditions.slice(held).map(({ typed }) => typed) }
  }
  return fewer(index, scope, sets)
}

/** Leaves out words: those that nothing has, then the commonest, until something has the rest. */
function fewer(index: ProductIndex, scope: Bits, sets: ReadonlyMap<WordGroup, Bits>): Matched {
  const least = sets.size < 3 ? 1 : Math.ceil(sets.size * LEAST_SHARE)
  let kept = [...sets].map(([group, said]) => ({ group, said, rows: meet(lift(index, said), scope) })).filter(({ rows }) => !isEmpty(rows))
    .map((one) => ({ ...one, size: sizeOf(one.rows) })).sort((a, b) => b.size - a.size)
  const all = (some: typeof kept) => common(scope, some.map(({ rows }) => rows))
  let rows = all(kept)
  while (isEmpty(rows) && kept.length > least) {
    const without = kept.map((one) => kept.filter((other) => other !== one))
    kept = without.find((some, at) => !kept[at]!.group.isModel && !isEmpty(all(some))) ?? without[0]!
    rows = all(kept)
  }
  if (!kept.length || kept.length < least || isEmpty(rows)) return { rows: noBits(index.rows), said: [], conditions: 0, dropped: [] }
  return { rows, said: kept.map(({ said }) => said), conditions: 0, dropped: [...sets.keys()].filter((group) => kept.every((one) => one.group !== group)).map(({ typed }) => typed) }
}

export function sizeOf(bits: Bits): number {
  let size = 0
  for (let word of bits) {
    word -= (word >>> 1) & 0x55555555
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333)
    size += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return size
}

/** All rows of every product that has one of them. */
function lift(index: ProductIndex, rows: Bits): Bits {
  const all = noBits(index.rows)
  const firsts = index.firsts.items
  for (let row = nextOf(rows, 0); row >= 0;) {
    const product = index.products.items[row]!
    fill(all, firsts[product]!, firsts[product + 1]!)
    row = nextOf(rows, firsts[product + 1]!)
  }
  return all
}

/** The first row of a set from `from` on, or -1. */
export function nextOf(bits: Bits, from: number): number {
  let at = from >>> 5
  if (at >= bits.length) return -1
  let word = bits[at]! & (-1 << (from & 31))
  while (!word) {
    if (++at >= bits.length) return -1
    word = bits[at]!
  }
  return (at << 5) + 31 - Math.clz32(word & -word)
}

function groupRows(index: ProductIndex, { any }: WordGroup): Bits {
  const rows = noBits(index.rows)
  for (const [first, ...more] of any) if (first !== undefined) join(rows, common(tokenRows(index, first), more.map((token) => tokenRows(index, token))))
  return rows
}

/** Wherever a token stands: in the texts of products, the names of classes, brands and attributes, in values and models. */
function tokenRows(index: ProductIndex, token: string): Bits {
  const rows = noBits(index.rows)
  const { dictionary } = index
  const ofProducts = (list: { items: Uint32Array; length: number } | undefined) => {
    for (let at = 0; at < (list?.length ?? 0); at++) index.fillProduct(rows, list!.items[at]!)
  }
  ofProducts(index.productsByWord.get(token))
  for (const brand of dictionary.brandsByWord.get(token) ?? []) ofProducts(index.productsByBrand.get(brand))
  for (const attr of dictionary.attrsByWord.get(token) ?? []) ofProducts(index.productsByAttr.get(attr))
  for (const one of dictionary.classesByWord.get(token) ?? []) join(rows, classRows(index, one))
  for (const value of dictionary.valuesByWord.get(token) ?? []) joinValue(index, rows, value)
  if (/\d/.test(token)) {
    const begins = token.length >= MODEL_PREFIX_FROM
    if (begins) for (const row of index.codes.wholeFrom(token)) put(rows, row)
    for (const { items, length } of index.codes.piecesFrom(token, begins)) for (let at = 0; at < length; at++) put(rows, items[at]!)
  }
  return rows
}

export function choiceRows(index: ProductIndex, { valueIds }: Choice): Bits {
  const rows = noBits(index.rows)
  for (const id of valueIds) {
    const value = index.dictionary.placeOf(id)
    if (value !== undefined) joinValue(index, rows, value)
  }
  return rows
}

/** Rows of an attribute whose number lies between two bounds. */
export function rangeRows(index: ProductIndex, attrId: number, min = -Infinity, max = Infinity): Bits {
  const rows = noBits(index.rows)
  for (const [place, { attrId: of, number }] of index.dictionary.values.entries()) {
    if (of === attrId && number !== null && number >= min && number <= max) joinValue(index, rows, place)
  }
  return rows
}

function joinValue(index: ProductIndex, rows: Bits, value: number) {
  const products = index.productsByValue.get(value)
  for (let at = 0; at < (products?.length ?? 0); at++) index.fillProduct(rows, products!.items[at]!)
  const own = index.rowsByValue.get(value)
  for (let at = 0; at < (own?.length ?? 0); at++) put(rows, own!.items[at]!)
}

/** A class with all below it. */
export function classRows(index: ProductIndex, categoryId: number): Bits {
  const rows = noBits(index.rows)
  for (const [leaf, products] of index.productsByClass) {
    if (!index.dictionary.pathOf(leaf).some((above) => above.categoryId === categoryId)) continue
    for (let at = 0; at < products.length; at++) index.fillProduct(rows, products.items[at]!)
  }
  return rows
}

export function productRows(index: ProductIndex, is: (product: number) => boolean): Bits {
  const rows = noBits(index.rows)
  for (let product = 0; product < index.size; product++) if (is(product)) index.fillProduct(rows, product)
  return rows
}

/** Rows whose figure lies between two bounds. */
export function priceRows(index: ProductIndex, within: Bits, min = -Infinity, max = Infinity): Bits {
  const rows = noBits(index.rows)
  const prices = index.prices.items
  each(within, (row) => { if (prices[row]! >= min && prices[row]! <= max) put(rows, row) })
  return rows
}
