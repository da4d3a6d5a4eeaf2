import { normalise, normaliseModel, withoutMarkup } from '../tokens.ts'
import { readMotor } from './designations.ts'
import type { Leaf } from './kinds.ts'
import type { Lexicon } from './lexicon.ts'
import { readPhrases, readThread } from './phrases.ts'
import type { Phrase, Want } from './phrases.ts'
import { farSizes, nearestSizes, resolve, stretchesAround } from './resolve.ts'
import { oldBearing, readSeries } from './series.ts'
import { withoutChatter } from './stopWords.ts'
import { tokensOf } from './synonyms.ts'
import { isMaker, rootsOfWord } from './trade.ts'
import type { Condition, Meaning, WordGroup } from './types.ts'
import { codeOf } from './values.ts'
import { readWords } from './words.ts'
import type { Word } from './words.ts'

/** What a search reads of a keyword; the rest of a longer one says nothing new. */
const READ = 200
const WORDS = 16
const PREFERS = 60
/** Of metric coarse threads, in mm. */
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
/** Sizes of what is worn, by words. */
const worn: Record<string, string> = Object.fromEntries(
  [
    ['S', '小号', '小码', 's码', 'small'],
    ['M', '中号', '中码', '均码', 'm码', 'medium'],
    ['L', '大号', '大码', 'l码', 'large'],
    ['XL', '加大号', '加大码', '特大号', 'xl码', 'xlarge', 'x-large', 'xxl', '2xl'],
  ].flatMap(([size = '', ...words]) => words.map((word) => [word, size])),
)
/** Rails and their carriages are called by their width, in mm. */
const carriageSizes = new Set(['15', '20', '25', '30', '35', '45', '55', '65'])

/** Reads a keyword: total for any text, and bounded. `exact` corrects nothing and reads no conditions. */
export function understand(keyword: string, lexicon: Lexicon, { exact = false }: { exact?: boolean } = {}): Meaning {
  const meaning = read(keyword, lexicon, exact)
  // Words put right say more together: `hexaggon head bolt` is a kind of bolt.
  return meaning.corrected === undefined
    ? meaning
    : { ...read(meaning.corrected, lexicon, exact), corrected: meaning.corrected }
}

