import { media, vars } from '@millwright/ui/theme'
import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { inLayer } from '../internal/inLayer.ts'

export const narrow = createVar()
export const wide = createVar()

export const alone = style(inLayer({ backgroundColor: vars.color.sunken }))

export const link = style(inLayer({ display: 'block', selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -4 } } }))

/** The height is the merchant's: the picture is cropped at its sides, as editors show it, never scaled out of shape. */
export const box = style(inLayer({ display: 'block', blockSize: narrow, overflow: 'hidden', '@media': { [media.medium]: { blockSize: wide } } }))

globalStyle(`${box} > *`, inLayer({ blockSize: '100%', inlineSize: '100%', aspectRatio: 'auto' }))
