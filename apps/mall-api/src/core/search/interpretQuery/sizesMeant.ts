import type { Leaf } from './kinds.ts'
import type { Lexicon } from './lexicon.ts'
import { beltInInches } from './phraseRules.ts'
import { currentBearingDesignation, readSeries } from './series.ts'
import { rangeKey } from './units.ts'
import type { AttributeCondition } from './wants.ts'
import type { Word } from './words.ts'

/** Pitches of metric coarse threads, in mm. */
const pitches: Record<string, number> = {
  2: 0.4,
  3: 0.5,
  4: 0.7,
  5: 0.8,
  6: 1,
  8: 1.25,
  10: 1.5,
  12: 1.75,
  14: 2,
  16: 2,
  18: 2.5,
  20: 2.5,
}
/** Widths by which rails and carriages are named, in mm. */
const carriageSizes = new Set(['15', '20', '25', '30', '35', '45', '55', '65'])

/** Matches a length along the shaft's diameter: `20mm`, `bore 20`, `内径20mm`. */
const shaftSize = /^(?:(?:bore|id|shaft|内径|孔径|轴径|轴)\s?)?(\d{2})(?:\s?(?:mm|毫米))?$/

/**
 * Reads a length that no product has as the size by which rails and carriages are named: `carriage 20mm` is an LGC20.
 */
export function readAsCarriageSize(word: Word, leaves: readonly Leaf[], lexicon: Lexicon) {
  const [, typed = ''] = shaftSize.exec(word.typed) ?? []
  if (!word.measure || !carriageSizes.has(typed)) return
  const bare: Word = { ...word, typed }
  readAsDesignation(bare, leaves, lexicon)
  if (bare.figures) Object.assign(word, { alternatives: bare.alternatives, figures: true, measure: undefined })
}

/** Reads a bare number as a designation, if products of the named categories are named by bare numbers. */
export function readAsDesignation(word: Word, leaves: readonly Leaf[], { kinds }: Lexicon) {
  if (!word.isModel || !/^\d{2,4}$/.test(word.typed)) return
  const are = (name: string) => {
    const ids = kinds.namedBy(name)
    return leaves.some(({ categoryId }) => ids.includes(categoryId))
  }
  const old = are('深沟球轴承') ? currentBearingDesignation(word.typed) : undefined
  const isSize = carriageSizes.has(word.typed)
  const size = are('导轨滑块') && isSize ? `lgc${word.typed}` : undefined
  const rail = are('直线导轨') && isSize ? `lgr${word.typed}` : undefined
  const made = readSeries(word.typed)
  const tokens = [
    ...(old ? [[old]] : []),
    ...(size ? [[`${size}h`], [`${size}w`]] : []),
    ...(rail ? [[rail]] : []),
    ...(made && are(made.leaf) ? made.tokens : []),
  ]
  if (tokens.length) Object.assign(word, { alternatives: tokens, figures: true })
}

/**
 * Returns the possible meanings of a bare number for these categories: thread M8, oil VG 46, or the first attribute
 * that has the number.
 */
export function bareNumber(
  typed: string,
  leaves: readonly Leaf[],
  taken: ReadonlySet<number>,
  text: string,
  { values }: Lexicon,
): AttributeCondition[][] {
  const [, section, stud] = /^(\d{1,3}(?:\.\d)?)-(\d{1,2})$/.exec(typed) ?? []
  const studs = values.named('stud size')
  if (section && leaves.some(({ keyAttrs }) => keyAttrs.some((attrId) => studs.includes(attrId))))
    return [
      [
        { attrs: values.named('cross-section'), near: [Number(section)] },
        { attrs: studs, code: `m${stud}` },
      ],
    ]
  if (/[a-z]/.test(typed)) return []
  // The second of two numbers is another attribute: `40 20` of a cylinder are bore and stroke.
  const numeric = [...new Set(leaves.flatMap(({ keyAttrs }) => keyAttrs))].filter(
    (attrId) => !taken.has(attrId) && values.ofAttr.get(attrId)?.some((value) => value.number !== undefined),
  )
  // A spanner with two sizes, or a range of sizes.
  const [number = NaN, to] = typed.split('-').map(Number)
  if (to !== undefined)
    return to > number
      ? [
          [{ range: rangeKey(String(number), String(to), { dimension: 'length', factor: 1 }) }],
          ...(numeric.length ? [[{ attrs: numeric, min: number, max: to }]] : []),
        ]
      : []
  return [
    // A number beside a thread is a length: `M8 30`.
    ...(hasThread.test(text) ? [] : [[{ code: `m${number}` }]]),
    [{ code: `vg${number}` }],
    [{ code: `nlgi${number}` }],
    ...(numeric.length ? [[{ attrs: numeric, near: [number] }]] : []),
  ]
}

