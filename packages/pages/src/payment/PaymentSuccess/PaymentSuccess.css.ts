import { vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const page = rule({ display: 'grid', gap: vars.space[24], paddingBlock: vars.space[24] })

export const done = rule({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[12],
  paddingBlock: vars.space[24],
  textAlign: 'center',
})

export const mark = rule({
  color: vars.color.good,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 56,
  blockSize: 56,
  borderRadius: vars.radius.round,
  background: vars.color.goodSoft,
})

export const amount = rule({ display: 'flex', alignItems: 'baseline', gap: vars.space[8] })

export const numbers = rule({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space[16],
  rowGap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
})

export const buttons = rule({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space[8] })

export const section = rule({ display: 'grid', gap: vars.space[12] })
