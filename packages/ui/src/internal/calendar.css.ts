import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/theme.ts'

const { color, space } = vars
const day = 36

/** The field: editable segments and the button that opens the calendar. */
export const box = style(
  layered({
    selectors: { '&[data-disabled]': { background: color.sunken, borderColor: color.line, color: color.inkFaint } },
  }),
)
export const segments = style(
  layered({
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    paddingInlineStart: space[12],
    cursor: 'text',
    fontVariantNumeric: 'tabular-nums',
  }),
)
/** Hours stand left of minutes in every language. */
export const clock = style(layered({ display: 'flex', alignItems: 'center', direction: 'ltr' }))
export const segment = style(
  layered({
    paddingInline: 2,
    borderRadius: vars.radius.small,
    outline: 'none',
    textAlign: 'center',
    caretColor: 'transparent',
    selectors: {
      // Each segment is a touch target of its own.
      '&:not([data-type="literal"])': { minInlineSize: 24, minBlockSize: 24 },
      '&[data-placeholder]': { color: color.inkFaint },
      '&[data-type="literal"]': { color: color.inkFaint },
      '&:focus': { background: color.focus, color: color.surface },
      '&[data-disabled]': { color: color.inkFaint },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&:focus': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  }),
)
export const button = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: 32,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.medium,
    background: 'transparent',
    color: color.inkMuted,
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: color.ink, background: color.sunken },
      '&:focus-visible': { outlineOffset: -2 },
      '&:disabled': { color: color.inkFaint, cursor: 'not-allowed', background: 'transparent' },
    },
  }),
)

export const popover = style(
  layered({ zIndex: vars.depth.float, maxInlineSize: 'calc(100vw - 24px)', overflowY: 'auto' }),
)
export const panel = style(
  layered({ display: 'flex', flexDirection: 'column', gap: space[8], padding: space[12], outline: 'none' }),
)
export const head = style(
  layered({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[4], minBlockSize: day }),
)
export const choices = style(layered({ display: 'flex', gap: space[4] }))
export const choice = style(
  layered({
    border: '1px solid transparent',
    borderRadius: vars.radius.small,
    background: color.surface,
    color: color.ink,
    minBlockSize: 28,
    paddingInline: space[4],
    fontWeight: vars.weight.medium,
    cursor: 'pointer',
    selectors: { '&:hover': { borderColor: color.lineStrong } },
  }),
)
export const month = style(layered({ fontWeight: vars.weight.medium, textAlign: 'center', flex: 1 }))
export const months = style(layered({ display: 'flex', gap: space[24], alignItems: 'flex-start' }))
export const grid = style(layered({ borderSpacing: 0, fontVariantNumeric: 'tabular-nums' }))
export const weekday = style(
  layered({
    inlineSize: day,
    blockSize: 28,
    fontSize: vars.size[12],
    fontWeight: vars.weight.regular,
    color: color.inkFaint,
  }),
)
export const cell = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: day,
    blockSize: day,
    borderRadius: vars.radius.medium,
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-outside-month]': { visibility: 'hidden' },
      '&[data-today]': { boxShadow: `inset 0 0 0 1px ${color.lineStrong}` },
      '&[data-hovered]': { background: color.sunken },
      '&[data-pressed]': { background: color.actionSoft },
      '&[data-disabled], &[data-unavailable]': {
        color: color.inkFaint,
        cursor: 'not-allowed',
        background: 'transparent',
      },
      '&[data-unavailable]': { textDecoration: 'line-through' },
      // The days between the ends of a range. A single day is both ends.
      '&[data-selected]': { background: color.actionSoft, color: color.ink, borderRadius: 0 },
      '&[data-selection-start], &[data-selection-end], [data-single] &[data-selected]': {
        background: color.action,
        color: color.onAction,
        borderRadius: vars.radius.medium,
        boxShadow: 'none',
      },
      '&[data-invalid]': { background: color.badSoft, color: color.bad },
      '&[data-focus-visible]': {
        outline: `2px solid ${color.focus}`,
        outlineOffset: 1,
        zIndex: 1,
        position: 'relative',
      },
    },
    '@media': {
      '(forced-colors: active)': {
        forcedColorAdjust: 'none',
        color: 'CanvasText',
        selectors: {
          '&[data-selected]': { background: 'Highlight', color: 'HighlightText' },
          '&[data-selection-start], &[data-selection-end], [data-single] &[data-selected]': {
            background: 'Highlight',
            color: 'HighlightText',
          },
          '&[data-disabled], &[data-unavailable]': { color: 'GrayText', background: 'Canvas' },
          '&[data-focus-visible]': { outlineColor: 'CanvasText' },
          '&[data-today]': { boxShadow: 'inset 0 0 0 1px CanvasText' },
        },
      },
    },
  }),
)
export const foot = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: space[4],
    paddingBlockStart: space[8],
    borderBlockStart: `1px solid ${color.line}`,
  }),
)
