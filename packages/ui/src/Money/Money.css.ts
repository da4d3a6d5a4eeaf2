import { style, styleVariants } from '@vanilla-extract/css'
import { inline } from '../theme/letters.ts'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/theme.ts'

export const money = style(
  layered({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', textDecoration: 'none' }),
  inline,
)
export const tone = styleVariants({
  price: layered({ color: vars.color.price, fontWeight: vars.weight.bold }),
  ink: layered({ color: vars.color.ink, fontWeight: vars.weight.medium }),
  muted: layered({ color: vars.color.inkMuted }),
})
/** The size of the symbol and decimals relative to the integer digits of a large amount. */
const around = { 16: 0.8, 18: 0.75, 22: 0.7, 28: 0.65 }
export const size = styleVariants({ 12: 1, 14: 1, ...around }, (part, one) =>
  layered({ fontSize: `calc(${vars.size[one]} * ${part})`, lineHeight: vars.leading[one] }),
)
export const integer = styleVariants(around, (_, one) => layered({ fontSize: vars.size[one] }))
export const struck = style(layered({ textDecoration: 'line-through' }))
export const unit = style(
  layered({
    fontSize: vars.size[12],
    fontWeight: vars.weight.regular,
    color: vars.color.inkFaint,
    marginInlineStart: vars.space[2],
  }),
)