function read(keyword: string, lexicon: Lexicon, exact: boolean): Meaning {
  const text = withoutChatter(normalise(withoutMarkup(keyword.slice(0, READ * 2))).slice(0, READ)).trimEnd()
  const phrases = exact ? [] : readPhrases(text, lexicon, (readings) => resolve(readings, [], lexicon) !== undefined)
  const said = wordsBeside(text, phrases, lexicon, !exact)
  const { categoryIds, leaves, head, mentioned } = kindsOf(said, text, lexicon)
  // What the catalogue says of other goods than those named is a maker's name here: a CKD screw is no CKD oil.
  for (const word of leaves.length ? said : [])
    if (isMaker(word.typed) && !lexicon.isBrand(word.typed) && !lexicon.kinds.isSaidOf(word.typed, leaves))
      Object.assign(word, { stop: true, maker: true })

  // Of goods that were only mentioned no size is the nearest.
  const own = mentioned ? [] : leaves
  const conditions: Condition[] = []
  const plain: Word[] = []
  for (const phrase of phrases) {
    const typed = text.slice(phrase.start, phrase.end).trim()
    const readAs = leaves.length && isMaker(typed) ? (resolve(phrase.readings, leaves, lexicon) ?? 'maker') : undefined
    if (readAs === 'maker') {
      plain.push({
        typed,
        any: [],
        keys: [],
        isModel: false,
        at: phrase.start,
        length: phrase.end - phrase.start,
        stop: true,
        maker: true,
      })
      continue
    }
    const tapped = tappedBy(typed, text, leaves, lexicon)
    const found =
      readAs ??
      (tapped && resolve(tapped, leaves, lexicon)) ??
      resolve(threadFirst(phrase.readings, leaves, text, lexicon), leaves, lexicon) ??
      stretchesAround(phrase.readings, leaves, lexicon) ??
      nearby(nearestSizes(phrase.readings, leaves, lexicon)) ??
      resolve(
        phrase.readings.filter((wants) => wants.length > 1),
        [],
        lexicon,
      ) ??
      nearby(farSizes(phrase.readings, own, lexicon))
    if (found) conditions.push({ typed, ...found, without: without(text, phrase), words: asWords(typed) })
    else plain.push(...unread(typed, phrase))
  }
  // A bare number may be a designation without its letters: of bearings 205, of electrodes 507, of carriages 35.
  for (const word of exact ? [] : said) nameFigures(word, leaves, lexicon)
  const taken = new Set(conditions.flatMap(({ labels }) => (labels.length === 1 ? [labels[0]!.attrId] : [])))
  // A bare number beside the name of goods is a size of theirs: `spanner 17`.
  for (const word of exact || !leaves.length
    ? []
    : said.filter(
        ({ typed, isModel, figures }) =>
          isModel &&
          !figures &&
          /^(?:\d{1,4}(?:\.\d{1,2})?(?:-\d{1,4})?|(?:\d-)?\d{1,2}\/\d{1,2}|[a-z]{1,3}-?\d{2,3}|m\d{1,2})$/.test(typed),
      )) {
    const readings =
      turnedBy(word, said, head, lexicon) ??
      tappedBy(word.typed, text, leaves, lexicon) ??
      (word.typed.includes('/')
        ? [[{ inch: word.typed }]]
        : (machineOf(word.typed, leaves, lexicon) ??
          fittingOf(word.typed, leaves, lexicon) ??
          bareNumber(word.typed, leaves, taken, lexicon)))
    const found = resolve(readings, leaves, lexicon) ?? stretchesAround(readings, leaves, lexicon)
    // `3/4 socket 46 mm`: 46 mm are its width across flats, and 3/4 is something else.
    if (!found || (word.typed.includes('/') && taken.has(found.labels[0]!.attrId))) continue
    taken.add(found.labels[0]!.attrId)
    conditions.push({
      typed: word.typed,
      ...found,
      without: without(text, { start: word.at, end: word.at + word.length }),
      words: asWords(word.typed),
    })
    said.splice(said.indexOf(word), 1)
  }
  // A thread that none of them has gives way to the nearest: M21.
  for (const word of exact || !own.length ? [] : said.filter(({ isModel }) => isModel)) {
    const found = farSizes(readThread(word.typed, lexicon), own, lexicon)
    if (!found) continue
    conditions.push({
      typed: word.typed,
      ...found,
      near: true,
      without: without(text, { start: word.at, end: word.at + word.length }),
      words: asWords(word.typed),
    })
    said.splice(said.indexOf(word), 1)
  }
  const all = [...said, ...plain].toSorted((a, b) => a.at - b.at)
  const meant = all.filter(({ stop }) => !stop)
  // A maker's name alone finds nothing, and is said.
  const words = (meant.length || conditions.length ? meant : all.filter((word) => !word.maker)).slice(0, WORDS)
  const designated = words.some(({ typed, isModel, measure }) => isModel && !measure && typed.length > 2)
  return {
    model: modelOf(words, text),
    words: words.map((word) => groupOf(word, mentioned && designated ? undefined : head)),
    conditions: surestFirst(conditions),
    prefers: prefersOf(words, lexicon),
    categoryIds,
    ...othersOf(all, text),
    unsold: words.flatMap(({ typed, near }) =>
      near ? [{ typed, categoryIds: [...new Set(near.flatMap((name) => lexicon.kinds.namedBy(name)))] }] : [],
    ),
    ...corrected(text, words),
  }
}

/** What a number stands for beside goods that are called by it. */
function nameFigures(word: Word, leaves: readonly Leaf[], { kinds }: Lexicon) {
  if (!word.isModel || !/^\d{2,4}$/.test(word.typed)) return
  const are = (name: string) => {
    const ids = kinds.namedBy(name)
    return leaves.some(({ categoryId }) => ids.includes(categoryId))
  }
  const old = are('深沟球轴承') ? oldBearing(word.typed) : undefined
  const size = are('导轨滑块') && carriageSizes.has(word.typed) ? `lgc${word.typed}` : undefined
  const made = readSeries(word.typed)
  const tokens = [
    ...(old ? [[old]] : []),
    ...(size ? [[`${size}h`], [`${size}w`]] : []),
    ...(made && are(made.leaf) ? made.tokens : []),
  ]
  if (tokens.length) Object.assign(word, { any: tokens, figures: true })
}

