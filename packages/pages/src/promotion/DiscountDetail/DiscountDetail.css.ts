import { vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const cart = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  margin: 0,
  color: vars.color.inkMuted,
})
