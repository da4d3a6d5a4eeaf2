/** Returns the properties of a value from outside, unchecked. A value that is not an object has none. */
export function partsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
