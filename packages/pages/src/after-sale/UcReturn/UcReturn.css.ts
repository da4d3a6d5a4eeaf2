import { vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const count = rule({
  marginInlineStart: vars.space[4],
  fontSize: vars.size[12],
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.inkMuted,
  selectors: { '&[data-waiting]': { color: vars.color.actionInk, fontWeight: vars.weight.bold } },
})

export const card = rule({
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
})
export const head = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[16],
  rowGap: vars.space[4],
  paddingInline: vars.space[12],
  paddingBlock: vars.space[8],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.canvas,
  borderStartStartRadius: vars.radius.medium,
  borderStartEndRadius: vars.radius.medium,
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  color: vars.color.inkMuted,
})
export const number = rule({
  margin: 0,
  fontSize: vars.size[13],
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.ink,
})
export const state = rule({ marginInlineStart: 'auto' })
export const body = rule({ paddingInline: vars.space[12] })
export const foot = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  paddingInline: vars.space[12],
  paddingBlock: vars.space[8],
  borderBlockStart: `1px solid ${vars.color.line}`,
})
export const sums = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[16],
  rowGap: vars.space[4],
  fontSize: vars.size[13],
  color: vars.color.inkMuted,
})
export const actions = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8], marginInlineStart: 'auto' })
