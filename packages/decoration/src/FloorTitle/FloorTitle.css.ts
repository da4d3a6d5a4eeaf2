import { layered } from '@millwright/ui/layered'
import { vars } from '@millwright/ui/theme'
import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css'
import { frame } from '../internal/frame.css.ts'
import { headRow, headSubTitle, headTitle } from '../internal/heading.css.ts'

export const ground = createVar()
export const titleInk = createVar()
export const subTitleInk = createVar()
export const moreInk = createVar()
export const titleSize = createVar()
export const subTitleSize = createVar()
/**
 * The theme's two text colours, exported as text, so that the browser's bundle does not contain the names of all theme
 * values.
 */
export const ownInk = vars.color.ink
export const ownMuted = vars.color.inkMuted

export const strip = style(layered({ backgroundColor: fallbackVar(ground, 'transparent') }))

export const row = style([frame, headRow, layered({ columnGap: vars.space[16], paddingBlock: vars.space[8] })])

export const title = style([
  headTitle,
  layered({ fontSize: `min(${titleSize}, 7vw)`, color: fallbackVar(titleInk, vars.color.ink) }),
])

export const subTitle = style([
  headSubTitle,
  layered({ fontSize: subTitleSize, lineHeight: 1.5, color: fallbackVar(subTitleInk, vars.color.inkMuted) }),
])

export const more = style(layered({ marginInlineStart: 'auto' }))

globalStyle(`${more} a`, layered({ color: fallbackVar(moreInk, vars.color.inkMuted) }))
