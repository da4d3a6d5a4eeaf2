import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { toneColors } from '../internal/tones.ts'
import { BLOCK_MARK } from '../theme/letters.ts'
import { layered } from '../theme/layered.ts'
import { partRadius } from '../theme/partRadius.ts'
import { media, vars } from '../theme/theme.ts'

const { color, space } = vars
const { info, good, warn, bad } = toneColors
const rise = keyframes({ from: { opacity: 0, translate: '0 8px' } })

export const toasts = style(
  layered({
    position: 'fixed',
    zIndex: vars.depth.toast,
    insetInline: 0,
    insetBlockEnd: 0,
    padding: space[16],
    // Stays above bars fixed to the bottom of the window: two lines on phones, one on wider windows.
    paddingBlockEnd: `calc(136px + env(safe-area-inset-bottom))`,
    '@media': { [media.medium]: { paddingBlockEnd: 80 } },
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space[8],
    pointerEvents: 'none',
    outline: 'none',
  }),
  BLOCK_MARK,
)
export const region = style(layered({ display: 'contents' }))
export const toast = style(
  layered({
    pointerEvents: 'auto',
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    maxInlineSize: 'min(480px, 100%)',
    padding: `${space[8]} ${space[8]} ${space[8]} ${space[16]}`,
    border: `1px solid ${color.line}`,
    borderRadius: partRadius('panel'),
    background: color.surface,
    boxShadow: vars.shadow.float,
    animation: `${rise} ${vars.motion.slow} ease-out`,
  }),
)
export const icon = styleVariants({ info, good, warn, bad }, ({ ink }) => layered({ color: ink, display: 'flex' }))
export const link = style(
  layered({
    flex: 'none',
    paddingInline: space[8],
    lineHeight: '2rem',
    fontWeight: vars.weight.medium,
    color: color.link,
    ':hover': { textDecoration: 'underline' },
  }),
)
export const words = style(layered({ flex: 1, minInlineSize: 0 }))
