import { vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

export const sheet = rule({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
})

export const line = rule({ selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } } })
