/**
 * The next label that begins with what was typed, going round; one letter alone moves on from where it stands. -1 where
 * none does.
 */
export function typeAhead(labels: readonly string[], text: string, from: number): number {
  const wanted = text.toLowerCase()
  const start = wanted.length > 1 ? from : from + 1
  const order = labels.map((_, index) => (start + index) % labels.length)
  return order.find((index) => labels[index]!.toLowerCase().startsWith(wanted)) ?? -1
}
