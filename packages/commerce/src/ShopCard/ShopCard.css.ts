import { vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

export const card = rule({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minBlockSize: 56,
  minInlineSize: 0,
  padding: vars.space[8],
  paddingInline: vars.space[12],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: vars.color.ink,
  textDecoration: 'none',
  ':hover': { borderColor: vars.color.lineStrong },
})

export const logo = rule({
  flex: 'none',
  inlineSize: 40,
  background: vars.color.paper,
  borderRadius: vars.radius.medium,
  overflow: 'hidden',
})

export const words = rule({ display: 'grid', gap: vars.space[2], minInlineSize: 0 })

export const first = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  minInlineSize: 0,
})

export const facts = rule({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[12],
  color: vars.color.inkMuted,
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  fontVariantNumeric: 'tabular-nums',
})

export const name = rule({
  minInlineSize: 0,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  lineHeight: '1.25rem',
})

export const visit = rule({ marginInlineStart: 'auto', flex: 'none', color: vars.color.link, fontSize: vars.size[13] })
