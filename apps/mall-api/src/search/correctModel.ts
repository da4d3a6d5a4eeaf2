import { isEmpty } from './index/bits.ts'
import type { ProductIndex } from './index/productIndex.ts'
import { groupRows } from './match.ts'
import { normalise, normaliseModel } from './tokens.ts'
import { slips } from './understand/designations.ts'
import type { Meaning } from './understand/types.ts'

/** The keyword with a designation that nothing has put right, where exactly one is a slip away. */
export function correctModel(index: ProductIndex, keyword: string, { words }: Pick<Meaning, 'words'>): string | undefined {
  const unknown = words.find((group) => group.isModel && isEmpty(groupRows(index, group)))
  if (!unknown) return undefined
  for (const tier of slips(unknown.typed)) {
    const found = tier.filter((model) => index.codes.wholeFrom(model, 1).length)
    if (found.length > 1) return undefined
    if (found[0]) return normalise(keyword).replace(unknown.typed, writtenAs(index, found[0]))
  }
  return undefined
}

function writtenAs(index: ProductIndex, model: string): string {
  const written = index.codes.written(index.codes.wholeFrom(model, 1)[0]!)
  for (let end = 1; end <= written.length; end++) if (normaliseModel(written.slice(0, end)) === model) return written.slice(0, end)
  return model
}
