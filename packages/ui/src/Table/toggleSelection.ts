/** Returns the selection after the given rows are selected or deselected. Other rows stay as they are. */
export function toggleSelection(selected: readonly string[], ids: readonly string[], on: boolean): string[] {
  const others = selected.filter((id) => !ids.includes(id))
  return on ? [...others, ...ids] : others
}
