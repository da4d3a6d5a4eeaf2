import { style } from '@vanilla-extract/css'
import { BLOCK_MARK } from '../theme/letters.ts'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/theme.ts'

const { color } = vars
const bar = { background: color.actionInk, borderRadius: vars.radius.round }

export const progress = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[4],
    fontSize: vars.size[13],
    lineHeight: vars.leading[13],
    color: color.inkMuted,
  }),
  BLOCK_MARK,
)
export const track = style(
  layered({
    appearance: 'none',
    inlineSize: '100%',
    blockSize: 6,
    border: 0,
    borderRadius: vars.radius.round,
    background: color.line,
    overflow: 'hidden',
    selectors: {
      '&::-webkit-progress-bar': { background: color.line },
      '&::-webkit-progress-value': { ...bar, transition: `inline-size ${vars.motion.slow}` },
      '&::-moz-progress-bar': bar,
    },
  }),
)
