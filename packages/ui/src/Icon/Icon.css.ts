import { style, styleVariants } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'

export const icon = style(
  layered({
    flex: 'none',
    display: 'inline-block',
    inlineSize: 16,
    blockSize: 16,
    verticalAlign: '-0.2em',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.5,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
)
export const size = styleVariants({
  // A stroke of the same visible width as in the larger icons.
  12: layered({ inlineSize: 12, blockSize: 12, strokeWidth: 2 }),
  20: layered({ inlineSize: 20, blockSize: 20 }),
  24: layered({ inlineSize: 24, blockSize: 24 }),
})
/** Icons that mirror in right-to-left text. */
export const turns = style(layered({ selectors: { '[dir="rtl"] &': { scale: '-1 1' } } }))
