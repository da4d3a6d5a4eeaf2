import { style, styleVariants } from '@vanilla-extract/css'
import { inline } from '../theme/letters.ts'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/theme.ts'

const { color, space } = vars

export const countdown = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
  inline,
)
export const number = styleVariants({
  boxes: layered({
    minInlineSize: 24,
    paddingInline: space[4],
    borderRadius: vars.radius.small,
    background: color.inkGround,
    color: color.onInk,
    fontSize: vars.size[13],
    lineHeight: '1.5rem',
    fontWeight: vars.weight.medium,
    textAlign: 'center',
  }),
  text: layered({ color: color.price, fontWeight: vars.weight.medium }),
})
export const unit = style(layered({ fontSize: vars.size[12], lineHeight: vars.leading[12], color: color.inkMuted }))
