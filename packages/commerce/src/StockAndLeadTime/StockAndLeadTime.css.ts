import { vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

export const row = rule({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[12],
  fontSize: vars.size[12],
  lineHeight: '1.125rem',
  fontVariantNumeric: 'tabular-nums',
})

export const lead = rule({ color: vars.color.inkMuted })
