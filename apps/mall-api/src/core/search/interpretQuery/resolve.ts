import type { LocalisedText } from '../../catalogue/types.ts'
import type { Leaf } from './kinds.ts'
import type { Lexicon } from './lexicon.ts'
import { nominalBores } from './tradeSizes.ts'
import type { AttributeCondition } from './wants.ts'
import type { Choice, Condition } from './types.ts'
import type { Value } from './values.ts'

/** The relative difference up to which two sizes are the same. */
const SAME = 0.01
const INCH = 0.02
/** The relative difference up to which two sizes are near. */
const NEAR = 0.5
/** The same for sizes in nominal inches: pliers of 160 mm are sold as six inches. */
const NEAR_INCH = 0.08
const STRENGTHS = new Set(['mass', 'pressure', 'force'])

type Resolved = { all: Choice[]; labels: Condition['labels'] }

/**
 * Returns the first reading that the catalogue can meet. Within `leaves`, the categories of the other words, a size
 * belongs to the attribute that buyers look at first (25 mm of a bearing is its bore). Without `leaves` the size may
 * belong to any attribute.
 */
export function resolve(
  readings: readonly AttributeCondition[][],
  leaves: readonly Leaf[],
  lexicon: Lexicon,
): Resolved | undefined {
  for (const wants of readings) {
    const [want, ...more] = wants
    const found = more.length
      ? together(wants, leaves.length ? leaves : [...lexicon.kinds.leaves.values()], lexicon)
      : want && alone(want, leaves, lexicon)
    if (found) return found
  }
  return undefined
}

/** Returns the nearest sizes within the named categories, if they do not have the requested size. */
export function nearestSizes(
  readings: readonly AttributeCondition[][],
  leaves: readonly Leaf[],
  lexicon: Lexicon,
): Resolved | undefined {
  for (const leaf of leaves)
    for (const wants of readings) {
      const near = wants.map((want) => nearestIn(want, leaf, lexicon))
      if (near.every((values) => values.length)) return allOf(near, wants, lexicon)
    }
  return undefined
}

/** Returns ranges of the named categories that contain an amount: 6 t is in `6–8 t`, 100 N·m in `22–110 N·m`. */
export function rangesContaining(
  readings: readonly AttributeCondition[][],
  leaves: readonly Leaf[],
  lexicon: Lexicon,
): Resolved | undefined {
  for (const [want, ...more] of readings) {
    const [near] = want?.near ?? []
    if (!want || near === undefined || more.length) continue
    for (const { valueIds } of leaves) {
      const around = (
        want.attrs?.flatMap((attrId) => lexicon.values.ofAttr.get(attrId) ?? []) ??
        lexicon.values.ofDimension.get(want.dimension ?? '') ??
        []
      ).filter(
        ({ valueId, dimension, from = Infinity, number = -Infinity }) =>
          valueIds.has(valueId) && (!want.dimension || dimension === want.dimension) && from <= near && near <= number,
      )
      if (around.length) return allOf([ofFirstAttr(around)], [want], lexicon)
    }
  }
  return undefined
}

/** Returns the closest values if no size is near: the nearest thread, or the largest size if more was requested. */
export function closestValues(
  readings: readonly AttributeCondition[][],
  leaves: readonly Leaf[],
  lexicon: Lexicon,
): Resolved | undefined {
  const any: Leaf = {
    categoryId: 0,
    keyAttrs: [...new Set(leaves.flatMap(({ keyAttrs }) => keyAttrs))],
    valueIds: new Set(leaves.flatMap(({ valueIds }) => [...valueIds])),
  }
  for (const wants of readings) {
    const near = wants.map(
      (want) =>
        [nearestIn(want, any, lexicon), nearestThread(want, any, lexicon), largestBelow(want, any, lexicon)].find(
          (values) => values.length,
        ) ?? [],
    )
    if (near.every((values) => values.length)) return allOf(near, wants, lexicon)
  }
  return undefined
}

function allOf(chosen: readonly Value[][], wants: readonly AttributeCondition[], lexicon: Lexicon): Resolved {
  const parts = chosen.map((values, i) => ({ values, ...labelOf(ofFirstAttr(values), wants[i]!, lexicon) }))
  return {
    all: parts.map(({ values, label }) => ({ valueIds: values.map(({ valueId }) => valueId), label })),
    labels: parts.slice(0, 1).map(({ attrId, attrName }) => ({
      attrId,
      attrName,
      label: {
        zh: parts.map(({ label }) => label.zh).join(' · '),
        en: parts.map(({ label }) => label.en).join(' · '),
      },
    })),
  }
}

/** Returns the values of the first value's attribute. */
function ofFirstAttr(values: readonly Value[]): Value[] {
  const [first] = values
  return values.filter(({ attrId }) => attrId === first?.attrId)
}

