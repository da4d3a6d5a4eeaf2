import { style, styleVariants } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/theme.ts'

export const link = style(
  layered({
    borderRadius: vars.radius.small,
    textUnderlineOffset: '0.2em',
    textDecorationThickness: 1,
    ':hover': { textDecorationLine: 'underline' },
    selectors: { '&[aria-current]': { fontWeight: vars.weight.medium } },
  }),
)
export const tone = styleVariants({
  link: layered({ color: vars.color.link }),
  ink: layered({ color: vars.color.ink, ':hover': { color: vars.color.actionInk } }),
  muted: layered({ color: vars.color.inkMuted, ':hover': { color: vars.color.actionInk } }),
  onInk: layered({ color: vars.color.onInk, ':focus-visible': { outlineColor: vars.color.onInk } }),
})
