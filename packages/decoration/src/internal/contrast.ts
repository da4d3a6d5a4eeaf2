/**
 * The canvas of the two themes, used if the merchant chose no background. A test keeps them equal to ui's tokens.
 * Colours are `#rrggbb`.
 */
export const canvas = { light: '#f5f6f7', dark: '#0f1215' } as const
/** On any background black or white has a contrast of at least 4.58:1, unlike the theme's softer ink. */
const inks = { light: '#ffffff', dark: '#000000' } as const
const ENOUGH = 4.5

/** Returns the WCAG 2.2 contrast of two colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [one, other] = [luminance(a), luminance(b)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

function luminance(hex: string): number {
  const lightAt = (at: number) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * lightAt(1) + 0.7152 * lightAt(3) + 0.0722 * lightAt(5)
}

/** Returns whether the contrast suffices for text of any size (WCAG 2.2, 1.4.3). */
export function isReadable(ratio: number): boolean {
  return ratio >= ENOUGH
}

/** Returns the contrast on the merchant's background, or on the light theme's canvas if there is none. */
export function weakestContrast(ink: string, ground: string | undefined): number {
  return contrast(ink, ground ?? canvas.light)
}

/**
 * Returns the text colour for each theme: the merchant's if it is readable, otherwise black or white on the merchant's
 * background. `undefined` stands for the theme's own ink.
 */
export function readableInk(ink: string | undefined, ground: string): Record<'light' | 'dark', string>
export function readableInk(
  ink: string | undefined,
  ground: string | undefined,
): Record<'light' | 'dark', string | undefined>
export function readableInk(
  ink: string | undefined,
  ground: string | undefined,
): Record<'light' | 'dark', string | undefined> {
  if (ground) {
    const best = contrast(inks.light, ground) > contrast(inks.dark, ground) ? inks.light : inks.dark
    const chosen = ink && isReadable(contrast(ink, ground)) ? ink : best
    return { light: chosen, dark: chosen }
  }
  const upon = (surface: string) => (ink && isReadable(contrast(ink, surface)) ? ink : undefined)
  return { light: upon(canvas.light), dark: upon(canvas.dark) }
}
