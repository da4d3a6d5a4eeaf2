import { vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

const { color, space } = vars

export const box = rule({ fontSize: vars.size[13], lineHeight: vars.leading[13], minInlineSize: 0, maxInlineSize: 440 })

export const title = rule({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: 24,
  color: color.link,
  cursor: 'pointer',
  listStyle: 'none',
  whiteSpace: 'nowrap',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { textDecoration: 'underline' } },
})

export const steps = rule({
  display: 'grid',
  margin: 0,
  marginBlockStart: space[4],
  padding: space[12],
  listStyle: 'none',
  background: color.sunken,
  borderRadius: vars.radius.medium,
})

export const step = rule({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[16],
  paddingBlock: space[4],
  borderBlockEnd: `1px solid ${color.line}`,
})

export const word = rule({ minInlineSize: 0, overflowWrap: 'anywhere', textAlign: 'start' })

export const change = rule({
  flex: 'none',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-less]': { color: color.good } },
})

export const result = rule({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[16],
  paddingBlockStart: space[8],
})

export const note = rule({ margin: 0, marginBlockStart: space[8], color: color.inkMuted })

export const more = rule({ margin: 0, marginBlockStart: space[8], color: color.good })

export const not = rule({ textAlign: 'start' })

export const reasons = rule({ margin: 0, paddingInlineStart: space[16], color: color.inkMuted })
