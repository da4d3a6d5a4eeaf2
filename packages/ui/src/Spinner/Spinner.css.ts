import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { inline } from '../theme/letters.ts'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/theme.ts'

const turn = keyframes({ to: { rotate: '360deg' } })

export const spinner = style(
  layered({ display: 'inline-flex', alignItems: 'center', gap: vars.space[8], verticalAlign: 'middle' }),
  inline,
)
export const ring = style(
  layered({
    flex: 'none',
    border: '2px solid currentColor',
    borderBlockStartColor: 'transparent',
    borderRadius: vars.radius.round,
    animation: `${turn} 800ms linear infinite`,
    '@media': {
      '(prefers-reduced-motion: reduce)': { animation: 'none' },
      // Forced colours would paint the gap of the ring.
      '(forced-colors: active)': {
        forcedColorAdjust: 'none',
        borderColor: 'CanvasText',
        borderBlockStartColor: 'transparent',
      },
    },
  }),
)
export const size = styleVariants({ small: 16, medium: 24, large: 40 }, (side) =>
  layered({ inlineSize: side, blockSize: side }),
)
