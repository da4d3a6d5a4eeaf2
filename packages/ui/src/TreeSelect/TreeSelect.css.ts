import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/theme.ts'

const { color, space } = vars

/** The native list of several entries. */
export const list = style(layered({ paddingBlock: space[4] }))
export const entries = style(
  layered({ flex: 1, minBlockSize: 0, padding: space[4], overflowY: 'auto', overscrollBehavior: 'contain' }),
)
export const foot = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space[4],
    padding: space[4],
    borderBlockStart: `1px solid ${color.line}`,
  }),
)
