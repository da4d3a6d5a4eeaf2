import type { ProductIndex } from './index/productIndex.ts'
import { normalise, normaliseModel, withoutMarkup } from './tokens.ts'

/** Designations have no more pieces, and the number of orders would grow quickly. */
const PIECES = 4

/** Returns the model that the keyword's pieces form in some order, whatever separates them: `c3 6205 2rs`. */
export function wholeModel(index: ProductIndex, keyword: string): string | undefined {
  const pieces = normalise(withoutMarkup(keyword))
    .split(/[^\p{L}\p{N}.]+/u)
    .filter(Boolean)
  if (pieces.length < 2 || pieces.length > PIECES || !pieces.every((piece) => /^[a-z\d.]+$/.test(piece))) return
  for (const order of ordersOf(pieces)) {
    const model = normaliseModel(order.join(''))
    const [row] = /\d/.test(model) ? index.codes.wholeFrom(model, 1) : []
    if (row !== undefined && index.codes.of(row) === model) return index.codes.written(row)
  }
  return undefined
}

/** Returns all orders, starting with the given one. */
function ordersOf<T>(all: readonly T[]): T[][] {
  return all.length < 2
    ? [[...all]]
    : all.flatMap((one, at) => ordersOf([...all.slice(0, at), ...all.slice(at + 1)]).map((rest) => [one, ...rest]))
}
