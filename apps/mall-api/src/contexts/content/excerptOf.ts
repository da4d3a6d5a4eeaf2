const LENGTH = 120
const BEFORE = 30

/**
 * Returns the sentences of a document: its paragraphs and list items. Headings and tables are included only if the
 * sentences are empty or contain none of the words.
 */
export function readable(html: string, sought: readonly string[]): string {
  const sentences = wordsOf(html.replaceAll(/<(h[1-6]|table)\b[^>]*>.*?<\/\1>/gs, ' '))
  const lower = sentences.toLowerCase()
  const holds = sought.length === 0 || sought.some((word) => lower.includes(word))
  return sentences && holds ? sentences : wordsOf(html)
}

const wordsOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Returns the text around the first word that was found, else its beginning. Cuts between words. */
export function excerptOf(text: string, sought: readonly string[]): string {
  const all = text.replaceAll(/\s+/g, ' ').trim()
  const lower = all.toLowerCase()
  const places = sought.map((word) => lower.indexOf(word)).filter((at) => at >= 0)
  const found = places.length ? Math.min(...places) : 0
  const from = found > BEFORE ? wordAfter(all, found - BEFORE, found) : 0
  const end = from + LENGTH < all.length ? wordBefore(all, from + LENGTH) : all.length
  const cut = all.slice(from, end).toWellFormed().trim()
  return `${from > 0 ? '…' : ''}${cut}${end < all.length ? '…' : ''}`
}

/** Returns where the next word starts, if that is before `most`. Chinese text is cut anywhere. */
function wordAfter(text: string, at: number, most: number): number {
  const space = text.indexOf(' ', at)
  return /[a-z\d]/i.test(text[at - 1] ?? '') && space >= 0 && space < most ? space + 1 : at
}

function wordBefore(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at)
  return /[a-z\d]/i.test(text[at] ?? '') && at - space < BEFORE ? space : at
}
