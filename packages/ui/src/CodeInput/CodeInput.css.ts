import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { partRadius } from '../theme/partRadius.ts'
import { vars } from '../theme/theme.ts'

const { color, space } = vars
const cellSize = createVar()
const gap = space[4]

/** Codes are read from left to right in every language. */
export const box = style(
  layered({
    position: 'relative',
    display: 'flex',
    gap,
    inlineSize: 'fit-content',
    overflow: 'clip',
    direction: 'ltr',
  }),
)
export const size = styleVariants(
  {
    small: { cell: '1.75rem', height: vars.control.small, letters: vars.size[16] },
    medium: { cell: '2.25rem', height: vars.control.medium, letters: vars.size[18] },
    large: { cell: '2.75rem', height: vars.control.large, letters: vars.size[22] },
  },
  ({ cell, height, letters }) => layered({ vars: { [cellSize]: cell }, blockSize: height, fontSize: letters }),
)
export const cell = style(
  layered({
    inlineSize: cellSize,
    flex: 'none',
    border: `1px solid ${color.lineStrong}`,
    borderRadius: partRadius('field'),
    background: color.surface,
    transition: `border-color ${vars.motion.fast}`,
    selectors: {
      [`${box}:hover > &`]: { borderColor: color.inkFaint },
      [`${box}:has(:focus-visible) > &`]: { borderColor: color.focus, boxShadow: `inset 0 0 0 1px ${color.focus}` },
      [`${box}:has([aria-invalid="true"]) > &`]: { borderColor: color.bad },
      [`${box}:has(:disabled) > &`]: { background: color.sunken, borderColor: color.line },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { [`${box}:has(:focus-visible) > &`]: { borderColor: 'Highlight', borderWidth: 2 } },
      },
    },
  }),
)
/**
 * One native input over all cells. Its letter spacing puts each character into the middle of a cell. It is a cell wider
 * than the box, because the space after the last character would scroll the text.
 */
export const input = style(
  layered({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: `calc(100% + ${cellSize})`,
    paddingBlock: 0,
    paddingInlineStart: `calc((${cellSize} - 1ch) / 2)`,
    paddingInlineEnd: 0,
    border: 0,
    background: 'transparent',
    color: color.ink,
    fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
    fontSize: 'inherit',
    letterSpacing: `calc(${cellSize} + ${gap} - 1ch)`,
    outline: 'none',
    selectors: {
      '&:disabled': { color: color.inkFaint, cursor: 'not-allowed' },
      '&:autofill': { WebkitTextFillColor: color.ink, WebkitBackgroundClip: 'text' },
    },
  }),
)
