import { style } from '@vanilla-extract/css'
import { BLOCK_MARK } from '../theme/letters.ts'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/theme.ts'

export const tooltip = style(
  layered({
    zIndex: vars.depth.toast,
    padding: `${vars.space[4]} ${vars.space[8]}`,
    maxInlineSize: 280,
    borderRadius: vars.radius.medium,
    background: vars.color.ink,
    color: vars.color.surface,
    fontSize: vars.size[12],
    lineHeight: vars.leading[12],
  }),
  BLOCK_MARK,
)
