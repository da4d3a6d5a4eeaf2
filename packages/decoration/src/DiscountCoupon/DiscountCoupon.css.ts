import { layered, media, vars } from '@millwright/ui/theme'
import { style } from '@vanilla-extract/css'

export { goodsFrame as frame } from '../internal/frame.css.ts'

export const grid = style(layered({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[12] },
    [media.wide]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: vars.space[16] },
  },
}))

export const cell = style(layered({
  minInlineSize: 0, overflow: 'hidden', backgroundColor: vars.color.surface, border: `1px solid ${vars.color.line}`, borderRadius: vars.radius.medium,
  selectors: { '&:hover': { borderColor: vars.color.lineStrong } },
}))
