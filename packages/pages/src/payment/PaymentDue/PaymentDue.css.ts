import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const due = rule({
  display: 'grid',
  gap: vars.space[16],
  '@media': { [media.medium]: { gridTemplateColumns: '1fr auto', alignItems: 'start' } },
})

export const facts = rule({
  display: 'grid',
  gap: vars.space[4],
  fontSize: vars.size[14],
  lineHeight: vars.leading[14],
  overflowWrap: 'anywhere',
  minInlineSize: 0,
})

export const numbers = rule({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[12],
  fontSize: vars.size[13],
  fontVariantNumeric: 'tabular-nums',
})

export const goods = rule({ display: 'grid', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' })

export const amount = rule({
  display: 'grid',
  gap: vars.space[4],
  '@media': { [media.medium]: { textAlign: 'end', justifyItems: 'end' } },
})

export const left = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  fontSize: vars.size[13],
  color: vars.color.inkMuted,
})
