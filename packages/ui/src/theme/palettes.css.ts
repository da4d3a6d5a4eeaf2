import type { vars } from './contract.css.ts'
import { cssValue } from './cssValue.ts'
import { resolver } from './resolve.ts'
import tokens from './tokens.json' with { type: 'json' }

const { valueOf } = resolver(tokens)

export type ColorRole = keyof typeof vars.color

function palette(theme: 'light' | 'dark') {
  const group = tokens.color[theme]
  return Object.fromEntries(Object.entries(group).map(([role, token]) => [role, cssValue(valueOf(token))])) as Record<
    ColorRole,
    string
  >
}

type Pairs = Partial<Record<ColorRole, ColorRole[]>>
const { text, control } = tokens.color.$extensions['org.millwright.contrast']

/**
 * The colours of the default theme as hexadecimal text, and which colours must contrast with which. A style module, so
 * that only these values are bundled and not all of tokens.json.
 */
export const palettes = { light: palette('light'), dark: palette('dark') }
export const pairs = { text: text as Pairs, control: control as Pairs }
export const controls = {
  regular: heights(tokens.control, tokens.row),
  compact: heights(tokens.compact.control, tokens.compact.row),
}
export const fonts = cssValue(valueOf(tokens.font.body))

function heights(
  { small, medium, large }: Record<'small' | 'medium' | 'large', object>,
  { height }: { height: object },
) {
  const of = (token: object) => parseInt(cssValue(valueOf(token)))
  return { small: of(small), medium: of(medium), large: of(large), row: of(height) }
}
