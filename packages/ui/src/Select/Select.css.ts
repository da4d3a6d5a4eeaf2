import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/theme.ts'

export const box = style(layered({ position: 'relative' }))
export const select = style(
  layered({ appearance: 'none', paddingInlineEnd: vars.space[32], cursor: 'pointer', blockSize: 'auto' }),
)
export const option = style(layered({ background: vars.color.surface, color: vars.color.ink }))
export const chevron = style(
  layered({
    position: 'absolute',
    insetInlineEnd: vars.space[8],
    insetBlock: 0,
    display: 'flex',
    alignItems: 'center',
    pointerEvents: 'none',
    color: vars.color.inkMuted,
  }),
)
