import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/theme.ts'

const { color, space } = vars

export const box = style(layered({ alignItems: 'center', paddingInlineStart: space[4] }))
/** Codes are read from left to right in every language. */
export const input = style(
  layered({
    direction: 'ltr',
    fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
    paddingInline: space[8],
    // Chrome and Safari know the prefixed value alone.
    textAlign: ['match-parent', '-webkit-match-parent'],
  }),
)
/** The browser's own colour input, as a square of the colour. */
export const picker = style(
  layered({
    flex: 'none',
    appearance: 'none',
    inlineSize: 24,
    blockSize: 24,
    padding: 0,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: vars.radius.small,
    background: 'transparent',
    cursor: 'pointer',
    forcedColorAdjust: 'none',
    selectors: {
      '&::-webkit-color-swatch-wrapper': { padding: 0 },
      '&::-webkit-color-swatch': { border: 0, borderRadius: 3 },
      '&::-moz-color-swatch': { border: 0, borderRadius: 3 },
      '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
      // An empty field has no colour, but the browser's input always has one.
      '&[data-empty]': {
        background: `linear-gradient(to top right, transparent calc(50% - 1px), ${color.bad} 50%, transparent calc(50% + 1px))`,
      },
      '&[data-empty]::-webkit-color-swatch': { opacity: 0 },
      '&[data-empty]::-moz-color-swatch': { opacity: 0 },
    },
  }),
)
export const swatches = style(layered({ display: 'flex', flexWrap: 'wrap', gap: space[8] }))
export const swatch = style(
  layered({
    inlineSize: 28,
    blockSize: 28,
    padding: 0,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: vars.radius.small,
    cursor: 'pointer',
    forcedColorAdjust: 'none',
    selectors: {
      '&[aria-pressed="true"]': { outline: `2px solid ${color.ink}`, outlineOffset: 1 },
      '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 3 },
      '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
    },
    '@media': {
      '(forced-colors: active)': {
        borderColor: 'CanvasText',
        selectors: {
          '&[aria-pressed="true"]': { outlineColor: 'Highlight' },
          '&:focus-visible': { outlineColor: 'CanvasText' },
        },
      },
    },
  }),
)
/** The colour as a dot on its ground. */
export const sample = style(
  layered({
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: 24,
    blockSize: 24,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.small,
    forcedColorAdjust: 'none',
    '::before': {
      content: '""',
      inlineSize: 12,
      blockSize: 12,
      borderRadius: vars.radius.round,
      background: 'currentColor',
    },
  }),
)
export const contrast = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    fontSize: vars.size[12],
    lineHeight: vars.leading[12],
    color: color.inkMuted,
  }),
)
