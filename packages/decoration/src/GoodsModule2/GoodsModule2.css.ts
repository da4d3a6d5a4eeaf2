import { layered } from '@millwright/ui/layered'
import { media } from '@millwright/ui/theme'
import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { cell as ruledCell, goodsFrame, ruled } from '../internal/frame.css.ts'

export const frame = goodsFrame
/** As high as its look says; those far down a phone wait for somebody to come near. */
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

/** As high as all the rows beside it, on tablets six of one column, on desktops three of two. */
export const main = style([
  ruledCell,
  layered({ '@media': { [media.medium]: { gridRow: '1 / span 6' }, [media.wide]: { gridRow: '1 / span 3' } } }),
])
