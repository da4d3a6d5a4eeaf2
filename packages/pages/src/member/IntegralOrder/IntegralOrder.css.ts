import { vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const points = rule({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[8],
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
})
