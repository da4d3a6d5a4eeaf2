import type { Choice, Condition, Meaning, WordGroup } from './interpretQuery/types.ts'
import { intersection, each, isEmpty, unionInto, intersectInto, noBits, setBit } from './index/bits.ts'
import type { Bits } from './index/bits.ts'
import type { ProductIndex } from './index/productIndex.ts'

export type Matched = {
  rows: Bits
  /** The rows of each matched word. The SKU with the most of them represents its product. */
  said: Bits[]
  /** The conditions that the result meets. */
  conditions: readonly Condition[]
  /** Typed words that the result does not match. */
  dropped: string[]
}

const MODEL_PREFIX_FROM = 2
/** The share of words that must match when no product has all of them. */
const LEAST_SHARE = 0.6

/** The minimum length of a designation that may produce a result without other matches. */
const MODEL_ALONE = 3

type Asked = Pick<Meaning, 'words' | 'conditions'> & Partial<Pick<Meaning, 'categoryIds'>>
/** `typed`: the part of the keyword that makes the demand. */
type Demand = { typed: string; group?: WordGroup; condition?: Condition; rows: Bits; weight: number }

/** The number of products checked for the named category. */
const LOOKED_AT = 50
/**
 * The priority of demands, most important first: category, designation, condition, measure, word, bare figure, maker.
 */
const weights = { names: 0, model: 1, condition: 2, measure: 2.5, word: 3, figure: 4, maker: 5 }

/**
 * Returns the rows of `scope` where one SKU meets every word and condition. If none does, keeps the most important
 * demands that can be met together; remaining words may match another SKU of the product.
 */
export function match(index: ProductIndex, scope: Bits, { words, conditions, categoryIds = [] }: Asked): Matched {
  const demands: Demand[] = [
    ...words.flatMap((group) => demandsOf(index, group)),
    ...conditions.map((condition) => ({
      typed: condition.typed,
      condition,
      rows: meeting(index, condition.all),
      weight: weights.condition,
    })),
  ]
  const rows = demands.reduce<Bits>((all, demand) => intersectInto(all, demand.rows), scope.slice())
  const whole = { rows, said: saidBy(demands), conditions, dropped: [] }
  if (!demands.length || (!isEmpty(rows) && isOfKind(index, rows, categoryIds))) return whole
  // Words that no product has are ignored.
  const known = demands.filter((demand) => demand.condition || !isEmpty(demand.rows))
  const any = isEmpty(rows) ? most(index, scope, known) : whole
  const kind = isEmpty(any.rows)
    ? any
    : most(
        index,
        scope,
        known.map((demand) =>
          demand.group?.names ? { ...demand, rows: ofKind(index, demand.rows, categoryIds) } : demand,
        ),
      )
  // Prefers the named category, unless only other categories have the designation or size.
  const lost = known.filter(
    ({ typed, weight }) =>
      weight !== weights.measure &&
      weight < weights.figure &&
      kind.dropped.includes(typed) &&
      !any.dropped.includes(typed),
  )
  const found = lost.length || isEmpty(kind.rows) ? any : kind
  return {
    ...found,
    dropped: isEmpty(found.rows)
      ? []
      : [...demands.filter((demand) => !known.includes(demand)).map(({ typed }) => typed), ...found.dropped],
  }
}

/** Returns the demands of a word group. If no row matches the group as a whole, each of its pieces is a demand. */
function demandsOf(index: ProductIndex, group: WordGroup): Demand[] {
  const rows = groupRows(index, group)
  if (group.splitWords && isEmpty(rows)) return group.splitWords.flatMap((one) => demandsOf(index, one))
  const figures = isEmpty(rows) ? figureRows(index, group) : rows
  if (figures !== rows && !isEmpty(figures))
    return [{ typed: group.typed, group, rows: figures, weight: weights.figure }]
  const weight = group.mayBeMaker
    ? 'maker'
    : group.names
      ? 'names'
      : group.measure
        ? 'measure'
        : !group.isModel
          ? 'word'
          : /^\d{1,2}$/.test(group.typed)
            ? 'figure'
            : 'model'
  return [{ typed: group.typed, group, rows, weight: weights[weight] }]
}

/** Returns rows whose model contains the digits: the letters before `1605` differ between makers. */
function figureRows(index: ProductIndex, { alternatives }: WordGroup): Bits {
  const rows = noBits(index.rows)
  for (const [only = '', ...more] of alternatives)
    if (!more.length && /^\d{4,}$/.test(only)) {
      for (const { items, length } of index.codes.figures(only))
        for (let at = 0; at < length; at++) setBit(rows, items[at]!)
    }
  return rows
}

