/** Splits a list into parts of nearly equal length, at most `most` each: a product has at most 40 sizes. */
export function chunked<T>(list: readonly T[], most = 40): T[][] {
  const parts = Math.ceil(list.length / most)
  const size = Math.ceil(list.length / Math.max(1, parts))
  return Array.from({ length: parts }, (_, i) => list.slice(i * size, (i + 1) * size))
}
