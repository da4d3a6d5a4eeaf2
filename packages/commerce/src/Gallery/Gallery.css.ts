import { vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

export const gallery = rule({ minInlineSize: 0, '@media': { print: { maxInlineSize: 320 } } })

export const stage = rule({
  position: 'relative',
  background: vars.color.paper,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  overflow: 'hidden',
})

export const strip = rule({
  display: 'flex',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  outlineOffset: '-2px',
})

export const slide = rule({
  flex: '0 0 100%',
  scrollSnapAlign: 'start',
  padding: vars.space[16],
  boxSizing: 'border-box',
})

export const zoom = rule({
  display: 'inline-flex',
  background: vars.color.surface,
  borderRadius: vars.radius.medium,
  position: 'absolute',
  insetBlockEnd: vars.space[8],
  insetInlineEnd: vars.space[8],
  selectors: { 'html:not(.js) &': { display: 'none' } },
})

export const number = rule({
  position: 'absolute',
  insetBlockEnd: vars.space[12],
  insetInlineStart: vars.space[12],
  paddingInline: vars.space[8],
  borderRadius: vars.radius.round,
  background: '#14181d',
  color: '#fff',
  fontSize: vars.size[12],
  lineHeight: '1.25rem',
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { display: 'none' } },
})

export const thumbs = rule({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  margin: 0,
  marginBlockStart: vars.space[8],
  padding: 0,
  listStyle: 'none',
  '@media': { print: { display: 'none' } },
})

export const thumb = rule({
  display: 'block',
  inlineSize: 64,
  padding: vars.space[2],
  background: vars.color.paper,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  selectors: {
    '&:hover': { borderColor: vars.color.lineStrong },
    '&[aria-current]': { borderColor: vars.color.actionInk, boxShadow: `inset 0 0 0 1px ${vars.color.actionInk}` },
  },
})
