import { resolver } from './resolve.ts'
import tokens from './tokens.json' with { type: 'json' }

const { valueOf } = resolver(tokens)
type Palette = Record<'canvas' | 'surface' | 'sunken' | 'ink' | 'inkMuted' | 'price', readonly [number, number, number]>

function palette(theme: 'light' | 'dark'): Palette {
  const of = (name: keyof Palette) =>
    (valueOf(tokens.color[theme][name]) as { components: [number, number, number] }).components
  return {
    canvas: of('canvas'),
    surface: of('surface'),
    sunken: of('sunken'),
    ink: of('ink'),
    inkMuted: of('inkMuted'),
    price: of('price'),
  }
}

/**
 * The colours that an accent must contrast with. A style module, so that only these values are bundled and not all of
 * tokens.json.
 */
export const grounds = { light: palette('light'), dark: palette('dark') }
