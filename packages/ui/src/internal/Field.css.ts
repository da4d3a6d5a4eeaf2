import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { BLOCK_MARK, inline } from '../theme/letters.ts'
import { layered } from '../theme/layered.ts'
import { partRadius } from '../theme/partRadius.ts'
import { vars } from '../theme/theme.ts'

const { color, space } = vars

export const field = style(
  layered({ display: 'flex', flexDirection: 'column', gap: space[4], minInlineSize: 0 }),
  BLOCK_MARK,
)
export const label = style(
  layered({ fontSize: vars.size[13], lineHeight: vars.leading[13], fontWeight: vars.weight.medium, color: color.ink }),
)
export const required = style(layered({ color: color.bad, marginInlineStart: space[2] }))
export const hint = style(
  layered({ fontSize: vars.size[12], lineHeight: vars.leading[12], color: color.inkFaint }),
  inline,
)
export const error = style(
  layered({
    display: 'flex',
    gap: space[4],
    alignItems: 'flex-start',
    fontSize: vars.size[12],
    lineHeight: vars.leading[12],
    color: color.bad,
  }),
  inline,
)
/** Aligns the icon with the first line of the text. */
globalStyle(`${error} > svg`, layered({ marginBlock: `calc((${vars.leading[12]} - 12px) / 2)` }))

/** The box around a control and its suffix. */
export const box = style(
  layered({
    display: 'flex',
    alignItems: 'stretch',
    inlineSize: '100%',
    border: `1px solid ${color.lineStrong}`,
    borderRadius: partRadius('field'),
    background: color.surface,
    color: color.ink,
    transition: `border-color ${vars.motion.fast}`,
    selectors: {
      '&:hover': { borderColor: color.inkFaint },
      '&:has(:focus-visible)': { borderColor: color.focus, outline: `1px solid ${color.focus}` },
      '&:has([aria-invalid="true"])': { borderColor: color.bad },
      '&:has([aria-invalid="true"]:focus-visible)': { outlineColor: color.bad },
      '&:has(:is(input, select, textarea):disabled)': {
        background: color.sunken,
        borderColor: color.line,
        color: color.inkFaint,
      },
    },
  }),
)

export const size = styleVariants({
  small: layered({ minBlockSize: vars.control.small, fontSize: vars.size[13] }),
  medium: layered({ minBlockSize: vars.control.medium, fontSize: vars.size[14] }),
  large: layered({ minBlockSize: vars.control.large, fontSize: vars.size[16] }),
})

export const control = style(
  layered({
    flex: 1,
    minInlineSize: 0,
    inlineSize: '100%',
    border: 0,
    borderRadius: vars.radius.medium,
    background: 'transparent',
    paddingInline: space[12],
    lineHeight: vars.leading[14],
    textOverflow: 'ellipsis',
    outline: 'none',
    '::placeholder': { color: color.inkFaint, opacity: 1 },
    selectors: {
      '&:disabled': { cursor: 'not-allowed' },
      '&::-webkit-search-cancel-button': { appearance: 'none' },
      // Browsers paint their own background under autofilled text.
      '&:autofill': { WebkitTextFillColor: color.ink, boxShadow: `inset 0 0 0 100px ${color.linkSoft}` },
    },
    // iOS zooms into fields with a smaller font.
    '@media': { '(pointer: coarse)': { fontSize: '1rem' } },
  }),
)

/** Content at an end of the box. */
export const suffix = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    paddingInlineEnd: space[4],
    color: color.inkFaint,
    whiteSpace: 'nowrap',
    // A unit has the same distance to the edge as the text.
    selectors: {
      '&:not(:has(button))': { paddingInlineEnd: space[12] },
      '&:first-child': { paddingInlineStart: space[12], paddingInlineEnd: 0 },
    },
  }),
)
