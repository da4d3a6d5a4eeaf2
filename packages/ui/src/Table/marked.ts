/** What is chosen once these are, or are no more; what is chosen elsewhere stays so. */
export function marked(selected: readonly string[], ids: readonly string[], on: boolean): string[] {
  const others = selected.filter((id) => !ids.includes(id))
  return on ? [...others, ...ids] : others
}