function meeting(index: ProductIndex, choices: readonly Choice[]): Bits {
  return choices.map((choice) => choiceRows(index, choice)).reduce(intersectInto)
}

function isOfKind(index: ProductIndex, rows: Bits, categoryIds: readonly number[]): boolean {
  if (!categoryIds.length) return true
  let row = nextOf(rows, 0)
  for (let looked = 0; row >= 0 && looked < LOOKED_AT; looked++) {
    const product = index.productOf(row)
    if (index.dictionary.pathOf(index.categoryIdOf(product)).some(({ categoryId }) => categoryIds.includes(categoryId)))
      return true
    row = nextOf(rows, index.endOf(product))
  }
  return row >= 0
}

function ofKind(index: ProductIndex, rows: Bits, categoryIds: readonly number[]): Bits {
  const kind = noBits(index.rows)
  for (const categoryId of categoryIds) unionInto(kind, categoryRows(index, categoryId))
  const both = intersectInto(kind, rows)
  return isEmpty(both) ? rows : both
}

/** Drops sizes from the end of a condition, one by one, until some rows meet the rest. */
function nearer(
  index: ProductIndex,
  within: Bits,
  condition: Condition,
): { condition: Condition; rows: Bits } | undefined {
  for (let count = condition.all.length - 1; count > 0; count--) {
    const all = condition.all.slice(0, count)
    const rows = intersectInto(meeting(index, all), within)
    if (isEmpty(rows)) continue
    const label = (locale: 'zh' | 'en') => all.map((choice) => choice.label?.[locale]).join(' · ')
    return {
      rows,
      condition: {
        ...condition,
        all,
        near: true,
        labels: condition.labels.slice(0, 1).map((one) => ({ ...one, label: { zh: label('zh'), en: label('en') } })),
      },
    }
  }
  return undefined
}

function most(index: ProductIndex, scope: Bits, demands: readonly Demand[]): Matched {
  let rows: Bits = scope.slice()
  const kept: Demand[] = []
  const met = new Set<Demand>()
  const sized = demands.map((demand) => ({ demand, size: sizeOf(intersectInto(demand.rows.slice(), scope)) }))
  for (const { demand } of sized.sort((a, b) => a.demand.weight - b.demand.weight || a.size - b.size)) {
    const strict = intersectInto(rows.slice(), demand.rows)
    const near = demand.condition && isEmpty(strict) ? nearer(index, rows, demand.condition) : undefined
    if (near) {
      rows = near.rows
      met.add(demand)
      kept.push({ ...demand, condition: near.condition })
      continue
    }
    const loose = isEmpty(strict)
      ? intersectInto(rows.slice(), lift(index, demand.condition ? wordRows(index, demand.condition) : demand.rows))
      : strict
    if (isEmpty(loose)) continue
    rows = loose
    met.add(demand)
    // A measure that was matched only as words is no longer a condition.
    kept.push(loose === strict ? demand : { ...demand, condition: undefined })
  }
  const least = demands.length < 3 ? 1 : Math.ceil(demands.length * LEAST_SHARE)
  const isEnough =
    kept.length >= least ||
    kept.some(({ group }) => group?.names || (group?.isModel && group.typed.length >= MODEL_ALONE))
  const isTelling = kept.some(
    ({ group, condition }) => condition || !group?.isModel || group.typed.length >= MODEL_ALONE,
  )
  if (!isEnough || !isTelling) return { rows: noBits(index.rows), said: [], conditions: [], dropped: [] }
  return {
    rows,
    said: saidBy(kept),
    conditions: kept.flatMap(({ condition }) => condition ?? []),
    dropped: demands.filter((demand) => !met.has(demand)).map(({ typed }) => typed),
  }
}

function saidBy(demands: readonly Demand[]): Bits[] {
  return demands.filter(({ group }) => group).map(({ rows }) => rows)
}

function wordRows(index: ProductIndex, { words }: Condition): Bits {
  return words.length ? words.map((group) => groupRows(index, group)).reduce(intersectInto) : noBits(index.rows)
}

function sizeOf(bits: Bits): number {
  let size = 0
  for (let word of bits) {
    word -= (word >>> 1) & 0x55555555
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333)
    size += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return size
}

