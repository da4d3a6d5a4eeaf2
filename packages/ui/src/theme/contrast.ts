type Parts = readonly number[]

/** Returns the relative luminance of a colour given as red, green and blue from 0 to 1 (WCAG 2.2). */
function luminance(parts: Parts): number {
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the contrast ratio from 1 (equal) to 21 (black on white). */
export function contrast(a: Parts, b: Parts): number {
  const [one, other] = [luminance(a), luminance(b)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}
