import { style } from '@vanilla-extract/css'
import { BLOCK_MARK } from '../theme/letters.ts'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/theme.ts'

const { color, space } = vars
const iconsOnly = '(max-width: 100px)'

export const nav = style(
  layered({
    containerType: 'inline-size',
    display: 'flex',
    flexDirection: 'column',
    gap: space[16],
    inlineSize: '100%',
    paddingBlock: space[12],
    paddingInline: space[12],
  }),
  BLOCK_MARK,
)
export const section = style(layered({}))
export const heading = style(
  layered({
    paddingInline: space[8],
    paddingBlockEnd: space[4],
    fontSize: vars.size[12],
    lineHeight: vars.leading[12],
    fontWeight: vars.weight.medium,
    color: color.inkFaint,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    // A line replaces the heading.
    '@container': {
      [iconsOnly]: {
        blockSize: 1,
        padding: 0,
        marginBlockEnd: space[12],
        background: color.line,
        color: 'transparent',
      },
    },
  }),
)
export const list = style(
  layered({ display: 'flex', flexDirection: 'column', gap: space[2], margin: 0, padding: 0, listStyle: 'none' }),
)
export const link = style(
  layered({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minBlockSize: vars.control.medium,
    paddingInline: space[8],
    borderRadius: vars.radius.medium,
    color: color.inkMuted,
    textDecoration: 'none',
    transition: `background-color ${vars.motion.fast}, color ${vars.motion.fast}`,
    selectors: {
      '&:hover': { background: color.sunken, color: color.ink },
      '&:focus-visible': { outlineOffset: -2 },
      '&[aria-current]': { background: color.actionSoft, color: color.actionInk, fontWeight: vars.weight.medium },
      // A bar marks the current page, so that its colour is not the only cue.
      '&[aria-current]::before': {
        content: '',
        position: 'absolute',
        insetBlock: space[8],
        insetInlineStart: 0,
        inlineSize: 3,
        borderRadius: vars.radius.round,
        background: 'currentColor',
      },
    },
    '@media': {
      '(pointer: coarse)': { minBlockSize: vars.control.large },
      '(forced-colors: active)': { selectors: { '&[aria-current]::before': { background: 'Highlight' } } },
    },
  }),
)
export const icon = style(
  layered({ flex: 'none', display: 'flex', justifyContent: 'center', inlineSize: 20, marginInlineStart: space[2] }),
)
export const words = style(
  layered({
    flex: 1,
    minInlineSize: 0,
    lineHeight: vars.leading[14],
    // Readers of icons hear the words.
    '@container': {
      [iconsOnly]: { position: 'absolute', inlineSize: 1, blockSize: 1, clipPath: 'inset(50%)', overflow: 'hidden' },
    },
  }),
)
export const badge = style(
  layered({
    flex: 'none',
    '@container': {
      [iconsOnly]: {
        position: 'absolute',
        insetBlockStart: 2,
        insetInlineEnd: -4,
        minInlineSize: 16,
        paddingInline: 4,
        boxShadow: `0 0 0 2px ${color.surface}`,
        lineHeight: '1rem',
      },
    },
  }),
)
