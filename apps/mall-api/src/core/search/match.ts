import type { Choice, Condition, Meaning, WordGroup } from './interpretQuery/types.ts'
import { lacksSize } from './lacksSize.ts'
import { ofOwnModels } from './ownModels.ts'
import { both, isEmptySet, modelsFrom, noRows, sizesOf } from './rowSet.ts'
import type { Asking, RowSet } from './rowSet.ts'
import { normaliseModel } from './tokens.ts'
import { writtenAs } from './writtenAs.ts'

export type Matched = {
  rows: RowSet
  /** The rows of each matched word. The SKU that is in most of these sets represents its product. */
  said: RowSet[]
  /** The conditions that the result meets. */
  conditions: readonly Condition[]
  /** Typed words that the result does not match. */
  dropped: string[]
  /** Whether nothing is shown because the keyword names products that are not sold here, in sizes that the nearest lack. */
  isUnsold?: true
  /** Typed designations of other makers, each with the model or else the category that is shown instead. */
  instead: Instead[]
}
/** `leaf` is the category's Chinese name. */
export type Instead = { typed: string; model: string | undefined; leaf: string }

/** The share of words that must match when no product has all of them. */
const LEAST_SHARE = 0.6

/** The minimum length of a designation that may produce a result without other matches. */
const MODEL_ALONE = 3

const nothing: Matched = { rows: noRows, said: [], conditions: [], dropped: [], instead: [] }

type Asked = Pick<Meaning, 'words' | 'conditions'> & Partial<Pick<Meaning, 'categoryIds' | 'unsold'>>
/** `typed`: the part of the keyword that states the demand. */
type Demand = {
  typed: string
  group?: WordGroup
  condition?: Condition
  rows: RowSet
  weight: number
  instead?: Instead
}

/** A result with more products is accepted even if no product is of the named category. */
const LOOKED_AT = 50
/**
 * The priority of demands, most important first: category, designation, condition, measure, word, bare figure, maker.
 */
const weights = { names: 0, model: 1, condition: 2, measure: 2.5, word: 3, figure: 4, maker: 5 }

/**
 * Returns the rows of `scope` where one SKU meets every word and condition. If none does, keeps the most important
 * demands that can be met together; remaining words may match another SKU of the product.
 */
export function* match(scope: RowSet, asked: Asked): Asking<Matched> {
  const matched = yield* matchAny(scope, asked)
  if (lacksSize(asked, matched.dropped)) return { ...nothing, isUnsold: true }
  return { ...matched, rows: yield* ofOwnModels(matched.rows, asked.words) }
}

function* matchAny(scope: RowSet, { words, conditions, categoryIds = [] }: Asked): Asking<Matched> {
  const groups = words.map(plainRows)
  // Asks for the sizes of all words at once, because each question may be a network request.
  yield* sizesOf(groups)
  const demands: Demand[] = []
  for (const [at, group] of words.entries()) demands.push(...(yield* demandsOf(group, categoryIds, groups[at])))
  for (const condition of conditions)
    demands.push({ typed: condition.typed, condition, rows: meeting(condition.all), weight: weights.condition })
  const rows = both(scope, ...demands.map((demand) => demand.rows))
  const whole: Matched = { rows, said: saidBy(demands), conditions, dropped: [], instead: insteadBy(demands) }
  if (!demands.length) return whole
  const none = yield* isEmptySet(rows)
  if (!none && (yield* isOfKind(rows, categoryIds))) return whole
  // Words that no product has are ignored.
  const sizes = yield* sizesOf(demands.map((demand) => demand.rows))
  const known = demands.filter((demand, at) => demand.condition || sizes[at])
  const any = none ? yield* most(scope, known) : whole
  const kind = (yield* isEmptySet(any.rows)) ? any : yield* most(scope, yield* namedFirst(known, categoryIds))
  // Prefers the named category, unless only other categories have the designation or size.
  const lost = known.filter(
    ({ typed, weight }) =>
      weight !== weights.measure &&
      weight < weights.figure &&
      kind.dropped.includes(typed) &&
      !any.dropped.includes(typed),
  )
  const found = lost.length || (yield* isEmptySet(kind.rows)) ? any : kind
  const dropped = (yield* isEmptySet(found.rows))
    ? []
    : [...demands.filter((demand) => !known.includes(demand)).map(({ typed }) => typed), ...found.dropped]
  return { ...found, dropped }
}

