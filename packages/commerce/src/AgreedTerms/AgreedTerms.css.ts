import { vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

export const terms = rule({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: 'inherit',
  columnGap: vars.space[8],
  fontSize: vars.size[12],
  color: vars.color.good,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
})

export const term = rule({ whiteSpace: 'nowrap' })
