import { style, styleVariants } from '@vanilla-extract/css'
import { BLOCK_MARK } from '../theme/letters.ts'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/theme.ts'

const { color, radius, space } = vars

export const row = style(
  layered({
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: space[8],
    minBlockSize: 24,
    cursor: 'pointer',
    lineHeight: vars.leading[14],
    selectors: {
      '&:has(:disabled)': { cursor: 'not-allowed', color: color.inkFaint },
      '&:has([aria-busy="true"])': { cursor: 'progress' },
    },
  }),
  BLOCK_MARK,
)

/** The track. Its `::before` is the knob. */
export const track = style(
  layered({
    appearance: 'none',
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    padding: 2,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius.round,
    background: color.sunken,
    cursor: 'inherit',
    transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
    '::before': {
      content: '',
      blockSize: '100%',
      aspectRatio: '1',
      borderRadius: radius.round,
      background: color.inkFaint,
      transition: `margin ${vars.motion.fast}, background-color ${vars.motion.fast}`,
    },
    selectors: {
      '&:hover:not(:disabled)': { borderColor: color.actionInk },
      '&:active:not(:disabled)::before': { scale: '0.9' },
      '&:checked': { background: color.action, borderColor: color.actionInk },
      '&:checked::before': { marginInlineStart: 'auto', background: color.onAction },
      '&:disabled': { background: color.sunken, borderColor: color.line },
      '&:disabled::before': { background: color.lineStrong },
      '&[aria-busy="true"]::before': { opacity: 0.5 },
      '&[aria-invalid="true"]': { borderColor: color.bad },
    },
    '@media': {
      // Forced colours remove backgrounds, and the knob is a background.
      '(forced-colors: active)': {
        forcedColorAdjust: 'none',
        borderColor: 'ButtonText',
        background: 'Canvas',
        '::before': { background: 'ButtonText' },
        selectors: {
          '&:checked': { background: 'Highlight', borderColor: 'Highlight' },
          '&:checked::before': { background: 'HighlightText' },
          '&:disabled': { borderColor: 'GrayText' },
          '&:disabled::before': { background: 'GrayText' },
        },
      },
    },
  }),
)

export const size = styleVariants({
  small: layered({ inlineSize: 32, blockSize: 18, marginBlock: 3 }),
  medium: layered({ inlineSize: 40, blockSize: 24 }),
})
export const words = style(layered({ minInlineSize: 0, paddingBlock: 1, overflowWrap: 'anywhere' }))
