import { isRecord } from '@millwright/domain/isRecord'
import type { Locale } from '@millwright/domain/locale'
import type { Path } from '../page.ts'

export type FoundText = { path: Path; element: HTMLElement }

/**
 * Finds a text of a block that can be typed on the page: an element whose whole text is one of the merchant's texts. With
 * a point, the text under it; otherwise the first.
 */
export function typedTextAt(
  root: HTMLElement,
  block: unknown,
  locale: Locale,
  point?: { x: number; y: number },
): FoundText | undefined {
  const texts = textsOf(isRecord(block) ? block.dataField : undefined, ['dataField'], locale)
  const elements = [...root.querySelectorAll<HTMLElement>('*')].filter((one) => !one.closest('button'))
  const found = texts.flatMap(({ path, words }) => {
    const fits = elements.filter((one) => one.textContent?.trim() === words)
    // The innermost element holds the text itself.
    const element = fits.find((one) => !fits.some((other) => other !== one && one.contains(other)))
    return element ? [{ path, element }] : []
  })
  if (!point) return found[0]
  return found.find(({ element }) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return point.x >= left && point.x <= right && point.y >= top && point.y <= bottom
  })
}

/** Returns the bilingual texts of a value with their paths. A plain text counts for both languages. */
export function textsOf(value: unknown, path: Path, locale: Locale): { path: Path; words: string }[] {
  if (Array.isArray(value)) return value.flatMap((one, at) => textsOf(one, [...path, at], locale))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, held]) => {
    if (isRecord(held) && (typeof held.zh === 'string' || typeof held.en === 'string')) {
      const words = [held[locale], held.zh, held.en].find((one) => typeof one === 'string' && one.trim())
      return typeof words === 'string' ? [{ path: [...path, name], words: words.trim() }] : []
    }
    if (typeof held === 'string' && /^(sub)?title$|^name$/i.test(name) && held.trim())
      return [{ path: [...path, name], words: held.trim() }]
    return textsOf(held, [...path, name], locale)
  })
}