/** Limits the words that name the category to rows of this category, if it has such rows. */
function* namedFirst(demands: readonly Demand[], categoryIds: readonly number[]): Asking<Demand[]> {
  const limited: Demand[] = []
  for (const demand of demands) {
    const rows = both({ categoryIds }, demand.rows)
    limited.push(!demand.group?.names || (yield* isEmptySet(rows)) ? demand : { ...demand, rows })
  }
  return limited
}

/** Returns the demands of a word group. If no row matches the group as a whole, each of its pieces is a demand. */
function* demandsOf(group: WordGroup, categoryIds: readonly number[], plain = plainRows(group)): Asking<Demand[]> {
  const { rows, at } = yield* withFallbacks(plain, group.fallbacks)
  const none = yield* isEmptySet(rows)
  if (group.splitWords && none) {
    const pieces: Demand[] = []
    for (const one of group.splitWords) pieces.push(...(yield* demandsOf(one, categoryIds)))
    return pieces
  }
  const byFigures = figureRows(group)
  const isElsewhere = byFigures !== noRows && categoryIds.length > 0 && (yield* isEmptySet(both(rows, { categoryIds })))
  const figures = none || isElsewhere ? byFigures : noRows
  const begun = none && figures === noRows ? yield* beginningOf(group) : undefined
  if (begun) return [{ typed: group.typed, group, ...begun, weight: weights[weightOf(group)] }]
  if (figures !== noRows && !(yield* isEmptySet(figures)))
    return [{ typed: group.typed, group, rows: figures, weight: weights.figure }]
  const instead = none || at === undefined ? undefined : yield* insteadOf(group, at)
  return [{ typed: group.typed, group, rows, weight: weights[weightOf(group)], ...(instead && { instead }) }]
}

/** Returns what the fallback `at` shows instead of the typed designation, if it is another product. */
function* insteadOf({ typed, fallbacks, others }: WordGroup, at: number): Asking<Instead | undefined> {
  if (!others || at < others.from) return undefined
  const [[start = ''] = []] = fallbacks?.[at] ?? []
  const [[found] = []] = /\d/.test(start) ? yield* modelsFrom([start], 1) : []
  return { typed, model: found && writtenAs(found, start), leaf: others.leaf }
}

/** The shortest beginning of a designation that is searched instead of it: characters, and digits among them. */
const BEGINNING = { length: 4, digits: 3 }

/** Returns the longest beginning of a designation that some model has, if its maker's suffix is unknown: `7208` of `7208-B-XL`. */
function* beginningOf({ typed, isModel }: WordGroup): Asking<{ rows: RowSet; instead: Instead } | undefined> {
  if (!isModel) return undefined
  const starts = Array.from({ length: typed.length }, (_, at) => typed.slice(0, typed.length - at))
    .slice(1)
    .filter((start) => /[\d](?=[^\d.])|[\p{L}](?=[^\p{L}])/u.test(typed.slice(start.length - 1, start.length + 1)))
    .map(normaliseModel)
    .filter((start) => start.length >= BEGINNING.length && start.replace(/\D/g, '').length >= BEGINNING.digits)
  const found = yield* modelsFrom(starts, 1)
  const at = found.findIndex(({ length }) => length)
  const [model] = found[at] ?? []
  return model && { rows: { token: starts[at]! }, instead: { typed, model: writtenAs(model, starts[at]!), leaf: '' } }
}

function insteadBy(demands: readonly Demand[]): Instead[] {
  return demands.flatMap(({ instead }) => instead ?? [])
}

function weightOf(group: WordGroup): keyof typeof weights {
  if (group.mayBeMaker) return 'maker'
  if (group.names) return 'names'
  if (group.measure) return 'measure'
  if (!group.isModel) return 'word'
  return /^\d{1,2}$|^\d{1,3}\.\d+$/.test(group.typed) ? 'figure' : 'model'
}

/** Returns rows whose model contains the digits: the letters before `1605` differ between makers. */
function figureRows({ alternatives }: WordGroup): RowSet {
  const figures = alternatives.flatMap(([only = '', ...more]) => (!more.length && /^\d{4,}$/.test(only) ? [only] : []))
  return figures.length ? { any: figures.map((digits) => ({ figures: digits })) } : noRows
}

