import { layered } from '@millwright/ui/layered'
import { vars } from '@millwright/ui/theme'
import { style } from '@vanilla-extract/css'

export const place = style(
  layered({
    flex: 1,
    minInlineSize: 0,
    minBlockSize: 0,
    display: 'flex',
    justifyContent: 'center',
    overflow: 'hidden',
  }),
)
export const window = style(
  layered({
    position: 'relative',
    overflow: 'hidden',
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.canvas,
    boxSizing: 'content-box',
  }),
)
/** Outside the flow: its height follows the place, so the place must not follow its height. */
export const frame = style(
  layered({ position: 'absolute', insetBlockStart: 0, insetInlineStart: 0, border: 0, transformOrigin: '0 0' }),
)
export const root = style(layered({ position: 'relative' }))
