/** Returns the selection after the given rows are selected or deselected. Other rows stay as they are. */
export function toggleSelection(selected: readonly string[], ids: readonly string[], on: boolean): string[] {
  const given = new Set(ids)
  const others = selected.filter((id) => !given.has(id))
  return on ? [...others, ...ids] : others
}
