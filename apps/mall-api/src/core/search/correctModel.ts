import { isEmpty } from './index/bits.ts'
import type { ProductIndex } from './index/productIndex.ts'
import { groupRows } from './match.ts'
import { normalise, normaliseModel, withoutMarkup } from './tokens.ts'
import { slips } from './interpretQuery/designations.ts'
import type { Meaning } from './interpretQuery/types.ts'

const LOOKED_AT = 50

/** Returns the keyword with an unknown designation corrected, if exactly one known designation is one slip away. */
export function correctModel(
  index: ProductIndex,
  keyword: string,
  { words, corrected }: Pick<Meaning, 'words' | 'corrected'>,
): string | undefined {
  const unknown = words.find(
    (group) =>
      group.isModel &&
      isEmpty(groupRows(index, group)) &&
      !group.splitWords?.some((one) => !isEmpty(groupRows(index, one))),
  )
  if (!unknown) return undefined
  for (const tier of slips(unknown.typed)) {
    const found = tier.filter((model) => isDesignation(index, model))
    if (found.length > 1) return undefined
    if (found[0])
      return (corrected ?? normalise(withoutMarkup(keyword))).replace(unknown.typed, writtenAs(index, found[0]))
  }
  return undefined
}

/**
 * Whether some model equals the designation or continues it after a separator: `6205` of `6205-2RS`, but not `6205-2R`.
 */
function isDesignation(index: ProductIndex, model: string): boolean {
  return index.codes
    .wholeFrom(model, LOOKED_AT)
    .some(
      (row) =>
        index.codes.of(row) === model ||
        /^[^\p{L}\p{N}]/u.test(index.codes.written(row).slice(writtenAs(index, model, row).length)),
    )
}

function writtenAs(index: ProductIndex, model: string, row = index.codes.wholeFrom(model, 1)[0]!): string {
  const written = index.codes.written(row)
  for (let end = 1; end <= written.length; end++)
    if (normaliseModel(written.slice(0, end)) === model) return written.slice(0, end)
  return model
}
