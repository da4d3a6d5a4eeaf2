import { vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const filters = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
})

export const shops = rule({ display: 'flex', gap: vars.space[8], minInlineSize: 0 })

export const tickets = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 480px), 1fr))',
  gap: vars.space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const goods = rule({ display: 'grid', gap: vars.space[12], minInlineSize: 0 })
