import { style } from '@vanilla-extract/css'
import { BLOCK_MARK } from '../theme/letters.ts'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/theme.ts'

export const empty = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space[12],
    textAlign: 'center',
    paddingBlock: vars.space[40],
    paddingInline: vars.space[16],
  }),
  BLOCK_MARK,
)
export const drawing = style(layered({ color: vars.color.lineStrong }))
export const title = style(
  layered({
    fontSize: vars.size[16],
    lineHeight: vars.leading[16],
    fontWeight: vars.weight.medium,
    maxInlineSize: '100%',
    overflowWrap: 'anywhere',
  }),
)
export const words = style(
  layered({ color: vars.color.inkMuted, maxInlineSize: 'min(36em, 100%)', overflowWrap: 'anywhere' }),
)
