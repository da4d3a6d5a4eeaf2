import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/theme.ts'

const { color, space } = vars

/** An entry of a floating list. `data-focused` marks the focused entry, `data-selected` a selected one. */
export const option = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[8],
    minBlockSize: vars.control.medium,
    paddingBlock: space[4],
    paddingInline: space[12],
    borderRadius: vars.radius.small,
    cursor: 'pointer',
    outline: 'none',
    overflowWrap: 'anywhere',
    selectors: {
      '&:hover, &[data-hovered]': { background: color.sunken },
      '&:focus-visible, &[data-focused]': {
        background: color.sunken,
        outline: `1px solid ${color.focus}`,
        outlineOffset: -1,
      },
      '&[data-selected], &[aria-selected="true"]': { fontWeight: vars.weight.medium, color: color.actionInk },
      '&:active, &[data-pressed]': { background: color.actionSoft },
      '&[data-disabled], &[aria-disabled="true"]': {
        color: color.inkFaint,
        cursor: 'not-allowed',
        background: 'transparent',
      },
    },
    // Forced colours remove the background that marks the selection.
    '@media': {
      '(forced-colors: active)': { selectors: { '&[data-selected], &[aria-selected="true"]': { color: 'Highlight' } } },
    },
  }),
)
export const heading = style(
  layered({
    paddingInline: space[12],
    paddingBlock: `${space[8]} ${space[4]}`,
    fontSize: vars.size[12],
    lineHeight: vars.leading[12],
    color: color.inkFaint,
  }),
)
export const hint = style(
  layered({
    display: 'block',
    fontSize: vars.size[12],
    lineHeight: vars.leading[12],
    fontWeight: vars.weight.regular,
    color: color.inkFaint,
  }),
)
/** The text in place of entries: no match, loading, or an error. */
export const note = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: space[8],
    padding: space[12],
    color: color.inkMuted,
  }),
)
