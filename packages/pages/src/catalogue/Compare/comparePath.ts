/** The one address of a comparison. */
export function comparePath(ids: readonly string[], onlyDifferences = false): string {
  return `/compare${ids.length ? `?ids=${ids.map(encodeURIComponent).join(',')}` : ''}${ids.length && onlyDifferences ? '&diff=1' : ''}`
}
