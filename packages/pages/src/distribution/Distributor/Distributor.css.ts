import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const stack = rule({ display: 'grid', gap: vars.space[16], gridTemplateColumns: 'minmax(0, 1fr)' })

export const steps = rule({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap: vars.space[16],
  '@media': {
    [media.medium]: { gridTemplateColumns: '1fr 1fr' },
    [media.wide]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
})
export const step = rule({ display: 'grid', gap: vars.space[4], alignContent: 'start' })
export const number = rule({
  inlineSize: 28,
  blockSize: 28,
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.small,
  background: vars.color.actionSoft,
  color: vars.color.actionInk,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
})
export const rules = rule({
  margin: 0,
  paddingInlineStart: vars.space[20],
  listStyle: 'disc',
  display: 'grid',
  gap: vars.space[8],
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  color: vars.color.inkMuted,
})
export const group = rule({
  display: 'grid',
  gap: vars.space[16],
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
})
export const legend = rule({ fontWeight: vars.weight.bold, padding: 0, marginBlockEnd: vars.space[8] })
