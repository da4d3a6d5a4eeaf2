import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/theme.ts'

export const words = style(
  layered({
    display: 'flex',

    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[8],
  }),
)
export const message = style(layered({ flex: 1, minInlineSize: 0 }))
