import { style } from '@vanilla-extract/css'
import { BLOCK_MARK } from '../theme/letters.ts'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/theme.ts'

const { color, space } = vars

export const accordion = style(layered({ borderBlockStart: `1px solid ${color.line}` }), BLOCK_MARK)
export const item = style(layered({ borderBlockEnd: `1px solid ${color.line}` }))
export const summary = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[12],
    minBlockSize: vars.control.large,
    paddingBlock: space[8],
    fontWeight: vars.weight.medium,
    cursor: 'pointer',
    listStyle: 'none',
    selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { color: color.actionInk } },
  }),
)
export const chevron = style(
  layered({
    display: 'flex',
    color: color.inkMuted,
    transition: `rotate ${vars.motion.fast}`,
    selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
  }),
)
export const content = style(layered({ paddingBlockEnd: space[16], color: color.inkMuted }))
