/** What follows from an answer that many requests share is made once, for as long as that answer lives. */
export function remembered<From extends object, Made>(make: (from: From) => Made): (from: From) => Made {
  const known = new WeakMap<From, { made: Made }>()
  return (from) => {
    const found = known.get(from) ?? { made: make(from) }
    known.set(from, found)
    return found.made
  }
}
