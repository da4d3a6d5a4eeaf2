import { createVar, style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/theme.ts'

export const height = createVar()

export const box = style(
  layered({
    blockSize: height,
    maxBlockSize: '100%',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.medium,
    background: vars.color.surface,
  }),
)
export const list = style({})
/** A flow root, because the list would measure collapsing margins wrongly. */
export const item = style(layered({ display: 'flow-root' }))
