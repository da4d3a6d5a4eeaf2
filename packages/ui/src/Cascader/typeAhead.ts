/**
 * Returns the index of the next label that starts with the typed text, or -1. The search starts at `from`, or for a
 * single letter after `from`, and wraps around.
 */
export function typeAhead(labels: readonly string[], text: string, from: number): number {
  const wanted = text.toLowerCase()
  const start = wanted.length > 1 ? from : from + 1
  const order = labels.map((_, index) => (start + index) % labels.length)
  return order.find((index) => labels[index]!.toLowerCase().startsWith(wanted)) ?? -1
}
