import { media, vars } from '@millwright/ui/theme'
import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { inLayer } from './inLayer.ts'


export const tile = recipe({
  base: inLayer({ position: 'relative', display: 'flex', minInlineSize: 0, blockSize: '100%', backgroundColor: vars.color.surface, color: vars.color.ink }),
  variants: {
    look: {
      card: inLayer({ flexDirection: 'column' }),
      thumb: inLayer({ flexDirection: 'column' }),
      row: inLayer({ alignItems: 'center', gap: vars.space[12], padding: vars.space[12] }),
      hero: inLayer({ flexDirection: 'column' }),
    },
  },
})

export const picture = recipe({
  base: inLayer({ display: 'block', flex: 'none' }),
  variants: {
    look: {
      card: inLayer({ padding: vars.space[12], paddingBlockEnd: 0 }),
      thumb: inLayer({ inlineSize: '100%' }),
      row: inLayer({ inlineSize: 104 }),
      hero: inLayer({ inlineSize: '100%', maxInlineSize: 360, marginInline: 'auto', padding: vars.space[16], paddingBlockEnd: 0 }),
    },
  },
})

export const words = recipe({
  base: inLayer({ display: 'flex', flexDirection: 'column', minInlineSize: 0, flex: 1 }),
  variants: {
    look: {
      card: inLayer({ padding: vars.space[12], gap: vars.space[2] }),
      thumb: inLayer({ paddingBlockStart: vars.space[8], gap: vars.space[2] }),
      row: inLayer({ gap: vars.space[2] }),
      hero: inLayer({ padding: vars.space[16], gap: vars.space[4], '@media': { [media.wide]: { padding: vars.space[24] } } }),
    },
  },
})

/** One link over the whole tile: a large target for a finger, one stop for the keyboard. */
export const link = style(inLayer({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, zIndex: 1 },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2 },
  },
}))

const clamped = (lines: number) => ({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden', overflowWrap: 'anywhere' }) as const

export const model = recipe({
  base: inLayer({ fontWeight: vars.weight.bold, fontSize: vars.size[14], ...clamped(1) }),
  variants: {
    look: { card: {}, thumb: inLayer({ fontSize: vars.size[13] }), row: {}, hero: inLayer({ fontSize: vars.size[18] }) },
  },
})

export const name = recipe({
  base: inLayer({ fontSize: vars.size[13], lineHeight: '20px', color: vars.color.inkMuted, selectors: { [`${link}:hover &`]: { color: vars.color.link, textDecoration: 'underline' } } }),
  variants: {
    look: {
      card: inLayer({ ...clamped(2), minBlockSize: 40 }),
      thumb: inLayer(clamped(1)),
      row: inLayer(clamped(2)),
      hero: inLayer({ ...clamped(2), fontSize: vars.size[14] }),
    },
  },
})

export const brief = style(inLayer({ ...clamped(1), fontSize: vars.size[12], lineHeight: '18px', minBlockSize: 18, color: vars.color.inkFaint }))

export const prices = style(inLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space[8], marginBlockStart: 'auto', paddingBlockStart: vars.space[4] }))

export const note = style(inLayer({ fontSize: vars.size[12], lineHeight: '18px', color: vars.color.warn }))

export const unseen = style(inLayer({ position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' }))
