import { layered, media, vars } from '@millwright/ui/theme'
import { style } from '@vanilla-extract/css'
import { goodsFrame } from '../internal/frame.css.ts'

export const frame = goodsFrame

/** Three beside each other; with one or two they share the width. */
export const columns = style(layered({
  display: 'grid',
  gap: vars.space[12],
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))' },
    [media.wide]: { gap: vars.space[16] },
  },
}))

export const column = style(layered({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  padding: vars.space[16],
  backgroundColor: vars.color.surface,
  // On a tablet two stand beside each other, and the third takes the row.
  '@media': { [`${media.medium} and (max-width: 1199px)`]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } } } },
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
}))

export const thumbs = style(layered({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[12], margin: 0, padding: 0, listStyle: 'none' }))

export const thumb = style(layered({ minInlineSize: 0, maxInlineSize: 200 }))
