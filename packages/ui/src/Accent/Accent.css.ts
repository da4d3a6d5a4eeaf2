import { style } from '@vanilla-extract/css'
import { layered, scheme } from '../theme/theme.ts'

/** What follows the theme by `light-dark()` follows that of the parts, whatever the page's own is. */
export const accent = style(layered({ colorScheme: scheme }))
