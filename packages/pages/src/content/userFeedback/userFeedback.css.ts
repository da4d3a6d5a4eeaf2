import { vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const row = rule({
  position: 'relative',
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[16],
  ':hover': { background: vars.color.sunken },
})
export const facts = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[12],
  rowGap: vars.space[4],
  color: vars.color.inkMuted,
  fontSize: vars.size[13],
})
export const state = rule({ marginInlineStart: 'auto' })
/** The whole row is clickable. */
export const words = rule({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  color: vars.color.ink,
  textUnderlineOffset: '0.2em',
  ':hover': { textDecorationLine: 'underline' },
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
})
export const said = rule({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxInlineSize: '72ch' })
export const pictures = rule({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const count = rule({
  marginInlineStart: vars.space[4],
  fontSize: vars.size[12],
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.inkMuted,
  selectors: { '&[data-waiting]': { color: vars.color.actionInk, fontWeight: vars.weight.bold } },
})
