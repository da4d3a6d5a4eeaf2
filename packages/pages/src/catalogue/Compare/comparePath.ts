import { path } from '@millwright/domain/paths/path'

/** Returns the canonical address of a comparison. */
export function comparePath(ids: readonly string[], onlyDifferences = false): string {
  return ids.length ? path('compare', { ids: ids.join(','), diff: onlyDifferences ? 1 : undefined }) : path('compare')
}
