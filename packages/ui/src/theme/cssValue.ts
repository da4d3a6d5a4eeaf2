type Color = { components: number[]; alpha?: number }
type Dimension = { value: number; unit: string }
type Shadow = { color: Color; offsetX: Dimension; offsetY: Dimension; blur: Dimension; spread: Dimension }

/** Returns a DTCG 2025.10 `$value` as CSS. Throws a TypeError for a kind of value that tokens.json does not use. */
export function cssValue(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'string') return String(value)
  if (Array.isArray(value)) return value.map((one) => (typeof one === 'string' ? font(one) : cssValue(one))).join(', ')
  if (isColor(value)) return color(value)
  if (isShadow(value)) return shadow(value)
  if (isObject(value) && 'unit' in value) return `${String(value.value)}${String(value.unit)}`
  throw new TypeError(`no CSS for the token value ${JSON.stringify(value)}`)
}

function color({ components, alpha = 1 }: Color): string {
  const hex = [...components, ...(alpha === 1 ? [] : [alpha])].map((part) =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${hex.join('')}`
}

function shadow({ color: ink, offsetX, offsetY, blur, spread }: Shadow): string {
  return [offsetX, offsetY, blur, spread, ink].map(cssValue).join(' ')
}

function font(name: string): string {
  return name.includes(' ') ? `"${name}"` : name
}

function isColor(value: unknown): value is Color {
  return isObject(value) && 'components' in value
}

function isShadow(value: unknown): value is Shadow {
  return isObject(value) && 'offsetX' in value
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
