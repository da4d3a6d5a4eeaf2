import { layered, media, vars } from '@millwright/ui/theme'
import { createVar, globalStyle, style } from '@vanilla-extract/css'

export const narrow = createVar()
export const wide = createVar()

export const alone = style(layered({ backgroundColor: vars.color.sunken }))

export const link = style(layered({
  display: 'block',
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -4 } },
}))

/** The height is the merchant's: the picture is cropped at its sides, as editors show it, never scaled out of shape. */
export const box = style(layered({
  position: 'relative', display: 'block', blockSize: narrow, overflow: 'hidden', '@media': { [media.medium]: { blockSize: wide } },
}))

globalStyle(`${box} > :first-child`, layered({ blockSize: '100%', inlineSize: '100%', aspectRatio: 'auto' }))

/** A ground of its own, so that the words can be read upon any picture. */
export const plate = style(layered({
  position: 'absolute',
  insetBlockEnd: vars.space[56],
  insetInlineStart: `max(${vars.space[12]}, calc((100% - 1200px) / 2))`,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  maxInlineSize: `min(480px, calc(100% - 2 * ${vars.space[12]}))`,
  padding: `${vars.space[8]} ${vars.space[12]}`,
  backgroundColor: vars.color.surface,
  borderInlineStart: `4px solid ${vars.color.action}`,
  '@media': {
    [media.medium]: { insetBlockEnd: vars.space[72], insetInlineStart: `max(${vars.space[24]}, calc((100% - 1200px) / 2))`, padding: `${vars.space[20]} ${vars.space[24]}` },
  },
}))

export const title = style(layered({
  fontSize: vars.size[18], lineHeight: 1.25, fontWeight: vars.weight.bold, color: vars.color.ink, overflowWrap: 'anywhere', '@media': { [media.medium]: { fontSize: vars.size[36] } },
}))

export const subTitle = style(layered({
  fontSize: vars.size[13], lineHeight: 1.5, color: vars.color.inkMuted, overflowWrap: 'anywhere', '@media': { [media.medium]: { fontSize: vars.size[16] } },
}))
