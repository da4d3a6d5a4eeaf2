const LENGTH = 120
const BEFORE = 30

/** A text's words around the first that was sought, else its beginning; cut where something is left out. */
export function excerptOf(text: string, sought: readonly string[]): string {
  const all = text.replaceAll(/\s+/g, ' ').trim()
  const lower = all.toLowerCase()
  const places = sought.map((word) => lower.indexOf(word)).filter((at) => at >= 0)
  const found = places.length ? Math.min(...places) : 0
  const from = found > BEFORE ? found - BEFORE : 0
  const cut = all
    .slice(from, from + LENGTH)
    .toWellFormed()
    .trim()
  return `${from > 0 ? '…' : ''}${cut}${from + LENGTH < all.length ? '…' : ''}`
}
