import { vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

export const card = rule({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[12],
  alignContent: 'start',
  padding: vars.space[12],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.lineStrong },
    '&:has(:checked)': {
      borderColor: vars.color.actionInk,
      background: vars.color.actionSoft,
      boxShadow: `inset 0 0 0 1px ${vars.color.actionInk}`,
    },
  },
})

export const mark = rule({ marginBlockStart: 3 })

export const body = rule({ display: 'grid', gap: vars.space[4], gridTemplateRows: 'auto 1fr', minInlineSize: 0 })

export const who = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[8],
  fontWeight: vars.weight.bold,
  fontSize: vars.size[14],
  lineHeight: vars.leading[14],
  overflowWrap: 'anywhere',
})

export const mobile = rule({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.regular,
  color: vars.color.inkMuted,
})

export const where = rule({
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
})

/** A card in the address book. Its actions stay at the bottom, however long the address. */
export const kept = rule({
  display: 'grid',
  blockSize: '100%',
  padding: vars.space[12],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
})

export const tools = rule({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  alignSelf: 'end',
  marginBlockStart: vars.space[4],
})
