import { groupRows } from './match.ts'
import { isEmptySet, modelsFrom } from './rowSet.ts'
import type { Asking, Model } from './rowSet.ts'
import { normalise, withoutMarkup } from './tokens.ts'
import { writtenAs } from './writtenAs.ts'
import { slips } from './interpretQuery/designations.ts'
import { unitsOf } from './interpretQuery/units.ts'
import type { Meaning, WordGroup } from './interpretQuery/types.ts'

const LOOKED_AT = 50

/**
 * Returns the keyword with an unknown designation corrected, if exactly one known designation is one typing slip away.
 */
export function* correctModel(
  keyword: string,
  { words, corrected }: Pick<Meaning, 'words' | 'corrected'>,
): Asking<string | undefined> {
  const unknown = yield* unknownModel(words)
  if (!unknown) return undefined
  for (const tier of slips(unknown.typed)) {
    const models = yield* modelsFrom(tier, LOOKED_AT)
    const found = tier.flatMap((model, at) => {
      const known = models[at]!
      return known.some((one) => isDesignation(one, model)) ? [writtenAs(known[0]!, model)] : []
    })
    if (found.length > 1) return undefined
    if (found[0]) return (corrected ?? normalise(withoutMarkup(keyword))).replace(unknown.typed, found[0])
  }
  return undefined
}

/** Returns the first designation that no product has. A measure such as 400 W is no designation. */
function* unknownModel(words: readonly WordGroup[]): Asking<WordGroup | undefined> {
  for (const group of words)
    if (group.isModel && !isMeasure(group) && !(yield* isKnown(group)) && !(yield* someKnown(group.splitWords ?? [])))
      return group
  return undefined
}

/** Whether the group is an amount with a unit. A unit of one letter is read as a measure only if some product has it. */
function isMeasure({ typed, measure }: WordGroup): boolean {
  const [, unit] = /^\d{1,3}(?:\.\d+)?([a-z])$/.exec(typed) ?? []
  return measure === true || (unit !== undefined && unitsOf(unit).length > 0)
}

function* someKnown(groups: readonly WordGroup[]): Asking<boolean> {
  for (const group of groups) if (yield* isKnown(group)) return true
  return false
}

function* isKnown(group: WordGroup): Asking<boolean> {
  return !(yield* isEmptySet(yield* groupRows(group)))
}

/** Whether the model equals the designation or continues it after a separator: `6205` of `6205-2RS`, but not `6205-2R`. */
function isDesignation(known: Model, model: string): boolean {
  return known.code === model || /^[^\p{L}\p{N}]/u.test(known.written.slice(writtenAs(known, model).length))
}
