import { vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const form = rule({ display: 'grid', gap: vars.space[20] })

export const pay = rule({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: vars.space[16],
  '@media': { 'not all and (min-width: 48em)': { display: 'grid' } },
})
