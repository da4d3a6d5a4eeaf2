import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const section = rule({ display: 'grid', gap: vars.space[16], minInlineSize: 0 })

export const head = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
})

export const reference = rule({
  fontSize: vars.size[18],
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
})

export const small = rule({ display: 'block', fontSize: vars.size[13], color: vars.color.inkMuted })

export const halves = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  alignItems: 'start',
  '@media': { [media.medium]: { gridTemplateColumns: '1fr 1fr' } },
})

export const links = rule({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[12] })
