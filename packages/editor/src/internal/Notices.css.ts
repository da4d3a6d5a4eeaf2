import { layered } from '@millwright/ui/layered'
import { vars } from '@millwright/ui/theme'
import { style } from '@vanilla-extract/css'

export const notices = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[8],
    padding: vars.space[16],
    paddingBlockEnd: 0,
  }),
)
export const link = style(layered({ color: vars.color.link }))