function nearestIn(want: AttributeCondition, leaf: Leaf, lexicon: Lexicon): Value[] {
  const exact = meeting(want, lexicon).filter(({ valueId }) => leaf.valueIds.has(valueId))
  if (exact.length) return ofFirstAttr(exact)
  if (want.inch !== undefined)
    return nearestAmong(
      numbersOf({ dimension: 'length' }, leaf, lexicon),
      { near: [millimetresOf(want.inch)] },
      NEAR_INCH,
    )
  const [least] = want.near ?? []
  if (least === undefined) return []
  // A rated load or pressure must be at least the requested one.
  const enough = numbersOf(want, leaf, lexicon).filter(
    ({ number = 0, dimension = '' }) => !STRENGTHS.has(dimension) || number >= least,
  )
  return nearestAmong(enough, want)
}

function nearestThread({ code }: AttributeCondition, leaf: Leaf, lexicon: Lexicon): Value[] {
  const thread = threadOf(code)
  return thread === undefined ? [] : nearestAmong(threadsOf(leaf, lexicon), { near: [thread] })
}

function nearestAmong(some: readonly Value[], want: AttributeCondition, most = NEAR): Value[] {
  const least = Math.min(...some.map((value) => differenceOf(value, want)))
  const nearest = least <= most ? some.filter((value) => differenceOf(value, want) <= least + 1e-9) : []
  return ofFirstAttr(nearest)
}

/** Returns a category's numeric values that a requirement may mean. */
function numbersOf(
  { attrs, dimension }: AttributeCondition,
  { valueIds, keyAttrs }: Leaf,
  { values }: Lexicon,
): Value[] {
  return (attrs ?? keyAttrs)
    .flatMap((attrId) => values.ofAttr.get(attrId) ?? [])
    .filter(
      (value) =>
        valueIds.has(value.valueId) && value.number !== undefined && (!dimension || value.dimension === dimension),
    )
}

/** Returns a category's metric threads with their diameters as numbers. */
function threadsOf({ valueIds }: Leaf, { values }: Lexicon): Value[] {
  return [...values.ofCode].flatMap(([code, some]) => {
    const number = threadOf(code)
    return number === undefined
      ? []
      : some.filter(({ valueId }) => valueIds.has(valueId)).map((value) => ({ ...value, number }))
  })
}

function threadOf(code = ''): number | undefined {
  const [, diameter] = /^m(\d{1,3}(?:\.\d)?)$/.exec(code) ?? []
  return diameter === undefined ? undefined : Number(diameter)
}

/** Returns the largest value, if a larger one was requested. */
function largestBelow(want: AttributeCondition, leaf: Leaf, lexicon: Lexicon): Value[] {
  const thread = threadOf(want.code)
  const asked = thread ?? want.near?.[0] ?? (want.max === undefined ? want.min : undefined) ?? -Infinity
  const some = thread === undefined ? numbersOf(want, leaf, lexicon) : threadsOf(leaf, lexicon)
  const largest = Math.max(...some.map(({ number = 0 }) => number))
  const values = largest < asked ? some.filter(({ number }) => number === largest) : []
  return ofFirstAttr(values)
}

function alone(want: AttributeCondition, leaves: readonly Leaf[], lexicon: Lexicon): Resolved | undefined {
  const all = meeting(want, lexicon)
  const inLeaves = leaves.filter(({ valueIds }) => all.some(({ valueId }) => valueIds.has(valueId)))
  const values = nearestOf(
    inLeaves.length ? all.filter(({ valueId }) => inLeaves.some(({ valueIds }) => valueIds.has(valueId))) : all,
    want,
  )
  const byAttr = Map.groupBy(values, ({ attrId }) => attrId)
  if (!byAttr.size) return undefined
  // A size found only in other categories than the named ones does not count.
  if (!inLeaves.length && leaves.length) return undefined
  const among = inLeaves.length ? inLeaves : [...lexicon.kinds.leaves.values()]
  const votes = new Map<number, number>()
  for (const { keyAttrs, valueIds } of among) {
    const here = [...byAttr]
      .filter(([, list]) => list.some(({ valueId }) => valueIds.has(valueId)))
      .map(([attrId]) => attrId)
    const rank = (attrId: number) => (keyAttrs.includes(attrId) ? keyAttrs.indexOf(attrId) : 100 + attrId)
    const first = here.toSorted((a, b) => rank(a) - rank(b))[0]
    if (first !== undefined) votes.set(first, (votes.get(first) ?? 0) + 1)
  }
  const attrs = [...votes].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]).map(([attrId]) => attrId)
  const ordered = (attrs.length ? attrs : [...byAttr.keys()]).map((attrId) => byAttr.get(attrId)!)
  return {
    all: [{ valueIds: ordered.flat().map(({ valueId }) => valueId) }],
    labels: ordered.map((own) => labelOf(own, want, lexicon)),
  }
}

