import { layered } from '@millwright/ui/layered'
import { vars } from '@millwright/ui/theme'
import { style } from '@vanilla-extract/css'

export const bar = style(
  layered({
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[8],
    columnGap: vars.space[16],
    minBlockSize: 52,
    paddingBlock: vars.space[8],
    paddingInline: vars.space[16],
    backgroundColor: vars.color.surface,
    borderBlockEnd: `1px solid ${vars.color.line}`,
  }),
)
export const side = style(
  layered({ display: 'flex', alignItems: 'baseline', gap: vars.space[12], flex: 1, minInlineSize: 120 }),
)
export const title = style(
  layered({
    margin: 0,
    fontSize: vars.size[16],
    lineHeight: vars.leading[16],
    fontWeight: vars.weight.bold,
    color: vars.color.ink,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  }),
)
export const draft = style(
  layered({ fontSize: vars.size[12], lineHeight: vars.leading[12], color: vars.color.inkMuted, whiteSpace: 'nowrap' }),
)
export const middle = style(layered({ display: 'flex', alignItems: 'center', gap: vars.space[12] }))
export const end = style(
  layered({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: vars.space[8], flex: '1 0 auto' }),
)
