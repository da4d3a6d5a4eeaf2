import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/theme.ts'

const { color, space } = vars

export const box = style(
  layered({
    position: 'relative',
    selectors: { '&[data-disabled]': { background: color.sunken, borderColor: color.line, color: color.inkFaint } },
  }),
)
/** The tags of the selected entries and the input after them, wrapping onto several lines. */
export const words = style(
  layered({ flex: 1, minInlineSize: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center' }),
)
export const tag = style(
  layered({ display: 'flex', marginBlock: 3, marginInlineStart: space[4], maxInlineSize: `calc(100% - ${space[4]})` }),
)
export const input = style(layered({ flex: '1 1 6em', inlineSize: 'auto', alignSelf: 'stretch' }))
export const button = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    alignSelf: 'stretch',
    inlineSize: 32,
    padding: 0,
    border: 0,
    background: 'transparent',
    color: color.inkMuted,
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: color.ink },
      '&:disabled': { color: color.inkFaint, cursor: 'not-allowed' },
    },
  }),
)
export const popover = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    zIndex: vars.depth.float,
    inlineSize: 'max(var(--trigger-width), 160px)',
    maxInlineSize: 'calc(100vw - 24px)',
  }),
)
export const list = style(
  layered({
    flex: 'auto',
    minBlockSize: 0,
    maxBlockSize: 320,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: space[4],
    outline: 'none',
  }),
)
/** The number of further matches, below the list. */
export const more = style(
  layered({
    flex: 'none',
    borderBlockStart: `1px solid ${color.line}`,
    fontSize: vars.size[12],
    lineHeight: vars.leading[12],
  }),
)

/**
 * The native control before scripts load. A multiple select has the height of the control that will replace it, unless
 * scripts are disabled.
 */
export const native = style(
  layered({
    blockSize: 'auto',
    selectors: { '&[multiple]': { blockSize: vars.control.medium, padding: space[4] } },
    '@media': { '(scripting: none)': { selectors: { '&[multiple]': { blockSize: 'auto' } } } },
  }),
)
