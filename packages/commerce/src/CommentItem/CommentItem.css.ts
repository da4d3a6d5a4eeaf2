import { vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

export const item = rule({ display: 'flex', flexDirection: 'column', gap: vars.space[8] })

export const who = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[12],
  margin: 0,
  fontSize: vars.size[13],
})

export const name = rule({ fontWeight: vars.weight.medium })

export const time = rule({ color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' })

export const words = rule({ margin: 0, maxInlineSize: '72ch', overflowWrap: 'anywhere', whiteSpace: 'pre-line' })

export const pictures = rule({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const picture = rule({
  display: 'block',
  inlineSize: 80,
  cursor: 'zoom-in',
  background: vars.color.paper,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  overflow: 'hidden',
})

export const reply = rule({
  margin: 0,
  maxInlineSize: '72ch',
  padding: `${vars.space[8]} ${vars.space[12]}`,
  background: vars.color.canvas,
  borderRadius: vars.radius.medium,
  fontSize: vars.size[13],
})

export const replyHead = rule({
  fontWeight: vars.weight.medium,
  color: vars.color.inkMuted,
  marginInlineEnd: vars.space[8],
})
