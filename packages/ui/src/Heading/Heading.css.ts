import { style } from '@vanilla-extract/css'
import { layered, vars } from '../theme/theme.ts'

export const heading = style(
  layered({
    color: vars.color.ink,
    fontWeight: vars.weight.bold,
    textWrap: 'balance',
    maxInlineSize: '100%',
    overflowWrap: 'break-word',
  }),
)