/** Other makers that were named: a name that is a word as well only with `brand` or a designation beside it. */
function othersOf(all: readonly Word[], text: string): Pick<Meaning, 'others' | 'maybeOthers'> {
  const isDesignation = (word: Word | undefined) =>
    Boolean(word?.isModel && /\d/.test(word.typed) && word.typed.length > 2)
  const makers = all
    .map((word, i) => {
      const branded =
        /^\s*(?:牌|品牌|brand(?![a-z]))/.test(text.slice(word.at + word.length)) ||
        /(?:牌|(?<![a-z])brand)\s*[:：]?\s*$/.test(text.slice(0, word.at))
      return {
        ...word,
        sure: !rootsOfWord(word.typed) || branded,
        beside: isDesignation(all[i - 1]) || isDesignation(all[i + 1]),
      }
    })
    .filter(({ maker }) => maker)
  const names = (some: typeof makers) => [...new Set(some.map(({ typed }) => typed))]
  return {
    others: names(makers.filter(({ sure }) => sure)),
    maybeOthers: names(makers.filter(({ sure, beside }) => !sure && beside)),
  }
}

function groupOf(word: Word, head: Word | undefined): WordGroup {
  const { typed, any, otherwise, isModel, keys, apart, measure } = word
  const mayBeMaker = isMaker(typed) || undefined
  return {
    typed,
    any,
    ...(otherwise && { otherwise }),
    ...(!isModel && { says: keys }),
    isModel,
    ...(word === head && { names: true as const }),
    ...(apart && { apart }),
    ...(measure && { measure }),
    ...(mayBeMaker && { mayBeMaker }),
  }
}

/** The designation in a keyword: all of it where it is nothing else. */
function modelOf(words: readonly Word[], text: string): string {
  const models = words.filter(({ isModel }) => isModel)
  const [only] = models
  if (only && models.length === 1 && only.any[0]?.length === 1) return only.any[0][0]!
  return normaliseModel(
    models.length === words.length || !models.length ? text : models.map(({ typed }) => typed).join(''),
  )
}

function wordsBeside(text: string, phrases: readonly Phrase[], lexicon: Lexicon, correct: boolean): Word[] {
  const starts = [0, ...phrases.map(({ end }) => end)]
  return starts.flatMap((start, i) =>
    readWords(text.slice(start, phrases[i]?.start ?? text.length), start, lexicon, correct),
  )
}

/** `mentioned`: goods say the word, which names none of them (`不锈钢`). */
type Kind = { categoryIds: number[]; leaves: Leaf[]; head?: Word; mentioned?: true }

/** What stands behind these is beside the goods: `热电阻 带接线盒`. */
const asides = new Set(['for', 'with', 'without', '用于', '适用于', '带', '附', '附带', '含'])
/** What goods are for, rather than goods. */
const machines = new Set('挖机 挖掘机 勾机 钩机 泵车 机床 车床 铣床 excavator digger machine'.split(' '))

/**
 * What kind of goods: the last word that names one (`bearing grease` is a grease), before any `for`. A word whose end
 * names one says more than a word that only goods of few classes say.
 */
function kindsOf(words: readonly Word[], text: string, lexicon: Lexicon): Kind {
  const cut = words.findIndex(({ typed }, i) => i > 0 && asides.has(typed))
  const heads = words.slice(0, cut < 0 ? undefined : cut).filter(({ maker }) => !maker)
  let said: Kind | undefined
  let model: Kind | undefined
  for (let last = heads.length - 1; last >= 0; last--) {
    const head = heads[last]!
    const [key = ''] = head.keys
    // The name of a measure names no goods: `扬程` is a head, and head protection is none.
    if (lexicon.hints.attrs.has(head.typed) || machines.has(head.typed)) continue
    // `chain sling, 10 mm chain` are slings, whose chain is meant.
    if (heads.slice(0, last).some(({ keys: [longer = ''] }) => longer.split(' ').length > 1 && within(key, longer)))
      continue
    const named = namedUpTo(heads, last, text, lexicon)
    // A designation of a series says less than a word.
    if (named && head.isModel) {
      model ??= named
      continue
    }
    if (named)
      return said &&
        !said.mentioned &&
        (isHan(said.head!.typed) ||
          said.categoryIds.every((id) => named.leaves.some(({ categoryId }) => categoryId === id)))
        ? said
        : named
    if (lexicon.isBrand(key) || key.length < 2) continue
    if (head.isModel && /^\d/.test(key)) continue
    const goods = lexicon.kinds.sayIt(key)
    // What goods of one class are called is theirs, however it ends: a 过滤减压阀 is no 液压阀.
    const ending = ownGoods(head, lexicon) ?? lexicon.kinds.endingOf(key)
    const own = ending ?? goods
    // What nothing says is known by what it is called otherwise.
    const categoryIds = own.length
      ? own
      : (head.keys.map((other) => lexicon.kinds.sayIt(other)).find((ids) => ids.length) ?? [])
    if (categoryIds.length && (!said || (ending && said.mentioned)))
      said = {
        categoryIds,
        leaves: lexicon.kinds.leavesOf(categoryIds),
        head,
        ...(!ending && { mentioned: true as const }),
      }
  }
  return (said?.mentioned ? (model ?? said) : (said ?? model)) ?? { categoryIds: [], leaves: [] }
}

