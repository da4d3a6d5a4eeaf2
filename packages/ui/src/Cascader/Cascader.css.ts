import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { media, vars } from '../theme/theme.ts'

const { color, space } = vars

export const trigger = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[8],
    textAlign: 'start',
    cursor: 'pointer',
    paddingBlock: space[4],
    paddingInlineEnd: space[8],
    selectors: { '&:disabled': { color: color.inkFaint } },
  }),
)
export const box = style(
  layered({ selectors: { '&:has(:disabled)': { background: color.sunken, borderColor: color.line } } }),
)
export const placeholder = style(layered({ color: color.inkFaint }))
export const words = style(
  layered({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
)

export const panel = style(
  layered({
    zIndex: vars.depth.float,
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 'max(var(--radix-popover-trigger-width), 200px)',
    maxInlineSize: 'calc(100vw - 24px)',
    maxBlockSize: 'min(400px, var(--radix-popover-content-available-height))',
    outline: 'none',
  }),
)
export const search = style(layered({ padding: space[8], borderBlockEnd: `1px solid ${color.line}` }))
export const columns = style(layered({ display: 'flex', minBlockSize: 0, flex: 1 }))
export const tree = style(layered({ display: 'flex', minInlineSize: 0, flex: '1 1 auto' }))
/** Phones show only the active level. */
export const column = style(
  layered({
    display: 'none',
    flex: 1,
    flexDirection: 'column',
    minInlineSize: 0,
    padding: space[4],
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    selectors: { '&[data-active]': { display: 'flex' } },
    '@media': {
      [media.medium]: {
        display: 'flex',
        flex: '0 1 auto',
        minInlineSize: 160,
        maxInlineSize: 280,
        selectors: { [`& + &, ${tree} + &`]: { borderInlineStart: `1px solid ${color.line}` } },
      },
    },
  }),
)
export const entry = style(
  layered({
    flex: 'none',
    selectors: { '&[aria-expanded="true"]': { background: color.sunken } },
    '@media': { '(pointer: coarse)': { minBlockSize: vars.control.large } },
  }),
)
export const more = style(layered({ display: 'inline-flex', color: color.inkFaint }))
export const back = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    inlineSize: '100%',
    minBlockSize: vars.control.large,
    paddingInline: space[8],
    border: 0,
    borderBlockEnd: `1px solid ${color.line}`,
    background: 'transparent',
    fontWeight: vars.weight.medium,
    textAlign: 'start',
    cursor: 'pointer',
    ':focus-visible': { outlineOffset: -2 },
    '@media': { [media.medium]: { display: 'none' } },
  }),
)
export const found = style(layered({ padding: space[4], overflowY: 'auto', flex: 1, minBlockSize: 0 }))
export const foot = style(
  layered({
    display: 'flex',
    justifyContent: 'flex-end',
    padding: space[4],
    borderBlockStart: `1px solid ${color.line}`,
  }),
)
