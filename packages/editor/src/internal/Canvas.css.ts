import { layered } from '@millwright/ui/layered'
import { vars } from '@millwright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const page = style(layered({ position: 'relative', minBlockSize: '100vh', paddingBlockEnd: vars.space[72] }))
export const drop = style(
  layered({
    position: 'absolute',
    insetInline: 0,
    blockSize: 0,
    zIndex: 3,
    borderBlockStart: `3px solid ${vars.color.actionInk}`,
    translate: '0 -1px',
    pointerEvents: 'none',
  }),
)
/** Merchants see the hot areas of a picture, which buyers see only under the pointer. */
globalStyle(
  `${page} [data-area]`,
  layered({
    outline: `2px dashed ${vars.color.surface}`,
    outlineOffset: -2,
    boxShadow: `inset 0 0 0 2px ${vars.color.actionInk}`,
  }),
)
