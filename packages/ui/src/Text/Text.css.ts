import { style, styleVariants } from '@vanilla-extract/css'
import { each, sizes } from '../theme/scales.ts'
import { inline } from '../theme/letters.ts'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/theme.ts'

const { color } = vars

export const text = style(layered({ margin: 0, overflowWrap: 'anywhere' }), inline)
export const size = styleVariants(
  each(sizes, (step) => layered({ fontSize: vars.size[step], lineHeight: vars.leading[step] })),
)
export const tone = styleVariants(
  {
    ink: color.ink,
    muted: color.inkMuted,
    faint: color.inkFaint,
    price: color.price,
    good: color.good,
    warn: color.warn,
    bad: color.bad,
    action: color.actionInk,
    onAction: color.onAction,
  },
  (ink) => layered({ color: ink }),
)
export const weight = styleVariants(vars.weight, (weight) => layered({ fontWeight: weight }))
export const figures = style(layered({ fontVariantNumeric: 'tabular-nums' }))
export const clamp = styleVariants({ 1: 1, 2: 2, 3: 3 }, (lines) =>
  layered({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  }),
)
