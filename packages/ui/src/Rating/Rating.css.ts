import { createVar, style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/theme.ts'

export const share = createVar()

export const rating = style(
  layered({
    position: 'relative',
    display: 'inline-flex',
    inlineSize: 'fit-content',
    color: vars.color.lineStrong,
    verticalAlign: 'middle',
  }),
)
export const stars = style(layered({ display: 'flex' }))
export const given = style(
  layered({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: share,
    overflow: 'hidden',
    color: vars.color.actionInk,
  }),
)
