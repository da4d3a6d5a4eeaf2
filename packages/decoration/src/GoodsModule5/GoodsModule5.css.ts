import { layered } from '@millwright/ui/layered'
import { media, vars } from '@millwright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { cell as ruledCell, four, goodsFrame, sheet as framedSheet } from '../internal/frame.css.ts'

export const frame = goodsFrame

export const sheet = recipe({
  base: framedSheet,
  variants: {
    pictured: {
      true: layered({ display: 'grid', '@media': { [media.medium]: { gridTemplateColumns: '232px minmax(0, 1fr)' } } }),
      false: {},
    },
  },
})

/**
 * The picture: beside the products and as high as they are, on phones above them. It fills its slot, so the browser
 * crops its edges.
 */
export const side = style(
  layered({
    blockSize: 240,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    '@media': {
      [media.medium]: {
        blockSize: 'auto',
        minBlockSize: 320,
        borderBlockEnd: 0,
        borderInlineEnd: `1px solid ${vars.color.line}`,
      },
    },
  }),
)

globalStyle(`${side} span`, layered({ blockSize: '100%', aspectRatio: 'auto' }))

/** Beside the picture a tablet has space for two products per row. */
export const goods = recipe({
  base: four,
  variants: {
    pictured: {
      true: layered({
        '@media': {
          [`${media.medium} and (max-width: 74.99em)`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        },
      }),
      false: {},
    },
  },
})

export const cell = ruledCell
