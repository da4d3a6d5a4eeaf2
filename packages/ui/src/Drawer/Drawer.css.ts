import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { BLOCK_MARK } from '../theme/letters.ts'
import { layered } from '../theme/layered.ts'
import { partRadius } from '../theme/partRadius.ts'
import { vars } from '../theme/theme.ts'

const fromStart = keyframes({ from: { translate: '-100% 0' } })
const fromEnd = keyframes({ from: { translate: '100% 0' } })
const fromBelow = keyframes({ from: { translate: '0 100%' } })
const { motion } = vars

export const drawer = style(
  layered({
    position: 'fixed',
    zIndex: vars.depth.dialog,
    insetBlockEnd: 0,
    display: 'flex',
    flexDirection: 'column',
    background: vars.color.surface,
    color: vars.color.ink,
    boxShadow: vars.shadow.float,
  }),
  BLOCK_MARK,
)
export const side = styleVariants({
  start: layered({
    insetBlockStart: 0,
    insetInlineStart: 0,
    inlineSize: 'min(400px, 100vw - 48px)',
    animation: `${fromStart} ${motion.slow} ease-out`,
  }),
  end: layered({
    insetBlockStart: 0,
    insetInlineEnd: 0,
    inlineSize: 'min(400px, 100vw - 48px)',
    animation: `${fromEnd} ${motion.slow} ease-out`,
  }),
  bottom: layered({
    insetInline: 0,
    maxBlockSize: '85dvh',
    borderRadius: `${partRadius('dialog')} ${partRadius('dialog')} 0 0`,
    animation: `${fromBelow} ${motion.slow} ease-out`,
  }),
})
