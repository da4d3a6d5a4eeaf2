import { style } from '@vanilla-extract/css'
import { BLOCK_MARK } from '../theme/letters.ts'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/theme.ts'

const { color, space } = vars

export const summary = style(
  layered({
    padding: `${space[12]} ${space[16]}`,
    borderRadius: vars.radius.medium,
    border: `1px solid ${color.bad}`,
    background: color.badSoft,
  }),
  BLOCK_MARK,
)
export const title = style(
  layered({ display: 'flex', alignItems: 'center', gap: space[8], color: color.bad, fontWeight: vars.weight.medium }),
)
export const list = style(layered({ marginBlockStart: space[4], paddingInlineStart: space[24], listStyleType: 'disc' }))
export const problem = style(
  layered({
    display: 'block',
    inlineSize: 'fit-content',
    minBlockSize: 24,
    paddingBlock: space[2],
    color: color.ink,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    ':hover': { color: color.bad },
  }),
)
