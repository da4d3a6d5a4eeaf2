import { layered } from '@millwright/ui/layered'
import { vars } from '@millwright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'
import { frame } from '../internal/frame.css.ts'

export const sign = style(
  layered({ backgroundColor: vars.color.surface, borderBlockEnd: `1px solid ${vars.color.line}` }),
)

export const picture = style(layered({ blockSize: 120, overflow: 'hidden' }))
globalStyle(`${picture} > *`, layered({ blockSize: '100%', inlineSize: '100%', aspectRatio: 'auto' }))

export const bar = style([frame])

export const links = style(
  layered({ display: 'flex', gap: vars.space[24], margin: 0, padding: 0, listStyle: 'none', overflowX: 'auto' }),
)

export const link = style(
  layered({
    display: 'block',
    paddingBlock: vars.space[12],
    fontSize: vars.size[14],
    whiteSpace: 'nowrap',
    color: vars.color.ink,
    textDecoration: 'none',
    selectors: {
      '&:hover': { color: vars.color.link },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2 },
    },
  }),
)
