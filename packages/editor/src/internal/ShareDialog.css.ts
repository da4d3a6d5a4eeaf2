import { layered } from '@millwright/ui/layered'
import { vars } from '@millwright/ui/theme'
import { style } from '@vanilla-extract/css'

export const body = style(layered({ display: 'flex', flexDirection: 'column', gap: vars.space[12] }))
export const row = style(
  layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: vars.space[8], alignItems: 'end' }),
)
export const said = style(
  layered({
    margin: 0,
    minBlockSize: vars.leading[13],
    color: vars.color.inkMuted,
    fontSize: vars.size[13],
    lineHeight: vars.leading[13],
  }),
)
