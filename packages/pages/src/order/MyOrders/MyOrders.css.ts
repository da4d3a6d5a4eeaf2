import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const search = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[8],
  alignItems: 'end',
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 320px) 180px auto', justifyContent: 'start' } },
})

/** On a phone the words have a line of their own. */
export const words = rule({ gridColumn: '1 / -1', '@media': { [media.medium]: { gridColumn: 'auto' } } })

export const orders = rule({ display: 'grid', gap: vars.space[12], gridTemplateColumns: 'minmax(0, 1fr)' })
