import { style } from '@vanilla-extract/css'
import { layered } from '../theme/theme.ts'

export const icon = style(layered({ flex: 'none', display: 'inline-block', verticalAlign: '-0.2em' }))
