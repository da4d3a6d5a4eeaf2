import { vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

export const sums = rule({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  rowGap: vars.space[4],
  margin: 0,
  alignItems: 'baseline',
  fontSize: vars.size[14],
  lineHeight: vars.leading[14],
})

export const term = rule({ color: vars.color.inkMuted })

export const detail = rule({
  margin: 0,
  paddingInlineStart: vars.space[16],
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
})

export const total = rule({
  paddingBlockStart: vars.space[8],
  marginBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontWeight: vars.weight.bold,
  alignSelf: 'stretch',
})
