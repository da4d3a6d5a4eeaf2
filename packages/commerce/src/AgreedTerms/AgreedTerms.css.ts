import { vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

export const terms = rule({
  fontSize: vars.size[12],
  color: vars.color.good,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
})
