import { layered } from '@millwright/ui/layered'
import { vars } from '@millwright/ui/theme'
import { style } from '@vanilla-extract/css'

/** The focus ring is drawn above the positioned picture, which would hide it. */
export const link = style(
  layered({
    position: 'relative',
    display: 'block',
    blockSize: '100%',
    outline: 'none',
    selectors: {
      '&:focus-visible::after': {
        content: '',
        position: 'absolute',
        inset: 0,
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: -2,
        boxShadow: `inset 0 0 0 4px ${vars.color.surface}`,
      },
    },
  }),
)
