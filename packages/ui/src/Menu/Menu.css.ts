import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/theme.ts'

const { color, space } = vars

export const menu = style(layered({ zIndex: vars.depth.float, minInlineSize: 160, padding: space[4] }))
export const item = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: vars.control.medium,
    paddingInline: space[12],
    borderRadius: vars.radius.small,
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-highlighted]': { background: color.sunken, outline: `1px solid ${color.focus}`, outlineOffset: -1 },
    },
  }),
)
export const danger = style(layered({ color: color.bad }))
