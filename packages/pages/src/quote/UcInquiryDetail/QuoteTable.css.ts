import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const form = rule({ display: 'grid', gap: vars.space[12], minInlineSize: 0 })
export const frame = rule({ overflowX: 'auto', minInlineSize: 0 })
/** On phones each line is a card with the shops in one column. */
export const table = rule({
  display: 'block',
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '@media': { [media.medium]: { display: 'table' } },
})
export const head = rule({ display: 'block', '@media': { [media.medium]: { display: 'table-header-group' } } })
export const body = rule({ display: 'block', '@media': { [media.medium]: { display: 'table-row-group' } } })
const asRow = { [media.medium]: { display: 'table-row' } }
export const heads = rule({ display: 'block', '@media': asRow })
export const row = rule({ display: 'block', borderBlockStart: `1px solid ${vars.color.line}`, '@media': asRow })
const cellBase = {
  display: 'block',
  padding: vars.space[8],
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: vars.weight.regular,
} as const
const asCell = { [media.medium]: { display: 'table-cell', paddingBlock: vars.space[12] } }
export const item = rule({
  ...cellBase,
  '@media': { [media.medium]: { ...asCell[media.medium], inlineSize: '32%', minInlineSize: 180 } },
})
export const itemHead = rule({ display: 'none', '@media': { [media.medium]: { display: 'table-cell' } } })
export const shop = rule({
  ...cellBase,
  background: vars.color.canvas,
  '@media': { [media.medium]: { ...asCell[media.medium], minInlineSize: 190 } },
})
export const cell = rule({
  ...cellBase,
  '@media': asCell,
  selectors: { '&[data-chosen]': { background: vars.color.actionSoft } },
})
export const cellShop = rule({
  display: 'block',
  fontSize: vars.size[13],
  color: vars.color.inkMuted,
  '@media': { [media.medium]: { display: 'none' } },
})
export const shopHead = rule({ display: 'grid', gap: vars.space[4], justifyItems: 'start' })
export const asked = rule({ display: 'grid', gap: vars.space[4], justifyItems: 'start', minInlineSize: 0 })
export const words = rule({ overflowWrap: 'anywhere' })
export const choice = rule({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[8],
  minBlockSize: 24,
  cursor: 'pointer',
})
export const radio = rule({
  inlineSize: 18,
  blockSize: 18,
  margin: 0,
  marginBlockStart: 3,
  flexShrink: 0,
  accentColor: vars.color.action,
})
export const offer = rule({ display: 'grid', gap: vars.space[4] })
export const price = rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] })
/** Sticky, so that the total and its button stay visible however long the table is. */
export const foot = rule({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  background: vars.color.surface,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[12],
  paddingBlock: vars.space[8],
  borderBlockStart: `1px solid ${vars.color.lineStrong}`,
})
export const sum = rule({ marginInlineEnd: 'auto', display: 'inline-flex', alignItems: 'baseline', gap: vars.space[4] })
