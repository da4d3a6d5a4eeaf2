import { style } from '@vanilla-extract/css'
import { media, vars } from '@millwright/ui/theme'

export const shelf = style({
  display: 'grid',
  gap: vars.space[16],
  padding: vars.space[24],
  color: vars.color.ink,
  background: vars.color.surface,
  borderInlineStart: `2px solid ${vars.color.actionInk}`,
  '@media': { [media.medium]: { gridTemplateColumns: '1fr 1fr' } },
})
