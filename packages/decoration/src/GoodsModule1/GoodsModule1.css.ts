import { layered } from '@millwright/ui/layered'
import { vars } from '@millwright/ui/theme'
import { style } from '@vanilla-extract/css'
import { box, goodsFrame, trio } from '../internal/frame.css.ts'

export const frame = goodsFrame

export const columns = trio

export const column = style([box, layered({ display: 'flex', flexDirection: 'column', padding: vars.space[16] })])

export const thumbs = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: vars.space[12],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
)

export const thumb = style(layered({ minInlineSize: 0, maxInlineSize: 200 }))
