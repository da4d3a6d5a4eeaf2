import { style, styleVariants } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/theme.ts'

const { color } = vars

export const box = style(layered({ inlineSize: 'fit-content' }))
export const input = style(
  layered({
    inlineSize: '4em',
    flex: 'none',
    textAlign: 'center',
    paddingInline: vars.space[4],
    fontVariantNumeric: 'tabular-nums',
  }),
)
export const step = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    padding: 0,
    border: 0,
    background: 'transparent',
    color: color.inkMuted,
    cursor: 'pointer',
    selectors: {
      '&:first-child': { borderInlineEnd: `1px solid ${color.line}` },
      '&:last-child': { borderInlineStart: `1px solid ${color.line}` },
      '&:hover:not(:disabled, [aria-disabled])': { background: color.sunken, color: color.ink },
      '&:disabled, &[aria-disabled]': { color: color.lineStrong, cursor: 'not-allowed' },
    },
    '@media': {
      '(scripting: none)': { display: 'none' },
      // In forced colours browsers grey out only natively disabled elements.
      '(forced-colors: active)': { selectors: { '&[aria-disabled]': { color: 'GrayText' } } },
    },
  }),
)
/** A unit or a currency beside the number. */
export const affix = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    paddingInline: vars.space[8],
    color: color.inkFaint,
    whiteSpace: 'nowrap',
  }),
)
export const size = styleVariants({ small: 26, medium: 34, large: 42 }, (inlineSize) => layered({ inlineSize }))
