import { vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

const { color, space } = vars

export const refund = rule({
  display: 'grid',
  alignContent: 'start',
  gap: space[16],
  minInlineSize: 0,
  fontSize: vars.size[14],
  lineHeight: vars.leading[14],
  overflowWrap: 'anywhere',
})

export const head = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[12],
  rowGap: space[4],
  color: color.inkMuted,
  fontSize: vars.size[13],
})

export const amount = rule({ fontVariantNumeric: 'tabular-nums' })

export const number = rule({ fontVariantNumeric: 'tabular-nums' })

export const present = rule({
  display: 'grid',
  gap: space[4],
  paddingBlock: space[12],
  paddingInline: space[16],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
})

export const turn = rule({
  margin: 0,
  fontSize: vars.size[16],
  lineHeight: vars.leading[16],
  fontWeight: vars.weight.medium,
})

export const note = rule({ margin: 0, fontSize: vars.size[13], lineHeight: vars.leading[13], color: color.inkMuted })

export const action = rule({ display: 'flex', flexWrap: 'wrap', gap: space[8], marginBlockStart: space[8] })

export const by = rule({
  display: 'block',
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  color: color.inkFaint,
})