/** The one class whose goods say a Chinese word, or else what it is called otherwise. */
function ownGoods({ keys }: Word, { kinds, values }: Lexicon): number[] | undefined {
  if (!isHan(keys[0]!)) return undefined
  const said = keys
    .filter((key) => /^\p{Script=Han}{3,}$/u.test(key) && !values.ofWord.has(key))
    .map((key) => kinds.sayIt(key))
    .find((ids) => ids.length)
  return said?.length === 1 && !values.ofWord.has(keys[0]!) ? said : undefined
}

function within(key: string, longer: string): boolean {
  return key !== longer && ` ${longer} `.includes(` ${key} `)
}

/** Classes named by a word, or by it and those before it: `shaft seal` says more than `seal`. */
function namedUpTo(heads: readonly Word[], last: number, text: string, lexicon: Lexicon): Kind | undefined {
  for (let first = Math.max(0, last - 2); first <= last; first++) {
    const keys =
      first === last
        ? heads[last]!.keys
        : [
            heads
              .slice(first, last + 1)
              .map(({ keys: [key] }) => key)
              .join(' '),
            text.slice(heads[first]!.at, heads[last]!.at + heads[last]!.length),
          ]
    // A word's own language says best which classes it names: not every 快插接头 is a quick coupling.
    const [own, other] = [true, false].map((is) =>
      keys.filter((key) => (isHan(key) === isHan(keys[0]!)) === is).flatMap((key) => lexicon.kinds.namedBy(key)),
    )
    const categoryIds = [...new Set(own!.length ? own : other)]
    if (categoryIds.length) return { categoryIds, leaves: lexicon.kinds.leavesOf(categoryIds), head: heads[last] }
  }
  return undefined
}

function nearby<T extends object>(found: T | undefined) {
  return found && { ...found, near: true as const }
}

const isHan = (key: string) => /^\p{Script=Han}/u.test(key)

/** Several sizes at once and sizes whose attribute is sure, before sizes that may be any. */
function surestFirst(conditions: Condition[]): Condition[] {
  return conditions.toSorted((a, b) => b.all.length - a.all.length || a.labels.length - b.labels.length)
}

function asWords(typed: string): WordGroup[] {
  const token = normaliseModel(typed)
  return token ? [{ typed, any: [[token], tokensOf(typed)], isModel: true }] : []
}

/** A measure that no goods have, as the words it is made of. */
function unread(typed: string, { start, end }: Phrase): Word[] {
  return asWords(typed).map((group) => ({ ...group, measure: true as const, keys: [], at: start, length: end - start }))
}

/** What a number alone says of some goods: their first attribute that has it; of threads M8, of oils VG 46. */
function bareNumber(typed: string, leaves: readonly Leaf[], taken: ReadonlySet<number>, { values }: Lexicon): Want[][] {
  if (/[a-z]/.test(typed)) return []
  // The second of two numbers is another measure than the first: 40 20 of a cylinder are bore and stroke.
  const numeric = [...new Set(leaves.flatMap(({ keyAttrs }) => keyAttrs))].filter(
    (attrId) => !taken.has(attrId) && values.ofAttr.get(attrId)?.some((value) => value.number !== undefined),
  )
  // A spanner of two sizes, or sizes from one to another.
  const [number = NaN, to] = typed.split('-').map(Number)
  if (to !== undefined) return numeric.length && to > number ? [[{ attrs: numeric, min: number, max: to }]] : []
  return [
    [{ code: `m${number}` }],
    [{ code: `vg${number}` }],
    [{ code: `nlgi${number}` }],
    ...(numeric.length ? [[{ attrs: numeric, near: [number] }]] : []),
  ]
}

