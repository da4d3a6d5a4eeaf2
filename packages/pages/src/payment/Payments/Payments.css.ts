import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const form = rule({ display: 'grid', gap: vars.space[20] })

export const pay = rule({
  display: 'flex',
  justifyContent: 'end',
  '@media': { 'not all and (min-width: 48em)': { display: 'grid', justifyContent: 'stretch' } },
})

export const due = rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[12] })

export const plan = rule({ margin: 0, color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' })

export const warned = rule({
  margin: 0,
  padding: vars.space[12],
  color: vars.color.warn,
  background: vars.color.warnSoft,
  borderRadius: vars.radius.medium,
  fontVariantNumeric: 'tabular-nums',
})

export const amount = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[8],
  margin: 0,
})

export const term = rule({ color: vars.color.inkMuted })

export const done = rule({ display: 'grid', justifyItems: 'center', gap: vars.space[12], textAlign: 'center' })

export const mark = rule({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 48,
  blockSize: 48,
  borderRadius: '50%',
  color: vars.color.good,
  background: vars.color.goodSoft,
})

export const buttons = rule({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[8],
  '@media': { [media.medium]: { paddingBlockStart: vars.space[8] } },
})
