import { vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const offers = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  gap: vars.space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const offer = rule({ display: 'grid', minInlineSize: 0 })

export const card = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto auto 1fr auto',
  gap: vars.space[12],
  blockSize: '100%',
})

export const name = rule({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[8] })

export const price = rule({ display: 'flex', alignItems: 'baseline', gap: vars.space[4], margin: 0 })

export const term = rule({ color: vars.color.inkMuted })

export const saves = rule({ margin: 0, fontSize: vars.size[13], color: vars.color.good })

export const act = rule({ display: 'grid', gap: vars.space[8], paddingBlockStart: vars.space[8] })

export const note = rule({
  margin: 0,
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
})

export const refused = rule({
  margin: 0,
  padding: vars.space[12],
  background: vars.color.sunken,
  borderRadius: vars.radius.medium,
  color: vars.color.inkMuted,
})

export const terms = rule({ display: 'grid', gap: vars.space[8] })

export const termList = rule({
  display: 'grid',
  gap: vars.space[4],
  margin: 0,
  paddingInlineStart: vars.space[20],
  listStyle: 'disc',
  color: vars.color.inkMuted,
})
