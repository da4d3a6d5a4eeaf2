import { style } from '@vanilla-extract/css'
import { BLOCK_MARK } from '../theme/letters.ts'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/theme.ts'

export const list = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[2]} ${vars.space[4]}`,
    fontSize: vars.size[13],
    lineHeight: vars.leading[16],
    color: vars.color.inkMuted,
  }),
  BLOCK_MARK,
)
export const item = style(
  layered({ display: 'inline-flex', alignItems: 'center', gap: vars.space[4], minInlineSize: 0 }),
)
export const here = style(layered({ color: vars.color.ink }))
