import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

const { color, space } = vars

export const sign = rule({ display: 'grid', gap: space[12] })

export const head = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
})

export const done = rule({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: vars.control.medium,
  color: color.good,
  fontWeight: vars.weight.medium,
})

export const week = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.medium]: { gap: space[8] } },
})

export const day = rule({
  display: 'grid',
  justifyItems: 'center',
  gap: space[4],
  paddingBlock: space[8],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
  minInlineSize: 0,
  selectors: {
    '&[data-state="today"]': { borderColor: color.actionInk, background: color.actionSoft },
    '&[data-state="signed"]': { background: color.sunken },
  },
})

export const name = rule({ fontSize: vars.size[12], lineHeight: vars.leading[12], color: color.inkMuted })

export const mark = rule({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '24px',
  fontSize: vars.size[14],
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  color: color.ink,
  selectors: {
    [`${day}[data-state="signed"] &`]: { color: color.good },
    [`${day}[data-state="missed"] &`]: { color: color.inkMuted, fontWeight: vars.weight.regular },
  },
})

export const date = rule({
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
})
