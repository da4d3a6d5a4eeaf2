import { layered } from '@millwright/ui/layered'
import { media, vars } from '@millwright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'
import { cell as ruledCell, four, goodsFrame, sheet as framedSheet } from '../internal/frame.css.ts'

export const frame = goodsFrame

export const sheet = framedSheet

/** On phones a 4:1 picture would be a thin strip, so its sides are cropped. */
export const banner = style(
  layered({
    aspectRatio: '5 / 2',
    borderBlockEnd: `1px solid ${vars.color.line}`,
    '@media': { [media.medium]: { aspectRatio: '4' } },
  }),
)

globalStyle(`${banner} span`, layered({ blockSize: '100%', aspectRatio: 'auto' }))

export const goods = four

export const cell = ruledCell
