/**
 * Returns the index of the next label that starts with the typed text, wrapping around, or -1. A single letter starts
 * after `from`.
 */
export function typeAhead(labels: readonly string[], text: string, from: number): number {
  const wanted = text.toLowerCase()
  const start = wanted.length > 1 ? from : from + 1
  const order = labels.map((_, index) => (start + index) % labels.length)
  return order.find((index) => labels[index]!.toLowerCase().startsWith(wanted)) ?? -1
}
