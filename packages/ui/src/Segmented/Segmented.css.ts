import { style, styleVariants } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { partRadius } from '../theme/partRadius.ts'
import { vars } from '../theme/theme.ts'

const { color, space } = vars

export const legend = style(layered({ marginBlockEnd: space[4] }))
export const track = style(
  layered({
    display: 'flex',
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    gap: space[2],
    padding: space[2],
    border: `1px solid ${color.lineStrong}`,
    borderRadius: partRadius('field'),
    background: color.sunken,
  }),
)
export const wide = style(layered({ inlineSize: '100%' }))
export const segment = style(
  layered({
    position: 'relative',
    display: 'flex',
    flex: '1 1 auto',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[4],
    minInlineSize: 0,
    borderRadius: vars.radius.small,
    color: color.inkMuted,
    textAlign: 'center',
    cursor: 'pointer',
    transition: `background-color ${vars.motion.fast}, color ${vars.motion.fast}`,
    selectors: {
      '&:hover': { color: color.ink },
      '&:has(:checked)': {
        background: color.surface,
        color: color.ink,
        boxShadow: `0 0 0 1px ${color.lineStrong}`,
      },
      '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 1 },
      '&:has(:disabled)': { color: color.inkFaint, cursor: 'not-allowed' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&:has(:checked)': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
          '&:has(:disabled)': { color: 'GrayText' },
          '&:has(:checked:disabled)': { background: 'GrayText', color: 'Canvas' },
        },
      },
    },
  }),
)
export const size = styleVariants({
  small: layered({
    minBlockSize: `calc(${vars.control.small} - 6px)`,
    paddingInline: space[8],
    fontSize: vars.size[13],
    lineHeight: vars.leading[13],
  }),
  medium: layered({
    minBlockSize: `calc(${vars.control.medium} - 6px)`,
    paddingInline: space[12],
    fontSize: vars.size[14],
    lineHeight: vars.leading[14],
  }),
  large: layered({
    minBlockSize: `calc(${vars.control.large} - 6px)`,
    paddingInline: space[16],
    fontSize: vars.size[16],
    lineHeight: vars.leading[16],
  }),
})
/** The native radio button covers its segment, so that the segment is its pointer target. */
export const radio = style(
  layered({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  }),
)
