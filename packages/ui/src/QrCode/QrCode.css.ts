import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'

export const code = style(layered({ display: 'block', background: '#fff', forcedColorAdjust: 'none' }))
