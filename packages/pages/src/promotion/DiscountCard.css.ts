import { media, vars } from '@millwright/ui/theme'
import { rule } from '../layout/rule.ts'

export const card = rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[12] })

export const facts = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  margin: 0,
  color: vars.color.inkMuted,
  fontSize: vars.size[13],
})

export const time = rule({
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.medium]: { marginInlineStart: 'auto' } },
})
