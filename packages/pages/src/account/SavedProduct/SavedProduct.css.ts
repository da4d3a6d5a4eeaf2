import { vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const kept = rule({ display: 'flex', minInlineSize: 0 })

export const pick = rule({ flex: 'none', paddingBlockStart: vars.space[12], paddingInlineStart: vars.space[12] })

export const product = rule({ flex: 1, minInlineSize: 0 })

export const gone = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  padding: vars.space[12],
})

/** Drawings are dark on white, so the background stays light in the dark theme. */
export const picture = rule({
  // As wide as the pictures of listed products.
  inlineSize: 88,
  padding: vars.space[4],
  background: vars.color.paper,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  filter: 'grayscale(1)',
})

export const words = rule({ display: 'grid', gap: vars.space[4], flex: '1 1 120px', minInlineSize: 0 })

export const name = rule({ color: vars.color.inkMuted, overflowWrap: 'anywhere' })

export const foot = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[12],
  paddingInline: vars.space[12],
  paddingBlockEnd: vars.space[8],
})

export const note = rule({
  display: 'inline-flex',
  flexWrap: 'wrap',
  columnGap: vars.space[12],
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  color: vars.color.inkMuted,
})
