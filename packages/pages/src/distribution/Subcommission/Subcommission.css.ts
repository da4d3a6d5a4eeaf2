import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const tiles = rule({
  margin: 0,
  display: 'grid',
  gap: vars.space[16],
  gridTemplateColumns: '1fr 1fr',
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(4, 1fr)' } },
})
export const tile = rule({ display: 'grid', gap: vars.space[4], alignContent: 'start', minInlineSize: 0 })
export const term = rule({ fontSize: vars.size[13], color: vars.color.inkMuted })
export const detail = rule({ margin: 0, display: 'grid', gap: vars.space[4] })
export const stack = rule({ display: 'grid', gap: vars.space[12], gridTemplateColumns: 'minmax(0, 1fr)' })
export const row = rule({
  display: 'grid',
  gap: vars.space[12],
  gridTemplateColumns: '64px minmax(0, 1fr)',
  alignItems: 'start',
  padding: vars.space[16],
  '@media': { [media.medium]: { gridTemplateColumns: '64px minmax(0, 1fr) auto' } },
})
export const words = rule({ display: 'grid', gap: vars.space[4], minInlineSize: 0 })
export const small = rule({ fontSize: vars.size[13], color: vars.color.inkMuted, overflowWrap: 'anywhere' })
export const end = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  gridColumn: '2',
  '@media': {
    [media.medium]: { gridColumn: '3', display: 'grid', justifyItems: 'end', gap: vars.space[4] },
  },
})
export const search = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8], alignItems: 'end' })
export const payout = rule({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  alignItems: 'start',
  justifyContent: 'space-between',
  padding: vars.space[16],
})

export const whole = rule({ whiteSpace: 'nowrap' })
