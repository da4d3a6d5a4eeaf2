import { style, styleVariants } from '@vanilla-extract/css'
import { layered, vars } from '../theme/theme.ts'

export const money = style(layered({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', textDecoration: 'none' }))
export const tone = styleVariants({
  price: layered({ color: vars.color.price, fontWeight: vars.weight.bold }),
  ink: layered({ color: vars.color.ink, fontWeight: vars.weight.medium }),
  muted: layered({ color: vars.color.inkMuted }),
})
export const size = styleVariants({
  12: layered({ fontSize: vars.size[12], lineHeight: vars.leading[12] }),
  14: layered({ fontSize: vars.size[14], lineHeight: vars.leading[14] }),
  16: layered({ fontSize: vars.size[16], lineHeight: vars.leading[16] }),
  18: layered({ fontSize: vars.size[18], lineHeight: vars.leading[18] }),
  22: layered({ fontSize: vars.size[22], lineHeight: vars.leading[22] }),
  28: layered({ fontSize: vars.size[28], lineHeight: vars.leading[28] }),
})
// Below 16 pixels there is nothing left to make smaller.
export const small = styleVariants({ 12: '1em', 14: '1em', 16: '0.8em', 18: '0.75em', 22: '0.7em', 28: '0.65em' }, (fontSize) => layered({ fontSize }))
export const struck = style(layered({ textDecoration: 'line-through' }))
export const unit = style(layered({ fontSize: vars.size[12], fontWeight: vars.weight.regular, color: vars.color.inkFaint, marginInlineStart: vars.space[2] }))
