import { style, styleVariants } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'

export const icon = style(
  layered({
    flex: 'none',
    display: 'inline-block',
    // In rem, so that icons grow with the text.
    inlineSize: '1rem',
    blockSize: '1rem',
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
  12: layered({ inlineSize: '0.75rem', blockSize: '0.75rem', strokeWidth: 2 }),
  20: layered({ inlineSize: '1.25rem', blockSize: '1.25rem' }),
  24: layered({ inlineSize: '1.5rem', blockSize: '1.5rem' }),
})
/** Icons that mirror in right-to-left text. */
export const turns = style(layered({ selectors: { '[dir="rtl"] &': { scale: '-1 1' } } }))