function meeting(choices: readonly Choice[]): RowSet {
  return both(...choices.map(({ valueIds }) => ({ valueIds })))
}

function* isOfKind(rows: RowSet, categoryIds: readonly number[]): Asking<boolean> {
  if (!categoryIds.length) return true
  if (!(yield* isEmptySet(both(rows, { categoryIds })))) return true
  const [products = 0] = yield* sizesOf([rows], 'products')
  return products > LOOKED_AT
}

/** Drops sizes from the end of a condition, one by one, until some rows meet the rest. */
function* nearer(within: RowSet, condition: Condition): Asking<{ condition: Condition; rows: RowSet } | undefined> {
  for (let count = condition.all.length - 1; count > 0; count--) {
    const all = condition.all.slice(0, count)
    const rows = both(meeting(all), within)
    if (yield* isEmptySet(rows)) continue
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

function* most(scope: RowSet, demands: readonly Demand[]): Asking<Matched> {
  let rows = scope
  const kept: Demand[] = []
  const met = new Set<Demand>()
  const sizes = yield* sizesOf(demands.map((demand) => both(demand.rows, scope)))
  const sized = demands.map((demand, at) => ({ demand, size: sizes[at]! }))
  for (const { demand } of sized.sort((a, b) => a.demand.weight - b.demand.weight || a.size - b.size)) {
    const strict = both(rows, demand.rows)
    const isStrict = !(yield* isEmptySet(strict))
    const near = demand.condition && !isStrict ? yield* nearer(rows, demand.condition) : undefined
    if (near) {
      rows = near.rows
      met.add(demand)
      kept.push({ ...demand, condition: near.condition })
      continue
    }
    const wider = isStrict || !demand.condition ? demand.rows : yield* wordRows(demand.condition)
    const loose = isStrict ? strict : both(rows, { siblings: wider })
    if (!isStrict && (yield* isEmptySet(loose))) continue
    rows = loose
    met.add(demand)
    // A measure that was matched only as words is no longer a condition.
    kept.push(isStrict ? demand : { ...demand, condition: undefined })
  }
  const least = demands.length < 3 ? 1 : Math.ceil(demands.length * LEAST_SHARE)
  const isEnough =
    kept.length >= least ||
    kept.some(({ group }) => group?.names || (group?.isModel && group.typed.length >= MODEL_ALONE))
  // The letter that follows an unknown designation, as in `22215 E`, says nothing alone.
  const isTelling = kept.some(
    ({ group, condition }) =>
      condition || !group || (group.isModel ? group.typed.length >= MODEL_ALONE : !/^[a-z]$/.test(group.typed)),
  )
  if (!isEnough || !isTelling) return nothing
  return {
    rows,
    said: saidBy(kept),
    conditions: kept.flatMap(({ condition }) => condition ?? []),
    dropped: demands.filter((demand) => !met.has(demand)).map(({ typed }) => typed),
    instead: insteadBy(kept),
  }
}

function saidBy(demands: readonly Demand[]): RowSet[] {
  return demands.filter(({ group }) => group).map(({ rows }) => rows)
}

function* wordRows({ words }: Condition): Asking<RowSet> {
  const sets: RowSet[] = []
  for (const group of words) sets.push(yield* groupRows(group))
  return sets.length ? both(...sets) : noRows
}

/** Returns the rows of a group's alternatives. */
function plainRows({ alternatives }: Pick<WordGroup, 'alternatives'>): RowSet {
  return {
    any: alternatives
      .filter(({ length }) => length)
      .map((tokens) => ({ all: tokens.map((token): RowSet => ({ token })) })),
  }
}

/** Returns the rows of a group's alternatives or, if no row has one, of the first fallback that some row has. */
export function* groupRows(group: WordGroup): Asking<RowSet> {
  return (yield* withFallbacks(plainRows(group), group.fallbacks)).rows
}

/** `at` is the index of the fallback that has the rows. */
function* withFallbacks(
  plain: RowSet,
  fallbacks: readonly string[][][] = [],
): Asking<{ rows: RowSet; at: number | undefined }> {
  let rows = plain
  let at: number | undefined
  for (const [index, alternatives] of fallbacks.entries()) {
    if (!(yield* isEmptySet(rows))) break
    rows = plainRows({ alternatives })
    at = index
  }
  return { rows, at }
}