/** Of goods that are called by their thread a length alone is the thread: a 12 mm spring washer is M12. */
function threadFirst(
  readings: readonly Want[][],
  leaves: readonly Leaf[],
  text: string,
  { values }: Lexicon,
): readonly Want[][] {
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
    !/(?<![a-z])m\d/.test(text)
    ? [[{ attrs: [thread], code: `m${near}` }], ...readings]
    : readings
}

/** The drill for a thread that is to be tapped: its diameter less its pitch. */
function tappedBy(
  typed: string,
  text: string,
  leaves: readonly Leaf[],
  { values, kinds }: Lexicon,
): Want[][] | undefined {
  const [, diameter] = /^m(\d{1,2})$/.exec(typed) ?? []
  const pitch = pitches[diameter ?? '']
  const drills = kinds.namedBy('麻花钻')
  return pitch !== undefined &&
    /攻|底孔|螺纹孔|丝孔|(?<![a-z])tap|pilot/.test(text) &&
    leaves.some(({ categoryId }) => drills.includes(categoryId))
    ? [[{ attrs: values.named('diameter'), near: [Number(diameter) - pitch], off: 0.02 }]]
    : undefined
}

/** The tonnage of an excavator by its model: PC200, SY215, CAT 320. */
function machineOf(typed: string, leaves: readonly Leaf[], { values }: Lexicon): Want[][] | undefined {
  const [, make, figures] =
    /^((?:pc|zx|zax|ex|sk|dh|dx|sy|xe|ec|sh|cx|lg|clg|hx|swe|fr|e)?)-?(\d{2,3})$/.exec(typed) ?? []
  const attrs = values.named('machine class')
  if (!figures || !attrs.length || !leaves.some(({ keyAttrs }) => attrs.some((attrId) => keyAttrs.includes(attrId))))
    return undefined
  const cat = /^3(\d\d)$/.exec(make ? '' : figures)?.[1]
  const tons = cat ? Number(cat) : make || figures.length === 3 ? Number(figures) / 10 : Number(figures)
  return [[{ attrs, near: [tons * 1000] }]]
}

/** `8-02` of a push-in fitting: its tube, and its thread by number. */
function fittingOf(typed: string, leaves: readonly Leaf[], { values }: Lexicon): Want[][] | undefined {
  const [, tube, thread] = /^(\d{1,2})-0([1-4])$/.exec(typed) ?? []
  const attrs = values.named('tube diameter')
  return thread && leaves.some(({ keyAttrs }) => attrs.some((attrId) => keyAttrs.includes(attrId)))
    ? [[{ attrs, near: [Number(tube)] }, { inch: ['1/8', '1/4', '3/8', '1/2'][Number(thread) - 1]! }]]
    : undefined
}

/** `螺栓, 用30扳手`: of what a spanner turns, the number beside the spanner is the width across flats. */
function turnedBy({ typed, at, length }: Word, said: readonly Word[], head: Word | undefined, lexicon: Lexicon) {
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

function without(text: string, { start, end }: Pick<Phrase, 'start' | 'end'>): string {
  return `${text.slice(0, start).trimEnd()} ${text.slice(end).trimStart()}`.trim()
}

/**
 * Values named by words (`stainless`), by parts of a designation (`6205-2RS`), or by what it stands for (`Y2-132S-4`).
 */
function prefersOf(words: readonly Word[], { values }: Lexicon): number[] {
  const ids = words.flatMap(({ typed, keys, isModel, any }) => {
    const motor = isModel ? readMotor(typed) : undefined
    if (motor)
      return [
        ...(values.ofCode.get(motor.frame) ?? []),
        ...(values.ofDimension.get('poles') ?? []).filter(({ number }) => number === Number(motor.poles)),
      ]
    const size = worn[typed]
    if (size)
      return values
        .named('size')
        .flatMap((attrId) => values.ofAttr.get(attrId) ?? [])
        .filter(({ text }) => text.en === size)
    const codes = isModel ? [...typed.split(/[-/\s]/), ...any.flat()].map(codeOf) : []
    return [
      ...keys.flatMap((key) => values.ofWord.get(key) ?? []),
      ...codes.flatMap((code) => values.ofCode.get(code) ?? []),
    ]
  })
  return [...new Set(ids.map(({ valueId }) => valueId))].slice(0, PREFERS)
}

function corrected(text: string, words: readonly Word[]): { corrected?: string } {
  let changed = text
  for (const { at, length, corrected: word } of words.toReversed())
    if (word) changed = changed.slice(0, at) + word + changed.slice(at + length)
  return changed === text ? {} : { corrected: changed }
}
