import { style } from '@vanilla-extract/css'
import { BLOCK_MARK } from '../theme/letters.ts'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/theme.ts'

const { color, space } = vars

export const timeline = style({}, BLOCK_MARK)
export const item = style(
  layered({
    position: 'relative',
    paddingInlineStart: space[24],
    paddingBlockEnd: space[20],
    // The line. `::after` is the dot on it.
    '::before': {
      content: '',
      position: 'absolute',
      insetBlock: '7px -7px',
      insetInlineStart: 4,
      inlineSize: 1,
      background: color.line,
    },
    '::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: 7,
      insetInlineStart: 0,
      inlineSize: 9,
      blockSize: 9,
      borderRadius: vars.radius.round,
      border: `1px solid ${color.lineStrong}`,
      background: color.surface,
    },
    selectors: {
      '&:last-child': { paddingBlockEnd: 0 },
      '&:last-child::before': { display: 'none' },
      '&[data-state="done"]::after': { background: color.lineStrong },
      '&[data-state="now"]::after': { background: color.actionInk, borderColor: color.actionInk },
      '&[data-state="todo"]': { color: color.inkFaint },
    },
  }),
)
export const title = style(
  layered({ selectors: { '[data-state="now"] > &': { fontWeight: vars.weight.medium, color: color.actionInk } } }),
)
export const time = style(
  layered({
    display: 'block',
    fontSize: vars.size[12],
    lineHeight: vars.leading[12],
    color: color.inkFaint,
    fontVariantNumeric: 'tabular-nums',
  }),
)
export const body = style(layered({ color: color.inkMuted, fontSize: vars.size[13], lineHeight: vars.leading[13] }))
