import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/theme.ts'

const { color, space } = vars

export const year = style(
  layered({ flex: 1, textAlign: 'center', fontWeight: vars.weight.medium, fontVariantNumeric: 'tabular-nums' }),
)
export const months = style(layered({ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: space[4] }))
export const month = style(
  layered({
    minBlockSize: 36,
    minInlineSize: 72,
    border: '1px solid transparent',
    borderRadius: vars.radius.medium,
    background: 'transparent',
    color: color.ink,
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: color.sunken },
      '&[aria-current="date"]': { borderColor: color.lineStrong },
      '&[aria-pressed="true"]': { background: color.action, color: color.onAction },
      '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 1 },
      '&[aria-disabled="true"]': { color: color.inkFaint, background: 'transparent', cursor: 'not-allowed' },
    },
    '@media': {
      '(forced-colors: active)': {
        forcedColorAdjust: 'none',
        color: 'CanvasText',
        borderColor: 'Canvas',
        selectors: {
          '&[aria-pressed="true"]': { background: 'Highlight', color: 'HighlightText' },
          '&[aria-current="date"]': { borderColor: 'CanvasText' },
          '&[aria-disabled="true"]': { color: 'GrayText' },
          '&:focus-visible': { outlineColor: 'CanvasText' },
        },
      },
    },
  }),
)
