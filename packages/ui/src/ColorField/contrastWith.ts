import { contrast } from '../theme/contrast.ts'
import { parseColor } from '../theme/hexColor.ts'

/**
 * Returns the contrast of a colour with its ground, and the message that says what it is enough for (WCAG 2.2). It is
 * rounded down, so that a contrast that falls short never looks sufficient.
 */
export function contrastWith(color: string, ground: string) {
  const [one, other] = [parseColor(color), parseColor(ground)]
  if (!one || !other) return undefined
  const ratio = contrast(one, other)
  const key = ratio >= 4.5 ? 'contrastText' : ratio >= 3 ? 'contrastLarge' : 'contrastNone'
  return { key, ratio: Math.floor(ratio * 100) / 100 } as const
}
