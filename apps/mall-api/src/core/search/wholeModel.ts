import { modelsFrom } from './rowSet.ts'
import type { Asking } from './rowSet.ts'
import { normalise, normaliseModel, withoutMarkup } from './tokens.ts'

/** The maximum number of pieces. Designations have no more, and the number of permutations grows quickly. */
const PIECES = 4

/** Returns the model that the keyword's pieces form in some order, whatever separates them: `c3 6205 2rs`. */
export function* wholeModel(keyword: string): Asking<string | undefined> {
  const pieces = normalise(withoutMarkup(keyword))
    .split(/[^\p{L}\p{N}.]+/u)
    .filter(Boolean)
  if (pieces.length < 2 || pieces.length > PIECES || !pieces.every((piece) => /^[a-z\d.]+$/.test(piece))) return
  const orders = ordersOf(pieces)
    .map((order) => normaliseModel(order.join('')))
    .filter((model) => /\d/.test(model))
  const found = yield* modelsFrom(orders, 1)
  return orders.flatMap((model, at) => found[at]!.filter(({ code }) => code === model))[0]?.written
}

/** Returns all permutations, starting with the given order. */
function ordersOf<T>(all: readonly T[]): T[][] {
  return all.length < 2
    ? [[...all]]
    : all.flatMap((one, at) => ordersOf([...all.slice(0, at), ...all.slice(at + 1)]).map((rest) => [one, ...rest]))
}
