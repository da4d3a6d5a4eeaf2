import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const form = rule({ display: 'grid', gap: vars.space[12], minInlineSize: 0 })
export const frame = rule({
  overflowX: 'auto',
  minInlineSize: 0,
  '@media': {
    [media.medium]: { borderInline: `1px solid ${vars.color.line}`, borderBlockStart: `1px solid ${vars.color.line}` },
  },
})
/** On phones the totals and each line are cards, with the shops in one column. */
export const table = rule({
  display: 'block',
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  // Shops share the width equally. Where they need more, the table scrolls.
  '@media': { [media.medium]: { display: 'table', tableLayout: 'fixed' } },
})
const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[12] } as const
export const head = rule({ display: 'block', '@media': { [media.medium]: { display: 'table-header-group' } } })
export const body = rule({
  ...stack,
  marginBlockStart: vars.space[12],
  '@media': { [media.medium]: { display: 'table-row-group' } },
})
const card = { border: `1px solid ${vars.color.line}`, borderRadius: vars.radius.medium, overflow: 'hidden' } as const
const asRow = { [media.medium]: { display: 'table-row', border: 0, borderRadius: 0 } }
export const heads = rule({ display: 'block', ...card, '@media': asRow })
export const row = rule({ display: 'block', ...card, '@media': asRow })
const line = `1px solid ${vars.color.line}`
const cellBase = {
  display: 'block',
  padding: vars.space[12],
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: vars.weight.regular,
} as const
const asCell = { display: 'table-cell', borderBlockEnd: line } as const
/** Sticky beside a table that is wider than the window. */
export const item = rule({
  ...cellBase,
  background: vars.color.canvas,
  '@media': {
    [media.medium]: {
      ...asCell,
      position: 'sticky',
      insetInlineStart: 0,
      zIndex: 1,
      inlineSize: 210,
      background: vars.color.surface,
      borderInlineEnd: line,
    },
  },
})
export const itemHead = rule({ display: 'none', '@media': { [media.medium]: { display: 'table-cell' } } })
export const shop = rule({
  ...cellBase,
  background: vars.color.canvas,
  selectors: { '& + &': { borderBlockStart: line } },
  '@media': {
    [media.medium]: {
      ...asCell,
      inlineSize: 230,
      background: vars.color.canvas,
      selectors: { '& + &': { borderBlockStart: 0, borderInlineStart: line } },
    },
  },
})
export const cell = rule({
  ...cellBase,
  borderBlockStart: line,
  selectors: {
    '&:has(input[type=radio]:checked)': {
      background: vars.color.actionSoft,
      boxShadow: `inset 3px 0 ${vars.color.actionInk}`,
    },
  },
  '@media': {
    [media.medium]: {
      ...asCell,
      borderBlockStart: 0,
      selectors: { '& + &': { borderInlineStart: line } },
    },
  },
})
export const cellShop = rule({
  display: 'block',
  marginBlockEnd: vars.space[4],
  fontSize: vars.size[13],
  color: vars.color.inkMuted,
  '@media': { [media.medium]: { display: 'none' } },
})
export const shopHead = rule({ display: 'grid', gap: vars.space[4], justifyItems: 'start' })
export const whole = rule({ paddingBlockStart: vars.space[4] })
export const asked = rule({ display: 'grid', gap: vars.space[4], justifyItems: 'start', minInlineSize: 0 })
export const words = rule({ overflowWrap: 'anywhere' })
export const choice = rule({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: 24,
  cursor: 'pointer',
})
export const radio = rule({
  inlineSize: 18,
  blockSize: 18,
  margin: 0,
  flexShrink: 0,
  accentColor: vars.color.action,
})
export const offer = rule({ display: 'grid', gap: vars.space[4], minInlineSize: 0 })
export const facts = rule({
  display: 'grid',
  gap: vars.space[4],
  justifyItems: 'start',
  minInlineSize: 0,
  /** In line with the price beside the radio button. */
  selectors: { '&[data-inset]': { paddingInlineStart: 26 } },
})
export const product = rule({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[8],
  overflowWrap: 'anywhere',
})
export const price = rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: vars.space[8] })
/** Sticky, so that the total and its button stay visible however long the table is. */
export const foot = rule({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 2,
  background: vars.color.surface,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[12],
  paddingBlock: vars.space[8],
  borderBlockStart: `1px solid ${vars.color.lineStrong}`,
})
export const sum = rule({
  marginInlineEnd: 'auto',
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[8],
})
