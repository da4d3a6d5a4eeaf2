import { vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

export const line = rule({
  marginInlineEnd: vars.space[12],
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  ':last-child': { marginInlineEnd: 0 },
})
