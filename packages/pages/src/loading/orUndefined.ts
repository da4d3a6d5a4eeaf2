/** Awaits an optional call. A failed call resolves to undefined. */
export function orUndefined<T>(call: Promise<T>): Promise<T | undefined> {
  return call.catch(() => undefined)
}
