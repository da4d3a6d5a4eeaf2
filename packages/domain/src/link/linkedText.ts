import { safeHref } from './link.ts'

export type TextPart = { text: string; href?: string | undefined }

// Chinese runs on without a space, so its punctuation ends an address too.
const address = /https?:\/\/[^\s<>"'“”‘’，。；：！？、（）【】《》]+/gi
const trailing = /[.,;:!?)\]}]+$/

/**
 * What a person wrote, cut where an address stands in it. Only what `safeHref` lets through becomes a link; every
 * character stays.
 */
export function linkedText(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const found of text.matchAll(address)) {
    const shown = found[0].replace(trailing, '')
    const href = safeHref(shown)
    if (!href) continue
    if (found.index > from) parts.push({ text: text.slice(from, found.index) })
    parts.push({ text: shown, href })
    from = found.index + shown.length
  }
  if (from < text.length || parts.length === 0) parts.push({ text: text.slice(from) })
  return parts
}
