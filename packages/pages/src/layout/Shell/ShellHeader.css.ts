import { layered } from '@millwright/ui/layered'
import { media, vars } from '@millwright/ui/theme'
import { globalStyle } from '@vanilla-extract/css'
import { rule } from '../rule.ts'
import { HEADER, HEADER_ROW } from '../stickyOffset.ts'

/** Sticky. From medium windows on, the space above the search scrolls away (`HEADER_ROW` shrinks to `HEADER.wide`). */
export const header = rule({
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 30,
  '@media': {
    [media.medium]: {
      insetBlockStart: HEADER.wide - HEADER_ROW,
      borderBlockEnd: 0,
      boxShadow: `0 1px 0 ${vars.color.line}`,
    },
  },
})

/** The merchant's picture, in a band of its own so that no text overlaps it. Hidden on phones. */
export const ground = rule({
  display: 'none',
  '@media': { [media.medium]: { display: 'block', blockSize: 88, overflow: 'hidden' } },
})
globalStyle(`${ground} > *`, layered({ blockSize: '100%', inlineSize: '100%', aspectRatio: 'auto' }))

export const row = rule({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[8],
  blockSize: HEADER.narrow,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', gap: vars.space[24], blockSize: HEADER_ROW },
    [media.wide]: { gridTemplateColumns: '14.5rem minmax(0, 640px) 1fr', gap: vars.space[32] },
  },
})

export const menu = rule({ '@media': { [media.medium]: { display: 'none' } } })

/** Phones show only the mark. */
export const logo = rule({
  inlineSize: 32,
  justifySelf: 'start',
  '@media': { [media.medium]: { inlineSize: 'auto', paddingInlineEnd: vars.space[8] } },
})

export const search = rule({ minInlineSize: 0, '@media': { [media.medium]: { paddingBlockStart: vars.space[20] } } })

export const hotWords = rule({
  display: 'none',
  inlineSize: 'fit-content',
  '@media': { [media.medium]: { display: 'block', marginBlockStart: vars.space[4], minBlockSize: 20 } },
})

export const actions = rule({
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: vars.space[12],
  whiteSpace: 'nowrap',
  justifySelf: 'end',
})

export const inquiry = rule({
  display: 'none',
  alignItems: 'center',
  gap: vars.space[8],
  blockSize: 40,
  paddingInline: vars.space[16],
  color: vars.color.ink,
  textDecoration: 'none',
  fontWeight: vars.weight.medium,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  ':hover': { color: vars.color.actionInk, borderColor: vars.color.actionInk },
  '@media': { [media.wide]: { display: 'inline-flex' } },
})