const hasThread = /(?<![a-z\d])m\d/

/** Reads a bare length as the thread of products named by thread: a 12 mm spring washer is M12. */
export function readAsThread(
  readings: readonly AttributeCondition[][],
  leaves: readonly Leaf[],
  text: string,
  { values }: Lexicon,
): readonly AttributeCondition[][] {
  const [thread] = values.named('thread')
  const [[want, ...more] = []] = readings
  const [near] = want?.near ?? []
  return thread !== undefined &&
    near !== undefined &&
    !more.length &&
    want?.dimension === 'length' &&
    !want.attrs &&
    leaves.length > 0 &&
    leaves.every(({ keyAttrs }) => keyAttrs[0] === thread) &&
    !hasThread.test(text)
    ? [[{ attrs: [thread], code: `m${near}` }], ...readings]
    : readings
}

/** Reads a bare number of at least 24 as the grit of abrasives, whose sizes differ between makers. */
export function gritOf(typed: string, leaves: readonly Leaf[], { values }: Lexicon): AttributeCondition[][] {
  const attrs = values.named('grit')
  return /^\d{2,3}$/.test(typed) &&
    Number(typed) >= 24 &&
    leaves.some(({ keyAttrs }) => attrs.some((attrId) => keyAttrs.includes(attrId)))
    ? [[{ attrs, near: [Number(typed)] }]]
    : []
}

/** Returns the drill for tapping a thread: its diameter minus its pitch. */
export function tappingDrillSize(
  typed: string,
  text: string,
  leaves: readonly Leaf[],
  { values, kinds }: Lexicon,
): AttributeCondition[][] | undefined {
  const [, diameter] = /^m(\d{1,2})$/.exec(typed) ?? []
  const pitch = pitches[diameter ?? '']
  const drills = kinds.namedBy('麻花钻')
  return pitch !== undefined &&
    /攻|底孔|螺纹孔|丝孔|(?<![a-z])tap|pilot/.test(text) &&
    leaves.some(({ categoryId }) => drills.includes(categoryId))
    ? [[{ attrs: values.named('diameter'), near: [Number(diameter) - pitch], off: 0.02 }]]
    : undefined
}

/** Widths across flats of the hexagon sockets of cap screws, by thread. */
const socketFlats: Record<string, number> = { 3: 2.5, 4: 3, 5: 4, 6: 5, 8: 6, 10: 8, 12: 10, 14: 12, 16: 14, 20: 17 }
/** Widths across flats of hexagon heads, by thread. */
const headFlats: Record<string, number> = {
  4: 7,
  5: 8,
  6: 10,
  8: 13,
  10: 16,
  12: 18,
  14: 21,
  16: 24,
  18: 27,
  20: 30,
  24: 36,
  30: 46,
  36: 55,
}

/** Returns the width across flats of the key or spanner for a thread: `allen key for M8 cap screw`. */
export function keyForThread(
  typed: string,
  leaves: readonly Leaf[],
  { values, kinds }: Lexicon,
): AttributeCondition[][] | undefined {
  const [, thread = ''] = /^m(\d{1,2})$/.exec(typed) ?? []
  if (!thread) return undefined
  const are = (name: string) => {
    const ids = kinds.namedBy(name)
    return leaves.length > 0 && leaves.every(({ categoryId }) => ids.includes(categoryId))
  }
  const flats = are('内六角扳手') ? socketFlats[thread] : are('扳手') || are('套筒') ? headFlats[thread] : undefined
  return flats === undefined ? undefined : [[{ attrs: values.named('across flats'), near: [flats], off: 0.06 }]]
}

