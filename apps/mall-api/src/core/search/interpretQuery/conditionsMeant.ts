import { normaliseModel } from '../tokens.ts'
import type { Leaf } from './kinds.ts'
import type { Lexicon } from './lexicon.ts'
import { readThread } from './phrases.ts'
import type { Phrase } from './phrases.ts'
import { closestValues, nearestSizes, resolve, rangesContaining } from './resolve.ts'
import { readSeries } from './series.ts'
import {
  bareNumber,
  depthOf,
  fittingOf,
  gritOf,
  keyForThread,
  machineOf,
  onShaft,
  ratioOrBelt,
  tappingDrillSize,
  readAsThread,
  readWidthAcrossFlats,
} from './sizesMeant.ts'
import { tokensOf } from './synonyms.ts'
import { isMaker } from './trade.ts'
import type { Condition, WordGroup } from './types.ts'
import { withSeries } from './words.ts'
import type { Word } from './words.ts'

/**
 * The keyword's text, the categories that the keyword names and the word that names them. `own` is empty if the
 * products were only mentioned: the search does not look for their nearest sizes.
 */
type Subject = {
  text: string
  leaves: readonly Leaf[]
  own: readonly Leaf[]
  head: Word | undefined
  lexicon: Lexicon
}

/** Returns the conditions that the measures state. Measures that no product has are returned as plain words. */
export function phraseConditions(phrases: readonly Phrase[], subject: Subject) {
  const conditions: Condition[] = []
  const plain: Word[] = []
  for (const phrase of phrases) {
    const typed = subject.text.slice(phrase.start, phrase.end).trim()
    const found = meantBy(phrase, typed, subject)
    if (found === 'maker')
      plain.push({
        typed,
        alternatives: [],
        keys: [],
        isModel: false,
        at: phrase.start,
        length: phrase.end - phrase.start,
        stop: true,
        maker: true,
      })
    else if (found) conditions.push({ typed, ...found, without: without(subject.text, phrase), words: asWords(typed) })
    else plain.push(...(asSeries(typed, phrase, subject) ?? unread(typed, phrase)))
  }
  return { conditions, plain }
}

function meantBy({ readings, end }: Phrase, typed: string, { text, leaves, own, head, lexicon }: Subject) {
  if (leaves.length && isMaker(typed)) return resolve(readings, leaves, lexicon) ?? 'maker'
  const tapped =
    tappingDrillSize(typed, text, leaves, lexicon) ??
    keyForThread(typed, leaves, lexicon) ??
    depthOf(typed, text) ??
    onShaft(readings, text.slice(end), lexicon)
  return (
    (tapped && resolve(tapped, leaves, lexicon)) ??
    resolve(readAsThread(readings, leaves, text, lexicon), leaves, lexicon) ??
    rangesContaining(readings, leaves, lexicon) ??
    nearby(nearestSizes(readings, leaves, lexicon)) ??
    resolve(
      readings.filter((wants) => wants.length > 1),
      [],
      lexicon,
    ) ??
    // A word that only describes goods does not keep a size from naming others: DIN 580 stainless.
    (!own.length && head?.keys.some((key) => lexicon.values.ofWord.has(key))
      ? resolve(readings, [], lexicon)
      : undefined) ??
    nearby(closestValues(readings, own, lexicon))
  )
}

const BARE_SIZE = /^(?:\d{1,4}(?:\.\d{1,2})?(?:-\d{1,4})?|(?:\d-)?\d{1,2}\/\d{1,2}|[a-z]{1,3}-?\d{2,3}|m\d{1,2})$/

/** A belt's profile of one letter, which is also an article at the beginning of a keyword. */
const BELT_PROFILE = /^[a-d]$/

/**
 * Removes bare numbers beside a product's name from `said`, and returns them as conditions on its sizes: `spanner 17`.
 */
