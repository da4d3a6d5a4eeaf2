import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'

export const hidden = style(
  layered({
    position: 'absolute',
    inlineSize: 1,
    blockSize: 1,
    margin: -1,
    padding: 0,
    border: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
)