/** Returns all rows of every product that has a row in the set. */
function lift(index: ProductIndex, rows: Bits): Bits {
  const all = noBits(index.rows)
  for (let row = nextOf(rows, 0); row >= 0;) {
    const product = index.productOf(row)
    index.fillProduct(all, product)
    row = nextOf(rows, index.endOf(product))
  }
  return all
}

/** Returns the first row of the set at or after `from`, or -1. */
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

export function groupRows(
  index: ProductIndex,
  { alternatives, fallbacks }: Pick<WordGroup, 'alternatives' | 'fallbacks'>,
): Bits {
  const rows = noBits(index.rows)
  for (const [first, ...more] of alternatives)
    if (first !== undefined)
      unionInto(
        rows,
        intersection(
          tokenRows(index, first),
          more.map((token) => tokenRows(index, token)),
        ),
      )
  const [next, ...later] = fallbacks ?? []
  return next && isEmpty(rows) ? groupRows(index, { alternatives: next, fallbacks: later }) : rows
}

/** Returns rows that contain a token in texts, categories, brands, attributes, values or models. */
function tokenRows(index: ProductIndex, token: string): Bits {
  const rows = noBits(index.rows)
  const { dictionary } = index
  index.fillProducts(rows, index.productsByWord.get(token))
  for (const brand of dictionary.brandsByWord.get(token) ?? [])
    index.fillProducts(rows, index.productsByBrand.get(brand))
  for (const attr of dictionary.attrsByWord.get(token) ?? []) index.fillProducts(rows, index.productsByAttr.get(attr))
  for (const one of dictionary.classesByWord.get(token) ?? []) unionInto(rows, categoryRows(index, one))
  for (const value of dictionary.valuesByWord.get(token) ?? []) joinValue(index, rows, value)
  if (/\d/.test(token)) {
    const begins = token.length >= MODEL_PREFIX_FROM
    if (begins)
      for (const row of index.codes.wholeFrom(token)) if (!isCut(index.codes.of(row), token)) setBit(rows, row)
    for (const { items, length } of index.codes.piecesFrom(token, begins))
      for (let at = 0; at < length; at++) setBit(rows, items[at]!)
  }
  return rows
}

/**
 * Whether `start` cuts a number of the model: after letters a number must be complete (`R37` does not begin `R3-75`),
 * and no number is cut at its decimal point.
 */
export function isCut(model: string, start: string): boolean {
  return (/[a-z]/.test(start) ? /^[\d.]/ : /^\./).test(model[start.length] ?? '')
}

export function choiceRows(index: ProductIndex, { valueIds }: Choice): Bits {
  const rows = noBits(index.rows)
  for (const id of valueIds) {
    const value = index.dictionary.placeOf(id)
    if (value !== undefined) joinValue(index, rows, value)
  }
  return rows
}

/** Returns rows whose numeric attribute lies within the bounds. */
export function rangeRows(index: ProductIndex, attrId: number, min = -Infinity, max = Infinity): Bits {
  const rows = noBits(index.rows)
  for (const [place, { attrId: of, number }] of index.dictionary.values.entries()) {
    if (of === attrId && number !== null && number >= min && number <= max) joinValue(index, rows, place)
  }
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
  const rows = noBits(index.rows)
  for (const [leaf, products] of index.productsByClass) {
    if (index.dictionary.pathOf(leaf).some((above) => above.categoryId === categoryId))
      index.fillProducts(rows, products)
  }
  return rows
}

export function brandRows(index: ProductIndex, brandIds: Iterable<number>): Bits {
  const rows = index.noRows()
  for (const brandId of brandIds) index.fillProducts(rows, index.productsByBrand.get(brandId))
  return rows
}

export function shopRows(index: ProductIndex, shopId: number): Bits {
  return index.fillProducts(index.noRows(), index.productsByShop.get(shopId))
}

export function productRows(index: ProductIndex, is: (product: number) => boolean): Bits {
  const rows = noBits(index.rows)
  for (let product = 0; product < index.size; product++) if (is(product)) index.fillProduct(rows, product)
  return rows
}

export function priceRows(index: ProductIndex, within: Bits, min = -Infinity, max = Infinity): Bits {
  const rows = noBits(index.rows)
  const prices = index.prices.items
  each(within, (row) => {
    const price = prices[row]!
    if (price >= min && price <= max) setBit(rows, row)
  })
  return rows
}
