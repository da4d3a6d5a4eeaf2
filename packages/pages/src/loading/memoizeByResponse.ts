/**
 * Memoizes a function of a shared response for the lifetime of that response. All calls with the same
 * response must pass the same `more`.
 */
export function memoizeByResponse<From extends object, More extends unknown[], Made>(
  make: (from: From, ...more: More) => Made,
): (from: From, ...more: More) => Made {
  const known = new WeakMap<From, { made: Made }>()
  return (from, ...more) => {
    const found = known.get(from) ?? { made: make(from, ...more) }
    known.set(from, found)
    return found.made
  }
}
