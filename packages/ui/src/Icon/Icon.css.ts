import { style } from '@vanilla-extract/css'
import { layered } from '../theme/theme.ts'

export const icon = style(layered({ flex: 'none', display: 'inline-block', verticalAlign: '-0.2em' }))
/** Points along the line of writing. */
export const turns = style(layered({ selectors: { '[dir="rtl"] &': { scale: '-1 1' } } }))
