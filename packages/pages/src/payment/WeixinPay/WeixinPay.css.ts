import { vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const scan = rule({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[12],
  paddingBlock: vars.space[12],
  textAlign: 'center',
})

export const how = rule({
  margin: 0,
  fontSize: vars.size[16],
  lineHeight: vars.leading[16],
  fontWeight: vars.weight.medium,
})

export const left = rule({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[8],
  fontSize: vars.size[13],
  color: vars.color.inkMuted,
})

export const waiting = rule({ margin: 0, fontSize: vars.size[13], color: vars.color.inkMuted })
