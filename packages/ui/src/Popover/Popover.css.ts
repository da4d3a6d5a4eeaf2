import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/theme.ts'

export const popover = style(
  layered({
    zIndex: vars.depth.float,
    padding: vars.space[16],
    maxInlineSize: 'min(360px, 100vw - 24px)',
    maxBlockSize: 'var(--radix-popover-content-available-height)',
    overflowY: 'auto',
  }),
)
