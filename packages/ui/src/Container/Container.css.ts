import { fallbackVar, style, styleVariants } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { media, vars } from '../theme/theme.ts'

export const container = style(
  layered({
    inlineSize: '100%',
    marginInline: 'auto',
    paddingInline: vars.space[12],
    '@media': { [media.medium]: { paddingInline: vars.space[16] }, [media.wide]: { paddingInline: vars.space[24] } },
  }),
)
// On the widest screens the inline padding is outside the content width.
export const width = styleVariants({ narrow: '720px', wide: '1440px' }, (standard, name) => {
  const size = fallbackVar(`var(--mw-container-${name})`, standard)
  return layered({
    maxInlineSize: size,
    '@media': { [media.wide]: { maxInlineSize: `calc(${size} + 2 * ${vars.space[24]})` } },
  })
})
