import { layered, vars } from '@millwright/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style(layered({ paddingBlockEnd: vars.space[40], backgroundColor: vars.color.canvas, color: vars.color.ink }))

export const hidden = style(layered({
  margin: vars.space[12],
  padding: vars.space[12],
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  fontSize: vars.size[13],
  color: vars.color.inkMuted,
}))
