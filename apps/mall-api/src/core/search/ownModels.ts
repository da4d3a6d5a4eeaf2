import { both, sizesOf } from './rowSet.ts'
import type { Asking, RowSet } from './rowSet.ts'
import type { WordGroup } from './interpretQuery/types.ts'

/** The minimum length of a model. Shorter ones, such as M8, are sizes. */
const SHORTEST = 3

/**
 * Limits rows to the SKUs whose own model a designation is, unless a product would be lost. A product is also found by
 * the models of its other SKUs, which its keywords contain: the product of a 6205-2RS has an open bearing.
 */
export function* ofOwnModels(rows: RowSet, words: readonly WordGroup[]): Asking<RowSet> {
  const limited = words.flatMap((group) => {
    const own = ownModels(group)
    return own ? [both(rows, own)] : []
  })
  if (!limited.length) return rows
  const [all, ...sizes] = yield* sizesOf([rows, ...limited], 'products')
  return limited.find((_, at) => all && sizes[at] === all) ?? rows
}

function ownModels({ alternatives, isModel, measure }: WordGroup): RowSet | undefined {
  const models = alternatives.flatMap(([only = '', ...more]) =>
    !more.length && /\d/.test(only) && only.length >= SHORTEST ? [only] : [],
  )
  return isModel && !measure && models.length ? { any: models.map((model) => ({ model })) } : undefined
}
