import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const ledger = rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] })

export const head = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
})

export const filter = rule({
  display: 'grid',
  gap: vars.space[12],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  '@media': { [media.medium]: { gridTemplateColumns: '180px 180px auto', justifyContent: 'start' } },
})

export const filterAct = rule({
  display: 'grid',
  gridColumn: '1 / -1',
  '@media': { [media.medium]: { gridColumn: 'auto' } },
})
