import { layered } from '@millwright/ui/layered'
import { vars } from '@millwright/ui/theme'
import { style } from '@vanilla-extract/css'

export const rows = style(layered({ outline: 'none' }))
export const list = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.medium,
    overflow: 'hidden',
    outline: 'none',
    selectors: { '&[data-empty]': { display: 'none' } },
  }),
)
export const row = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: 44,
    paddingInlineEnd: vars.space[4],
    backgroundColor: vars.color.surface,
    color: vars.color.ink,
    outline: '2px solid transparent',
    outlineOffset: -2,
    cursor: 'default',
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${vars.color.line}` },
      '&:hover': { backgroundColor: vars.color.canvas },
      '&[data-selected]': { backgroundColor: vars.color.actionSoft },
      '&[data-drop-target]': { backgroundColor: vars.color.linkSoft },
      '&[data-focus-visible]': { outlineColor: vars.color.focus },
      '&[data-dragging]': { opacity: 0.5 },
    },
  }),
)
export const picture = style(layered({ inlineSize: 32, flexShrink: 0 }))
export const label = style(
  layered({
    fontSize: vars.size[13],
    lineHeight: vars.leading[12],
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
)
