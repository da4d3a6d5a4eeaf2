import { safeHref } from './link.ts'

export type TextPart = { text: string; href?: string | undefined }

// Chinese text has no spaces, so Chinese punctuation ends an address too.
const address = /https?:\/\/[^\s<>"'“”‘’，。；：！？、（）【】《》]+/gi
const trailing = /[.,;:!?)\]}]+$/

/** Splits a text at its web addresses. Only addresses that `safeHref` allows become links. Keeps every character. */
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
