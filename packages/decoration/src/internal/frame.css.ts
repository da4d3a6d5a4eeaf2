import { layered, media, vars } from '@millwright/ui/theme'
import { style } from '@vanilla-extract/css'

/** In the middle of the window, as wide and with the same margins as what stands around the page. */
export const frame = style(layered({
  maxInlineSize: `calc(1440px + 2 * ${vars.space[24]})`,
  marginInline: 'auto',
  paddingInline: vars.space[12],
  '@media': { [media.medium]: { paddingInline: vars.space[16] }, [media.wide]: { paddingInline: vars.space[24] } },
}))

/**
 * The same around goods: what is far below is laid out, and its pictures are asked for, when somebody comes near. Until
 * then it stands as high as most of them are.
 */
export const goodsFrame = style([frame, layered({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 1280px',
  '@media': { [media.medium]: { containIntrinsicBlockSize: 'auto 520px' } },
})])

/** Hairlines between cells without doubling: each cell draws its end and bottom, the edge is cut off. */
export const ruled = style(layered({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
}))

export const cell = style(layered({
  minInlineSize: 0,
  marginInlineEnd: -1,
  marginBlockEnd: -1,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
}))
