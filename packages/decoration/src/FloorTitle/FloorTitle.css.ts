import { layered, vars } from '@millwright/ui/theme'
import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css'
import { frame } from '../internal/frame.css.ts'
import { headRow, headSubTitle, headTitle } from '../internal/heading.css.ts'

export const ground = createVar()
export const titleLight = createVar()
export const titleDark = createVar()
export const subTitleLight = createVar()
export const subTitleDark = createVar()
export const moreLight = createVar()
export const moreDark = createVar()
export const titleSize = createVar()
export const subTitleSize = createVar()

const inked = (light: string, dark: string, own: string) =>
  `light-dark(${fallbackVar(light, own)}, ${fallbackVar(dark, own)})`

export const strip = style(layered({ backgroundColor: fallbackVar(ground, 'transparent') }))

export const row = style([frame, headRow, layered({ columnGap: vars.space[16], paddingBlock: vars.space[8] })])

export const title = style([
  headTitle,
  layered({ fontSize: `min(${titleSize}, 7vw)`, color: inked(titleLight, titleDark, vars.color.ink) }),
])

export const subTitle = style([
  headSubTitle,
  layered({ fontSize: subTitleSize, lineHeight: 1.5, color: inked(subTitleLight, subTitleDark, vars.color.inkMuted) }),
])

export const more = style(layered({ marginInlineStart: 'auto' }))

globalStyle(`${more} a`, layered({ color: inked(moreLight, moreDark, vars.color.inkMuted) }))
