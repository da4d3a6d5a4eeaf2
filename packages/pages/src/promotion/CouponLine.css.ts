import { vars } from '@millwright/ui/theme'
import { rule } from '../layout/rule.ts'

const { color, space } = vars

export const coupons = rule({
  display: 'grid',
  gap: space[4],
  fontSize: vars.size[13],
  '@media': { print: { display: 'none' } },
})

export const line = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(72px, max-content) minmax(0, 1fr)',
  columnGap: space[16],
  rowGap: space[8],
  alignItems: 'baseline',
  margin: 0,
})

export const term = rule({ color: color.inkMuted })

export const chips = rule({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const chip = rule({
  display: 'inline-flex',
  alignItems: 'stretch',
  minBlockSize: 28,
  padding: 0,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
  color: color.ink,
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
  selectors: {
    'button&': { borderColor: color.actionInk, cursor: 'pointer' },
    'button&:hover': { background: color.actionSoft },
    '&[data-state]': { background: color.sunken, color: color.inkMuted },
  },
})

export const worth = rule({
  display: 'inline-flex',
  alignItems: 'center',
  paddingInline: space[8],
  selectors: { 'button > &': { color: color.price } },
})

const end = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  paddingInline: space[8],
  borderInlineStart: `1px dashed ${color.line}`,
} as const

export const act = rule({
  ...end,
  borderInlineStartColor: color.actionInk,
  color: color.actionInk,
  fontWeight: vars.weight.medium,
})

export const state = rule(end)

export const problem = rule({ gridColumn: '1 / -1' })

export const all = rule({ display: 'grid', gap: space[8] })

export const more = rule({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 24,
  paddingInlineStart: 88,
  color: color.link,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { textDecoration: 'underline' } },
})

export const tickets = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: space[12],
  margin: 0,
  marginBlockStart: space[8],
  padding: 0,
  listStyle: 'none',
})
