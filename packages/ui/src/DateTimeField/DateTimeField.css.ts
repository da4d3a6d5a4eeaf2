import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/theme.ts'

/** The time below the calendar. */
export const time = style(
  layered({
    flex: 'none',
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.small,
    paddingInline: vars.space[8],
  }),
)
