import { vars } from '@millwright/ui/theme'
import { rule } from '../rule.ts'

export const records = rule({
  display: 'grid',
  gap: vars.space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
