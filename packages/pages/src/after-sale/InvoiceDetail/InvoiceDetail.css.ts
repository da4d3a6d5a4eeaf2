import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const section = rule({ display: 'grid', gap: vars.space[12] })

export const state = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space[12],
})

export const words = rule({ display: 'grid', gap: vars.space[8], minInlineSize: 0 })

export const tools = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8], alignItems: 'center' })

export const numbers = rule({ display: 'grid', gap: vars.space[4], justifyItems: 'start' })

export const columns = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  alignItems: 'start',
  '@media': { [media.wide]: { gridTemplateColumns: '1fr 1fr' } },
})
