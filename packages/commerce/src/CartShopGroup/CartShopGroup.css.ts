import { vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

export const group = rule({
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
})

export const head = rule({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minBlockSize: 40,
  paddingInline: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.line}`,
})

export const name = rule({
  margin: 0,
  fontSize: vars.size[14],
  lineHeight: vars.leading[14],
  fontWeight: vars.weight.bold,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})

export const lines = rule({ margin: 0, paddingInline: vars.space[12], paddingBlock: 0, listStyle: 'none' })

export const words = rule({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[12],
  paddingBlock: vars.space[8],
})

export const hint = rule({ fontSize: vars.size[13], color: vars.color.inkMuted })

export const promotion = rule({
  paddingInline: vars.space[12],
  paddingBlock: vars.space[8],
  borderBlockStart: `1px solid ${vars.color.line}`,
})
