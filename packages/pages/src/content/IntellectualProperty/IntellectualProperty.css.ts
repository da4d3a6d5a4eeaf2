import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const columns = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  alignItems: 'start',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 400px' } },
})
export const section = rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[12] })
export const pair = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const complaint = rule({ display: 'grid', gap: vars.space[8], padding: vars.space[16] })
export const facts = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[12],
  rowGap: vars.space[4],
  color: vars.color.inkMuted,
  fontSize: vars.size[13],
})
export const number = rule({
  margin: 0,
  color: vars.color.ink,
  fontSize: vars.size[14],
  fontWeight: vars.weight.medium,
})
export const state = rule({ marginInlineStart: 'auto' })
export const goods = rule({ display: 'grid', gap: vars.space[4], margin: 0, padding: 0, listStyle: 'none' })
export const said = rule({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxInlineSize: '72ch' })
export const proofs = rule({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[16], fontSize: vars.size[13] })
