import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const page = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  paddingBlock: vars.space[16],
})

export const state = rule({ display: 'grid', gap: vars.space[20] })

export const headline = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space[12],
})

export const words = rule({ display: 'grid', gap: vars.space[8], justifyItems: 'start', minInlineSize: 0 })

export const status = rule({ fontSize: vars.size[18], lineHeight: vars.leading[18], fontWeight: vars.weight.bold })

export const left = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  fontSize: vars.size[13],
  color: vars.color.inkMuted,
})

export const columns = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  '@media': { [media.wide]: { gridTemplateColumns: '1fr 1fr' } },
})

export const section = rule({ display: 'grid', gap: vars.space[12] })

export const sums = rule({
  display: 'grid',
  justifyContent: 'stretch',
  paddingBlockStart: vars.space[12],
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [media.medium]: { gridTemplateColumns: '280px', justifyContent: 'end' } },
})

export const tools = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] })

export const invoice = rule({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[4]} ${vars.space[12]}` })

export const goodsHead = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
})