/** Returns sizes that all occur in one category. */
function together(
  wants: readonly AttributeCondition[],
  leaves: readonly Leaf[],
  lexicon: Lexicon,
): Resolved | undefined {
  const met = wants.map((want) => meeting(want, lexicon))
  if (met.some((values) => !values.length)) return undefined
  const leaf = leaves.find(({ valueIds }) => met.every((values) => values.some(({ valueId }) => valueIds.has(valueId))))
  if (!leaf) return undefined
  const chosen = met.map((values, i) =>
    nearestOf(
      values.filter(({ valueId }) => leaf.valueIds.has(valueId)),
      wants[i]!,
    ),
  )
  return allOf(chosen, wants, lexicon)
}

/** Returns the values that meet a requirement, in any category. */
function meeting(want: AttributeCondition, { values }: Lexicon): Value[] {
  if (want.code !== undefined) return values.ofCode.get(want.code) ?? []
  if (want.range !== undefined) return values.ofRange.get(want.range) ?? []
  if (want.inch !== undefined) return inInches(want.inch, values)
  const known = want.attrs
    ? want.attrs
        .flatMap((attrId) => values.ofAttr.get(attrId) ?? [])
        .filter(({ dimension }) => !want.dimension || dimension === want.dimension)
    : want.dimension
      ? (values.ofDimension.get(want.dimension) ?? [])
      : []
  if (want.text !== undefined) return known.filter(({ text }) => text.en.toLowerCase() === want.text)
  // `up to 110 Nm` is the range that ends there.
  const upTo = want.min === undefined && known.filter(({ number, from }) => from !== undefined && number === want.max)
  if (upTo && upTo.length) return upTo
  if (!want.near)
    return known.filter(
      ({ number }) =>
        number !== undefined && number >= (want.min ?? -Infinity) - 1e-9 && number <= (want.max ?? Infinity) + 1e-9,
    )
  return known.filter((value) => differenceOf(value, want) <= (want.off ?? SAME))
}

function differenceOf({ number = NaN }: Value, { near = [] }: AttributeCondition): number {
  return Math.min(...near.map((one) => Math.abs(number - one) / Math.max(Math.abs(one), 1e-9)))
}

/** Returns only the nearest values. An amount that is only about right, such as 10 inches, has all values near it. */
function nearestOf(values: readonly Value[], want: AttributeCondition): Value[] {
  if (!want.near || want.off !== undefined) return [...values]
  const least = Math.min(...values.map((value) => differenceOf(value, want)))
  return values.filter((value) => differenceOf(value, want) <= least + 1e-9)
}

function inInches(size: string, values: Lexicon['values']): Value[] {
  const mm = millimetresOf(size)
  const dn = nominalBores[size]
  const lengths = (values.ofDimension.get('length') ?? []).filter(
    ({ number = 0 }) => Math.abs(number - mm) <= mm * INCH,
  )
  const bores =
    dn === undefined
      ? []
      : values
          .named('nominal bore')
          .flatMap((attrId) => values.ofAttr.get(attrId) ?? [])
          .filter(({ number }) => number === dn)
  return [...new Set([...(values.ofInch.get(size) ?? []), ...bores, ...lengths])]
}

function millimetresOf(inches: string): number {
  const [, whole = '0', over, under] = /^(?:(\d+)-)?(\d+)\/(\d+)$/.exec(inches) ?? [undefined, inches]
  return (Number(whole) + (over ? Number(over) / Number(under) : 0)) * 25.4
}

/** Returns the label of values of one attribute. */
function labelOf(
  values: readonly Value[],
  { min, max }: AttributeCondition,
  { values: { attrs } }: Lexicon,
): Condition['labels'][number] {
  const { attrId } = values[0]!
  const { name, unit } = attrs.get(attrId)!
  const text = (locale: 'zh' | 'en') => {
    const [only, ...others] = values
    if (only && !others.length) return only.text[locale]
    if (min === undefined && max === undefined)
      return [...new Set(values.map((value) => value.text[locale]))].slice(0, 3).join(' / ')
    // Bounds are labelled with the attribute's own values.
    const numbers = values.toSorted((a, b) => a.number! - b.number!)
    const first = numbers[0]!.text[locale]
    const last = numbers.at(-1)!.text[locale]
    return min === undefined
      ? `≤ ${last}`
      : max === undefined
        ? `≥ ${first}`
        : `${unit ? first.replace(unit, '').trim() : first}–${last}`
  }
  const label: LocalisedText = { zh: `${name.zh} ${text('zh')}`, en: `${name.en} ${text('en')}` }
  return { attrId, attrName: name, label }
}
