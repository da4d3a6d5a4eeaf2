import { createVar, style } from '@vanilla-extract/css'
import { BLOCK_MARK } from '../theme/letters.ts'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/theme.ts'

const { color, space } = vars

/** The number of levels above the row. */
export const depth = createVar()

export const root = style(layered({ minInlineSize: 0 }), BLOCK_MARK)
export const tree = style(layered({ display: 'flex', flexDirection: 'column' }))
export const row = style(
  layered({
    justifyContent: 'flex-start',
    minBlockSize: vars.control.small,
    paddingInlineStart: `calc(${depth} * ${space[20]})`,
    paddingInlineEnd: space[8],
    lineHeight: vars.leading[14],
    // The chevron and the mark tell the state of a checked row.
    selectors: { '&[aria-checked]': { color: color.ink }, '&[aria-disabled="true"]': { color: color.inkFaint } },
    '@media': {
      '(pointer: coarse)': { minBlockSize: vars.control.large },
      '(forced-colors: active)': { selectors: { '&[aria-disabled="true"]': { color: 'GrayText' } } },
    },
  }),
)
export const chevron = style(
  layered({
    flex: 'none',
    alignSelf: 'stretch',
    display: 'grid',
    placeContent: 'center',
    inlineSize: 24,
    marginInlineEnd: -4,
    color: color.inkMuted,
  }),
)
export const turn = style(
  layered({
    transition: `rotate ${vars.motion.fast}`,
    selectors: {
      '&[data-open="true"]': { rotate: '90deg' },
      '[dir="rtl"] &[data-open="true"]': { rotate: '-90deg' },
    },
  }),
)
export const mark = style(layered({ pointerEvents: 'none' }))
export const icon = style(layered({ flex: 'none', display: 'flex', color: color.inkMuted }))
export const label = style(layered({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }))
export const hint = style(
  layered({
    fontSize: vars.size[12],
    fontWeight: vars.weight.regular,
    fontVariantNumeric: 'tabular-nums',
    color: color.inkFaint,
    whiteSpace: 'nowrap',
  }),
)
export const rest = style(layered({ color: color.inkMuted }))
export const failed = style(layered({ display: 'inline-flex', alignItems: 'center', gap: space[4], color: color.bad }))
export const retry = style(layered({ color: color.link, textDecoration: 'underline' }))
