import { layered, media, vars } from '@millwright/ui/theme'
import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css'

export const ground = createVar()
export const titleLight = createVar()
export const titleDark = createVar()
export const subTitleLight = createVar()
export const subTitleDark = createVar()
export const moreLight = createVar()
export const moreDark = createVar()
export const titleSize = createVar()
export const subTitleSize = createVar()

const inked = (light: string, dark: string, own: string) => `light-dark(${fallbackVar(light, own)}, ${fallbackVar(dark, own)})`

export const strip = style(layered({ backgroundColor: fallbackVar(ground, 'transparent') }))

export const row = style(layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[16],
  rowGap: vars.space[2],
  maxInlineSize: 1248,
  marginInline: 'auto',
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  '@media': { [media.medium]: { paddingInline: vars.space[24] } },
}))

export const title = style(layered({
  margin: 0,
  fontSize: `min(${titleSize}, 7vw)`,
  lineHeight: 1.3,
  fontWeight: vars.weight.bold,
  color: inked(titleLight, titleDark, vars.color.ink),
  overflowWrap: 'anywhere',
}))

export const subTitle = style(layered({
  margin: 0, fontSize: subTitleSize, lineHeight: 1.5, color: inked(subTitleLight, subTitleDark, vars.color.inkMuted), overflowWrap: 'anywhere',
}))

export const more = style(layered({ marginInlineStart: 'auto' }))

globalStyle(`${more} a`, layered({ color: inked(moreLight, moreDark, vars.color.inkMuted) }))
