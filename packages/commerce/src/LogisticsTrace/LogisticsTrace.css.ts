import { vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

export const parcels = rule({ display: 'grid', gap: vars.space[20] })
export const parcel = rule({ display: 'grid', gap: vars.space[12] })
export const head = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[16],
  rowGap: vars.space[4],
  fontSize: vars.size[13],
  color: vars.color.inkMuted,
})
export const name = rule({ margin: 0, fontSize: vars.size[14], fontWeight: vars.weight.bold, color: vars.color.ink })
export const contents = rule({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[16],
  rowGap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.size[13],
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
})
