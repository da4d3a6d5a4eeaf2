import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/theme.ts'

export const area = style(layered({ paddingBlock: vars.space[8], resize: 'vertical', minBlockSize: 72 }))
export const counter = style(
  layered({
    alignSelf: 'flex-end',
    fontSize: vars.size[12],
    lineHeight: vars.leading[12],
    color: vars.color.inkFaint,
    fontVariantNumeric: 'tabular-nums',
  }),
)
