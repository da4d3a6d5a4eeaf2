import { layered, vars } from '@millwright/ui/theme'
import { style } from '@vanilla-extract/css'

export const link = style(layered({
  display: 'block',
  blockSize: '100%',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -4 },
  },
}))
