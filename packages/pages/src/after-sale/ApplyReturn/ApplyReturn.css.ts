import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const columns = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  alignItems: 'start',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 280px' } },
})
export const part = rule({ display: 'grid', gap: vars.space[16], minInlineSize: 0 })
export const kinds = rule({ display: 'grid', gap: vars.space[4] })
export const pair = rule({
  display: 'grid',
  gap: vars.space[16],
  '@media': { [media.medium]: { gridTemplateColumns: '1fr 1fr' } },
})
export const steps = rule({
  margin: 0,
  paddingInlineStart: vars.space[20],
  listStyle: 'decimal',
  display: 'grid',
  gap: vars.space[8],
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  color: vars.color.inkMuted,
})
