import { style, styleVariants } from '@vanilla-extract/css'
import { toneColors } from '../internal/tones.ts'
import { inline } from '../theme/letters.ts'
import { layered } from '../theme/layered.ts'
import { partRadius } from '../theme/partRadius.ts'
import { vars } from '../theme/theme.ts'

export const tag = style(
  layered({
    display: 'inline-flex',
    inlineSize: 'fit-content',
    alignItems: 'center',
    gap: vars.space[2],
    maxInlineSize: '100%',
    borderRadius: partRadius('tag'),
    fontWeight: vars.weight.medium,
    verticalAlign: 'middle',
  }),
  inline,
)
export const tone = styleVariants(toneColors, ({ ink, ground }) => layered({ color: ink, background: ground }))
export const size = styleVariants({
  small: layered({ fontSize: vars.size[12], lineHeight: vars.leading[12], paddingInline: vars.space[4] }),
  medium: layered({ fontSize: vars.size[13], lineHeight: '1.5rem', paddingInline: vars.space[8] }),
})
export const remove = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 24,
    blockSize: 24,
    marginInlineEnd: -6,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.small,
    background: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
    ':hover': { background: vars.color.line },
  }),
)
