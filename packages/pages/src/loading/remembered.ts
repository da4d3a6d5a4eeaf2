/**
 * What follows from an answer that many requests share is made once, for as long as that answer lives; `more` is the
 * same for all of them.
 */
export function remembered<From extends object, More extends unknown[], Made>(
  make: (from: From, ...more: More) => Made,
): (from: From, ...more: More) => Made {
  const known = new WeakMap<From, { made: Made }>()
  return (from, ...more) => {
    const found = known.get(from) ?? { made: make(from, ...more) }
    known.set(from, found)
    return found.made
  }
}
