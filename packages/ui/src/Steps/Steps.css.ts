import { style } from '@vanilla-extract/css'
import { BLOCK_MARK } from '../theme/letters.ts'
import { layered } from '../theme/layered.ts'
import { media, vars } from '../theme/theme.ts'

const { color, space } = vars

export const steps = style(
  layered({ display: 'flex', gap: space[12], fontSize: vars.size[13], lineHeight: vars.leading[13] }),
  BLOCK_MARK,
)
export const step = style(
  layered({
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: space[4],
    minInlineSize: 0,
    paddingBlockStart: space[8],
    borderBlockStart: `2px solid ${color.line}`,
    color: color.inkFaint,
    '@media': {
      [media.medium]: { flexDirection: 'row', alignItems: 'center', gap: space[8] },
      print: { flexDirection: 'row', alignItems: 'center', gap: space[8] },
    },
    selectors: {
      '&[aria-current], &[data-state="done"]:last-child': {
        flexBasis: 'auto',
        '@media': { [media.medium]: { flexBasis: 0 } },
      },
      '&[data-state="done"]': { borderColor: color.actionInk, color: color.inkMuted },
      '&[data-state="now"]': { borderColor: color.actionInk, color: color.ink, fontWeight: vars.weight.medium },
    },
  }),
)
const shown = {
  position: 'static',
  inlineSize: 'auto',
  blockSize: 'auto',
  overflow: 'visible',
  clipPath: 'none',
  whiteSpace: 'normal',
} as const

/**
 * Phones have room only for the current step's label, or for the last one when all are done. Screen readers get all of
 * them.
 */
export const label = style(
  layered({
    selectors: {
      'li:not([aria-current], [data-state="done"]:last-child) > &': {
        position: 'absolute',
        inlineSize: 1,
        blockSize: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
        '@media': {
          [media.medium]: shown,
          print: shown,
        },
      },
    },
  }),
)
export const number = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '1.25rem',
    blockSize: '1.25rem',
    borderRadius: vars.radius.round,
    border: '1px solid currentColor',
    fontSize: vars.size[12],
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '[data-state="now"] > &': { background: color.action, borderColor: color.actionInk, color: color.onAction },
      '[data-state="done"] > &': { borderColor: color.actionInk, color: color.actionInk },
    },
  }),
)