/** Reads `5米` beside a level transmitter as its depth of water: ten metres are one bar. */
export function depthOf(typed: string, text: string): AttributeCondition[][] | undefined {
  const [, metres] = /^(\d{1,2}(?:\.\d)?)\s?(?:m|米|metres?|meters?)$/.exec(typed) ?? []
  return metres && /液位|水位|投入式|(?<![a-z])level(?![a-z])/.test(text)
    ? [[{ range: rangeKey('0', metres, { dimension: 'pressure', factor: 0.01 }) }]]
    : undefined
}

/** Reads `20 mm shaft` as the bore of the goods that sit on the shaft. */
export function onShaft(
  readings: readonly AttributeCondition[][],
  behind: string,
  { hints }: Lexicon,
): AttributeCondition[][] | undefined {
  const [want] = readings[0] ?? []
  return want?.near && /^\s?(?:shaft|axle)s?\s*(?:$|[,，])/.test(behind)
    ? [[{ attrs: hints.attrs.get('shaft') ?? [], near: want.near }]]
    : undefined
}

/** Reads `1/30` as a ratio, `B63` and `B` as a belt, of the categories that have them. */
export function ratioOrBelt(typed: string, { values }: Lexicon): AttributeCondition[][] {
  const [, ratio] = /^1\/(\d{1,3})$/.exec(typed) ?? []
  const [, profile = '', inches = ''] = /^([a-e]x?)-?(\d{2,3})$/.exec(typed) ?? []
  return [
    ...(ratio ? [[{ attrs: values.named('ratio'), near: [Number(ratio)] }]] : []),
    ...beltInInches(profile, inches, values),
    ...(/^[a-d]$/.test(typed) ? [[{ attrs: values.named('profile'), text: typed }]] : []),
  ]
}

/** Returns an excavator's tonnage by its model: PC200, SY215, CAT 320. */
export function machineOf(
  typed: string,
  leaves: readonly Leaf[],
  { values }: Lexicon,
): AttributeCondition[][] | undefined {
  const [, make, figures] =
    /^((?:pc|zx|zax|ex|sk|dh|dx|sy|xe|ec|sh|cx|lg|clg|hx|swe|fr|e)?)-?(\d{2,3})$/.exec(typed) ?? []
  const attrs = values.named('machine class')
  if (!figures || !attrs.length || !leaves.some(({ keyAttrs }) => attrs.some((attrId) => keyAttrs.includes(attrId))))
    return undefined
  const cat = /^3(\d\d)$/.exec(make ? '' : figures)?.[1]
  const tons = cat ? Number(cat) : make || figures.length === 3 ? Number(figures) / 10 : Number(figures)
  return [[{ attrs, near: [tons * 1000] }]]
}

/** Reads `8-02` as a push-in fitting's tube and thread. */
export function fittingOf(
  typed: string,
  leaves: readonly Leaf[],
  { values }: Lexicon,
): AttributeCondition[][] | undefined {
  const [, tube, thread] = /^(\d{1,2})-0([1-4])$/.exec(typed) ?? []
  const attrs = values.named('tube diameter')
  return thread && leaves.some(({ keyAttrs }) => attrs.some((attrId) => keyAttrs.includes(attrId)))
    ? [[{ attrs, near: [Number(tube)] }, { inch: ['1/8', '1/4', '3/8', '1/2'][Number(thread) - 1] }]]
    : undefined
}

/** Reads the number beside a spanner as the width across flats of the product it turns: `螺栓, 用30扳手`. */
export function readWidthAcrossFlats(
  { typed, at, length }: Word,
  said: readonly Word[],
  head: Word | undefined,
  lexicon: Lexicon,
) {
  const spanner = said.find(
    (word) =>
      word !== head &&
      (word.keys.includes('扳手') || word.keys.includes('套筒')) &&
      (word.at === at + length || word.at + word.length === at || word.at === at + length + 1),
  )
  return spanner && /^\d{1,2}$/.test(typed)
    ? [[{ attrs: lexicon.values.named('across flats'), near: [Number(typed)] }]]
    : undefined
}
