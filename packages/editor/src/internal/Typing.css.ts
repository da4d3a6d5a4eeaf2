import { layered } from '@millwright/ui/layered'
import { vars } from '@millwright/ui/theme'
import { style } from '@vanilla-extract/css'

export const field = style(
  layered({
    position: 'absolute',
    zIndex: 4,
    paddingBlock: 4,
    paddingInline: 6,
    margin: 0,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surface,
    outline: `2px solid ${vars.color.focus}`,
    outlineOffset: 1,
    resize: 'none',
    overflow: 'hidden',
  }),
)
