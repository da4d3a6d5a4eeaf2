import { layered } from '@millwright/ui/layered'
import { media } from '@millwright/ui/theme'
import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { cell as ruledCell, goodsFrame, ruled } from '../internal/frame.css.ts'

export const frame = goodsFrame
/** The browser lays out a tile when it nears the viewport. Until then the tile has the typical height of 138 px. */
export const cell = style([ruledCell, layered({ contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 138px' })])

export const sheet = recipe({
  base: [
    ruled,
    layered({
      gridTemplateColumns: 'minmax(0, 1fr)',
      '@media': {
        [media.medium]: { gridTemplateColumns: '2fr minmax(0, 3fr)' },
        [media.wide]: { gridTemplateColumns: '389px repeat(2, minmax(0, 1fr))' },
      },
    }),
  ],
  variants: {
    alone: {
      true: layered({
        '@media': {
          [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
          [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
        },
      }),
      false: {},
    },
  },
})

/** As high as the rows beside it: six rows of one tile on tablets, three rows of two tiles on desktops. */
export const main = style([
  ruledCell,
  layered({ '@media': { [media.medium]: { gridRow: '1 / span 6' }, [media.wide]: { gridRow: '1 / span 3' } } }),
])
