import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/theme.ts'

const { color, space } = vars

/**
 * The area of the picture. It is square, so that a maximum width based on the window height also limits its height.
 * Touch gestures zoom the picture, not the page.
 */
export const stage = style(
  layered({
    position: 'relative',
    inlineSize: '100%',
    maxInlineSize: 'calc(100dvh - 330px)',
    minInlineSize: 200,
    aspectRatio: '1',
    marginInline: 'auto',
    overflow: 'hidden',
    background: color.paper,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.medium,
    touchAction: 'none',
    cursor: 'zoom-in',
    userSelect: 'none',
    selectors: { '&[data-near]': { cursor: 'grab' }, '&[data-near]:active': { cursor: 'grabbing' } },
  }),
)
export const moved = style(layered({ transformOrigin: '50% 50%', pointerEvents: 'none' }))
export const tools = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[8],
    marginBlockStart: space[12],
  }),
)
export const figure = style(
  layered({
    minInlineSize: '5ch',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    fontSize: vars.size[13],
    color: color.inkMuted,
  }),
)
export const thumbs = style(
  layered({
    display: 'flex',
    gap: space[8],
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    marginInline: 'auto',
    marginBlockStart: space[12],
    padding: space[2],
    overflowX: 'auto',
  }),
)
export const thumb = style(
  layered({
    display: 'block',
    flex: 'none',
    inlineSize: 56,
    padding: space[2],
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.medium,
    background: color.paper,
    cursor: 'pointer',
    selectors: {
      '&:hover': { borderColor: color.lineStrong },
      '&[aria-current]': { borderColor: color.actionInk, boxShadow: `inset 0 0 0 1px ${color.actionInk}` },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&[aria-current]': { borderWidth: 3, borderColor: 'Highlight' } } },
    },
  }),
)
export const hint = style(
  layered({
    marginBlockStart: space[8],
    textAlign: 'center',
    fontSize: vars.size[12],
    lineHeight: vars.leading[12],
    color: color.inkMuted,
  }),
)
