import { media, vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

export const search = rule({
  display: 'grid', gap: vars.space[8], alignItems: 'end',
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 320px) 180px auto', justifyContent: 'start' } },
})

export const orders = rule({ display: 'grid', gap: vars.space[12], gridTemplateColumns: 'minmax(0, 1fr)' })
