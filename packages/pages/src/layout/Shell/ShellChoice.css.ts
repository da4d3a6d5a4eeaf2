import { vars } from '@millwright/ui/theme'
import { rule } from '../rule.ts'

export const choice = rule({ display: 'inline-flex', alignItems: 'center', gap: vars.space[12], whiteSpace: 'nowrap' })

export const other = rule({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 24,
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
})

export const current = rule({ fontWeight: vars.weight.bold })
