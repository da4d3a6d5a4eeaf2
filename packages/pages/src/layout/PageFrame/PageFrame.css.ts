import { vars } from '@millwright/ui/theme'
import { rule } from '../rule.ts'

export { page } from '../page.css.ts'

export const head = rule({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[12],
  alignItems: 'end',
  justifyContent: 'space-between',
})

export const tools = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] })
