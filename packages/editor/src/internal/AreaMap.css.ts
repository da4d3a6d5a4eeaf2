import { layered } from '@millwright/ui/layered'
import { vars } from '@millwright/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

export const whole = style(layered({ display: 'flex', flexDirection: 'column', gap: vars.space[12] }))
export const hint = style(
  layered({ margin: 0, color: vars.color.inkMuted, fontSize: vars.size[13], lineHeight: vars.leading[13] }),
)
/** The picture and its areas are not mirrored in right-to-left text. */
export const map = style(
  layered({
    position: 'relative',
    direction: 'ltr',
    overflow: 'hidden',
    minBlockSize: 80,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.medium,
    background: vars.color.sunken,
    cursor: 'crosshair',
    touchAction: 'none',
    userSelect: 'none',
  }),
)
export const picture = style(
  layered({ display: 'block', inlineSize: '100%', blockSize: 'auto', pointerEvents: 'none' }),
)

const ring = `inset 0 0 0 2px ${vars.color.ink}, inset 0 0 0 4px ${vars.color.surface}`
const box = {
  position: 'absolute',
  boxSizing: 'border-box',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: 0,
  // A light ring within a dark one contrasts with any picture.
  boxShadow: ring,
  background: `color-mix(in srgb, ${vars.color.surface} 30%, transparent)`,
} as const

export const area = style(
  layered({
    ...box,
    cursor: 'move',
    outline: 'none',
    selectors: {
      '&[aria-pressed="true"]': {
        zIndex: 1,
        boxShadow: `inset 0 0 0 3px ${vars.color.actionInk}, inset 0 0 0 5px ${vars.color.surface}`,
      },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 1 },
    },
    '@media': { '(forced-colors: active)': { border: '2px solid ButtonText' } },
  }),
)
export const drawn = style(layered({ ...box, pointerEvents: 'none' }))
export const number = style(
  layered({
    position: 'absolute',
    insetBlockStart: 5,
    insetInlineStart: 5,
    minInlineSize: 20,
    paddingInline: vars.space[4],
    borderRadius: vars.radius.small,
    background: vars.color.surface,
    color: vars.color.ink,
    fontSize: vars.size[12],
    lineHeight: '1.25rem',
    fontWeight: vars.weight.bold,
    textAlign: 'center',
    pointerEvents: 'none',
  }),
)

/** A handle of 24 pixels, half of it drawn, so that a finger finds it. */
const handle = style(
  layered({
    position: 'absolute',
    inlineSize: 24,
    blockSize: 24,
    '::after': {
      content: '""',
      position: 'absolute',
      inset: 6,
      border: `2px solid ${vars.color.surface}`,
      borderRadius: '50%',
      background: vars.color.actionInk,
    },
  }),
)
const away = -8
export const corner = styleVariants(
  {
    tl: { insetBlockStart: away, insetInlineStart: away, cursor: 'nwse-resize' },
    tr: { insetBlockStart: away, insetInlineEnd: away, cursor: 'nesw-resize' },
    bl: { insetBlockEnd: away, insetInlineStart: away, cursor: 'nesw-resize' },
    br: { insetBlockEnd: away, insetInlineEnd: away, cursor: 'nwse-resize' },
  },
  (place) => [handle, layered(place)],
)
