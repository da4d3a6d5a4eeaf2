import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { BLOCK_MARK } from '../theme/letters.ts'
import { layered } from '../theme/layered.ts'
import { partRadius } from '../theme/partRadius.ts'
import { media, vars } from '../theme/theme.ts'

const rise = keyframes({ from: { opacity: 0, translate: '0 12px' } })

export const dialog = style(
  layered({
    position: 'fixed',
    zIndex: vars.depth.dialog,
    insetInline: 0,
    insetBlockEnd: 0,
    display: 'flex',
    flexDirection: 'column',
    maxBlockSize: 'calc(100dvh - 32px)',
    margin: 'auto',
    background: vars.color.surface,
    color: vars.color.ink,
    border: `1px solid ${vars.color.line}`,
    borderRadius: `${partRadius('dialog')} ${partRadius('dialog')} 0 0`,
    boxShadow: vars.shadow.float,
    animation: `${rise} ${vars.motion.slow} ease-out`,
    '@media': {
      [media.medium]: {
        insetBlockStart: 0,
        blockSize: 'fit-content',
        maxBlockSize: 'calc(100dvh - 80px)',
        borderRadius: partRadius('dialog'),
      },
    },
  }),
  BLOCK_MARK,
)
export const size = styleVariants({ small: 400, medium: 560, large: 800 }, (inlineSize) =>
  layered({
    '@media': { [media.medium]: { inlineSize: `min(${inlineSize}px, calc(100vw - 48px))` } },
  }),
)
