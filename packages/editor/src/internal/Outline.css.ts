import { layered } from '@millwright/ui/layered'
import { vars } from '@millwright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const outline = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
    flex: '1 1 0',
    borderBlockStart: `1px solid ${vars.color.line}`,
  }),
)
export const title = style(
  layered({
    margin: 0,
    padding: vars.space[12],
    paddingBlockEnd: vars.space[8],
    fontSize: vars.size[14],
    lineHeight: vars.leading[14],
    fontWeight: vars.weight.bold,
    color: vars.color.ink,
  }),
)
export const count = style(layered({ color: vars.color.inkMuted, fontWeight: vars.weight.regular }))
export const list = style(
  layered({
    flex: 1,
    minBlockSize: 0,
    overflowY: 'auto',
    outline: 'none',
    paddingInline: vars.space[8],
    scrollbarWidth: 'thin',
  }),
)
export const row = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: 44,
    paddingInlineEnd: vars.space[4],
    borderRadius: vars.radius.medium,
    outline: '2px solid transparent',
    outlineOffset: -2,
    cursor: 'default',
    color: vars.color.ink,
    selectors: {
      '&:hover': { backgroundColor: vars.color.canvas },
      '&[data-selected]': { backgroundColor: vars.color.actionSoft },
      '&[data-focus-visible]': { outlineColor: vars.color.focus },
      '&[data-dragging]': { opacity: 0.5 },
    },
  }),
)
export const grip = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 24,
    blockSize: 28,
    padding: 0,
    border: '1px solid transparent',
    borderRadius: vars.radius.small,
    background: 'none',
    color: vars.color.inkFaint,
    cursor: 'grab',
    outline: '2px solid transparent',
    flexShrink: 0,
    selectors: { '&[data-focus-visible]': { outlineColor: vars.color.focus } },
  }),
)
export const words = style(layered({ flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column' }))
export const name = style(
  layered({
    fontSize: vars.size[13],
    lineHeight: vars.leading[12],
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: { '&[data-hidden]': { color: vars.color.inkMuted, textDecoration: 'line-through' } },
  }),
)
export const detail = style(
  layered({
    fontSize: vars.size[12],
    lineHeight: vars.leading[12],
    color: vars.color.inkMuted,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
)
export const hint = style(
  layered({
    margin: 0,
    padding: vars.space[8],
    paddingInline: vars.space[12],
    fontSize: vars.size[12],
    lineHeight: vars.leading[12],
    color: vars.color.inkMuted,
    borderBlockStart: `1px solid ${vars.color.line}`,
  }),
)
/** The line between two rows where a dragged block would be put. The library renders it. */
globalStyle(
  `${list} [data-drop-target].react-aria-DropIndicator`,
  layered({ outline: `1px solid ${vars.color.actionInk}` }) as never,
)
