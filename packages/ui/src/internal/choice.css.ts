import { style } from '@vanilla-extract/css'
import { BLOCK_MARK } from '../theme/letters.ts'
import { layered } from '../theme/layered.ts'
import { partRadius } from '../theme/partRadius.ts'
import { vars } from '../theme/theme.ts'

const { color, space } = vars

/** The label of a checkbox or radio button. The mark and its text are one pointer target. */
export const choice = style(
  layered({
    display: 'inline-flex',
    verticalAlign: 'top',
    alignItems: 'flex-start',
    gap: space[8],
    minBlockSize: 24,
    minInlineSize: 24,
    cursor: 'pointer',
    lineHeight: vars.leading[14],
    selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: color.inkFaint } },
  }),
  BLOCK_MARK,
)

/**
 * A native checkbox or radio, redrawn with borders and masks instead of images, so that no image policy (CSP) blocks
 * it.
 */
export const mark = style(
  layered({
    appearance: 'none',
    flex: 'none',
    display: 'grid',
    placeContent: 'center',
    inlineSize: 16,
    blockSize: 16,
    margin: 0,
    border: `1px solid ${color.lineStrong}`,
    background: color.surface,
    cursor: 'inherit',
    transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
    selectors: {
      [`${choice} > &`]: { marginBlockStart: 3 },
      '&:hover:not(:disabled)': { borderColor: color.actionInk },
      // Limited to checkboxes, because a radio group without a selection is indeterminate too.
      '&:checked, &[type="checkbox"]:indeterminate': {
        background: color.action,
        borderColor: color.actionInk,
        color: color.onAction,
      },
      '&:disabled': { background: color.sunken, borderColor: color.line, color: color.inkFaint },
      '&[aria-invalid="true"]': { borderColor: color.bad },
      // A radius of half the box would make it look like a radio button.
      '&[type="checkbox"]': { borderRadius: partRadius('checkbox') },
      '&[type="radio"]': { borderRadius: vars.radius.round },
      '&[type="checkbox"]:checked::before': {
        content: '',
        inlineSize: 5,
        blockSize: 9,
        marginBlockStart: -2,
        border: 'solid currentColor',
        borderWidth: '0 2px 2px 0',
        rotate: '45deg',
      },
      '&[type="checkbox"]:indeterminate::before': {
        content: '',
        inlineSize: 8,
        blockSize: 2,
        margin: 0,
        background: 'currentColor',
        border: 0,
        rotate: 'none',
      },
      '&[type="radio"]:checked::before': {
        content: '',
        inlineSize: 6,
        blockSize: 6,
        borderRadius: vars.radius.round,
        background: 'currentColor',
      },
    },
    // The browser draws its own marks.
    '@media': { '(forced-colors: active)': { appearance: 'auto', '::before': { display: 'none' } } },
  }),
)

export const words = style(layered({ minInlineSize: 0, overflowWrap: 'anywhere' }))
