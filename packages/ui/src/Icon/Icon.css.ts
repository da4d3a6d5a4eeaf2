import { style } from '@vanilla-extract/css'
import { layered } from '../theme/theme.ts'

export const icon = style(layered({
  flex: 'none', display: 'inline-block', verticalAlign: '-0.2em',
  fill: 'none', stroke: 'currentColor', strokeWidth: 1.5, strokeLinecap: 'round', strokeLinejoin: 'round',
}))
/** As strong a line as in the larger ones. */
export const small = style(layered({ strokeWidth: 2 }))
/** Points along the line of writing. */
export const turns = style(layered({ selectors: { '[dir="rtl"] &': { scale: '-1 1' } } }))
