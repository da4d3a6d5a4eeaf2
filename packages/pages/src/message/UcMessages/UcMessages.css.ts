import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const count = rule({
  marginInlineStart: vars.space[4],
  fontSize: vars.size[12],
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.actionInk,
})

export const filter = rule({
  display: 'flex',
  justifyContent: 'flex-end',
  fontSize: vars.size[13],
})

/** Unread messages have a mark at the start, and their title is bold. */
export const row = rule({
  display: 'grid',
  gridTemplateColumns: '8px minmax(0, 1fr)',
  columnGap: vars.space[12],
  rowGap: vars.space[8],
  alignItems: 'center',
  padding: vars.space[12],
  '@media': { [media.medium]: { gridTemplateColumns: '8px minmax(0, 1fr) auto', paddingInline: vars.space[16] } },
})
export const mark = rule({
  alignSelf: 'start',
  marginBlockStart: 7,
  inlineSize: 8,
  blockSize: 8,
  borderRadius: vars.radius.round,
  selectors: { '&[data-unread]': { background: vars.color.action } },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-unread]': { background: 'CanvasText' } } } },
})
export const words = rule({ display: 'grid', gap: vars.space[4], minInlineSize: 0 })
export const title = rule({
  margin: 0,
  fontSize: vars.size[14],
  fontWeight: vars.weight.regular,
  overflowWrap: 'anywhere',
  selectors: { '&[data-unread]': { fontWeight: vars.weight.bold } },
})
export const content = rule({
  margin: 0,
  maxInlineSize: '76ch',
  color: vars.color.inkMuted,
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  overflowWrap: 'anywhere',
})
export const facts = rule({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[12],
  color: vars.color.inkMuted,
  fontSize: vars.size[12],
  fontVariantNumeric: 'tabular-nums',
})
export const goods = rule({ color: vars.color.ink, fontWeight: vars.weight.medium, overflowWrap: 'anywhere' })
export const acts = rule({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  '@media': { [media.medium]: { gridColumn: 3, justifyContent: 'flex-end' } },
})

export const settings = rule({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
})
export const setting = rule({
  display: 'grid',
  gap: vars.space[8],
  padding: vars.space[12],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@media': {
    [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', paddingInline: vars.space[16] },
  },
})
export const choices = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(7.5rem, auto))',
  justifyContent: 'start',
  gap: vars.space[12],
})
export const note = rule({
  marginBlock: vars.space[12],
  color: vars.color.inkMuted,
  fontSize: vars.size[13],
})
export const buttons = rule({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
})
