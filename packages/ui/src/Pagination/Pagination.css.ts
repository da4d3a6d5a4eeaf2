import { style } from '@vanilla-extract/css'
import { BLOCK_MARK } from '../theme/letters.ts'
import { layered } from '../theme/layered.ts'
import { media, vars } from '../theme/theme.ts'

const { color, space } = vars

export const pagination = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[8],
    fontVariantNumeric: 'tabular-nums',
  }),
  BLOCK_MARK,
)
export const total = style(layered({ color: color.inkMuted, fontSize: vars.size[13] }))
export const list = style(layered({ display: 'flex', alignItems: 'center', gap: space[4] }))
export const number = style(layered({ display: 'none', '@media': { [media.medium]: { display: 'block' } } }))
export const short = style(
  layered({ paddingInline: space[8], color: color.inkMuted, '@media': { [media.medium]: { display: 'none' } } }),
)
export const page = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    minInlineSize: vars.control.medium,
    blockSize: vars.control.medium,
    paddingInline: space[8],
    border: `1px solid transparent`,
    borderRadius: vars.radius.medium,
    color: color.ink,
    selectors: {
      'a&:hover': { background: color.sunken },
      '&[aria-current="page"]': {
        borderColor: color.actionInk,
        color: color.actionInk,
        fontWeight: vars.weight.medium,
      },
      '&[aria-disabled="true"]': { color: color.inkFaint },
    },
  }),
)
export const gap = style(layered({ minInlineSize: space[24], textAlign: 'center', color: color.inkFaint }))
