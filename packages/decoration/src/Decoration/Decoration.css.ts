import { vars } from '@millwright/ui/theme'
import { style } from '@vanilla-extract/css'
import { inLayer } from '../internal/inLayer.ts'

export const page = style(inLayer({ paddingBlockEnd: vars.space[40], backgroundColor: vars.color.canvas, color: vars.color.ink }))

export const hidden = style(inLayer({
  margin: vars.space[12],
  padding: vars.space[12],
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  fontSize: vars.size[13],
  color: vars.color.inkMuted,
}))
