import { style, styleVariants } from '@vanilla-extract/css'
import { toneColors } from '../internal/tones.ts'
import { inline } from '../theme/letters.ts'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/theme.ts'

const { good, warn, bad, neutral, info } = toneColors

export const status = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    whiteSpace: 'nowrap',
    '::before': {
      content: '""',
      flex: 'none',
      inlineSize: 8,
      blockSize: 8,
      borderRadius: vars.radius.round,
      background: 'currentColor',
      border: '4px solid currentColor',
      boxSizing: 'border-box',
    },
  }),
  inline,
)
export const tone = styleVariants({ good, warn, bad, neutral, info }, ({ ink }) => layered({ color: ink }))