export function takeSizes(said: Word[], stated: readonly Condition[], subject: Subject): Condition[] {
  const { text, leaves, lexicon } = subject
  const conditions: Condition[] = []
  const taken = new Set(
    stated.flatMap(({ labels: [label, ...others] }) => (label && !others.length ? [label.attrId] : [])),
  )
  // A fraction comes last: in `3/4 socket 32` it is the drive, because 32 is the width across flats.
  const bare = said
    .filter(({ typed, at, isModel, figures }) =>
      isModel ? !figures && BARE_SIZE.test(typed) : at > 0 && BELT_PROFILE.test(typed),
    )
    .toSorted((a, b) => Number(a.typed.includes('/')) - Number(b.typed.includes('/')))
  for (const word of bare) {
    const readings = sizeReadings(word, said, taken, subject)
    const found =
      resolve(readings, leaves, lexicon) ??
      rangesContaining(readings, leaves, lexicon) ??
      nearby(nearestSizes(gritOf(word.typed, leaves, lexicon), leaves, lexicon))
    const [label] = found?.labels ?? []
    // `3/4 socket 46 mm`: 46 mm is the width across flats, so 3/4 is another attribute.
    if (!found || !label || (word.typed.includes('/') && taken.has(label.attrId))) continue
    taken.add(label.attrId)
    conditions.push({ typed: word.typed, ...found, without: withoutWord(text, word), words: asWords(word.typed) })
    said.splice(said.indexOf(word), 1)
  }
  return conditions
}

function sizeReadings(
  word: Word,
  said: readonly Word[],
  taken: ReadonlySet<number>,
  { text, leaves, head, lexicon }: Subject,
) {
  return (
    readWidthAcrossFlats(word, said, head, lexicon) ??
    tappingDrillSize(word.typed, text, leaves, lexicon) ??
    keyForThread(word.typed, leaves, lexicon) ??
    (word.typed.includes('/')
      ? [...ratioOrBelt(word.typed, lexicon), [{ inch: word.typed }]]
      : (machineOf(word.typed, leaves, lexicon) ??
        fittingOf(word.typed, leaves, lexicon) ?? [
          ...ratioOrBelt(word.typed, lexicon),
          ...bareNumber(word.typed, leaves, taken, text, lexicon),
        ]))
  )
}

/** Removes threads that no product has (M21) from `said`, and returns conditions on the nearest thread instead. */
export function takeThreads(said: Word[], { text, own, lexicon }: Subject): Condition[] {
  const conditions: Condition[] = []
  for (const word of said.filter(({ isModel }) => isModel)) {
    const found = closestValues(readThread(word.typed, lexicon), own, lexicon)
    if (!found) continue
    conditions.push({
      typed: word.typed,
      ...found,
      near: true,
      without: withoutWord(text, word),
      words: asWords(word.typed),
    })
    said.splice(said.indexOf(word), 1)
  }
  return conditions
}

function nearby<T extends object>(found: T | undefined) {
  return found && { ...found, near: true as const }
}

function asWords(typed: string): WordGroup[] {
  const token = normaliseModel(typed)
  return token ? [{ typed, alternatives: [[token], tokensOf(typed)], isModel: true }] : []
}

/** Reads a measure that no product has as another maker's series of the named category: `10A` of chains. */
function asSeries(typed: string, { start, end }: Phrase, { leaves, lexicon }: Subject): Word[] | undefined {
  const made = readSeries(typed)
  const ids = made ? lexicon.kinds.namedBy(made.leaf) : []
  if (!made || !leaves.some(({ categoryId }) => ids.includes(categoryId))) return undefined
  return asWords(typed).map((group) => ({
    ...group,
    alternatives: [],
    ...withSeries({ keys: [] }, made),
    at: start,
    length: end - start,
  }))
}

/** Converts a measure that no product has to plain words. */
function unread(typed: string, { start, end }: Phrase): Word[] {
  return asWords(typed).map((group) => ({ ...group, measure: true as const, keys: [], at: start, length: end - start }))
}

function without(text: string, { start, end }: Pick<Phrase, 'start' | 'end'>): string {
  return `${text.slice(0, start).trimEnd()} ${text.slice(end).trimStart()}`.trim()
}

function withoutWord(text: string, { at, length }: Word): string {
  return without(text, { start: at, end: at + length })
}
