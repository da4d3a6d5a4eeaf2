import { style, styleVariants } from '@vanilla-extract/css'
import { toneColors } from '../internal/tones.ts'
import { inline } from '../theme/letters.ts'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/theme.ts'

export const avatar = style(
  layered({
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    borderRadius: vars.radius.round,
    fontWeight: vars.weight.medium,
    lineHeight: 1,
    whiteSpace: 'nowrap',
    userSelect: 'none',
    verticalAlign: 'middle',
    // Forced colours replace the background, so a border keeps the shape.
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  }),
  inline,
)
export const square = style(layered({ borderRadius: vars.radius.medium }))
export const tone = styleVariants(toneColors, ({ ink, ground }) => layered({ color: ink, background: ground }))
export const size = styleVariants(
  {
    small: { side: 24, letters: '0.625rem' },
    medium: { side: 32, letters: vars.size[12] },
    large: { side: 48, letters: vars.size[16] },
  },
  ({ side, letters }) => layered({ inlineSize: side, blockSize: side, fontSize: letters }),
)
export const picture = style(layered({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }))
