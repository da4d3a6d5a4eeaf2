import { vars } from '@millwright/ui/theme'
import { rule } from '../layout/rule.ts'

export const rules = rule({
  display: 'grid',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  color: vars.color.inkMuted,
})

export const ruleItem = rule({
  display: 'flex',
  gap: vars.space[8],
  alignItems: 'baseline',
  selectors: { '&[data-met="true"]': { color: vars.color.good } },
})

export const mark = rule({
  flex: 'none',
  inlineSize: 12,
  textAlign: 'center',
  alignSelf: 'center',
  display: 'inline-flex',
})
