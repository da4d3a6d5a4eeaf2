import { vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

export const product = rule({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  paddingBlockEnd: vars.space[16],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  color: vars.color.ink,
  textDecoration: 'none',
})

export const words = rule({ display: 'flex', flexDirection: 'column', gap: vars.space[2], minInlineSize: 0 })

export const name = rule({
  overflowWrap: 'anywhere',
  fontWeight: vars.weight.medium,
  selectors: { [`${product}:hover &`]: { textDecoration: 'underline' } },
})

export const sku = rule({
  color: vars.color.inkMuted,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  overflowWrap: 'anywhere',
})

export const scores = rule({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[16]} ${vars.space[40]}` })

export const fields = rule({ display: 'flex', flexDirection: 'column', gap: vars.space[16] })
