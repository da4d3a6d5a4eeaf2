import { vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const list = rule({
  display: 'grid',
  gap: vars.space[12],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const form = rule({ display: 'grid', gap: vars.space[16] })

export const buttons = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] })
