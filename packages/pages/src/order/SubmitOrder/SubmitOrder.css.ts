import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'
import { stuckAbove } from '../../layout/stuck.ts'

export const page = rule({ display: 'grid', gap: vars.space[16], paddingBlock: vars.space[16] })

export const form = rule({
  display: 'grid',
  gap: vars.space[16],
  alignItems: 'start',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 328px' } },
})

export const main = rule({ display: 'grid', gap: vars.space[16], minInlineSize: 0 })

export const section = rule({ display: 'grid', gap: vars.space[12] })

export const headline = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
})

export const addresses = rule({
  display: 'grid',
  gap: vars.space[12],
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))' } },
})

/** Hidden with scripts, where a selection reprices by itself. */
export const follow = rule({ selectors: { 'html.js &': { display: 'none' } } })

export const newAddress = rule({
  display: 'grid',
  gap: vars.space[16],
  paddingBlockStart: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.line}`,
})

export const buttons = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] })

export const shop = rule({
  display: 'grid',
  gap: vars.space[4],
  selectors: { '& + &': { paddingBlockStart: vars.space[16], borderBlockStart: `1px solid ${vars.color.line}` } },
})

export const shopFoot = rule({
  display: 'grid',
  gap: vars.space[16],
  alignItems: 'start',
  paddingBlockStart: vars.space[12],
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) 240px' } },
})

/** With enough room the sums are sticky. */
export const aside = rule({
  '@media': { [media.wide]: { position: 'sticky', insetBlockStart: `calc(${stuckAbove} + ${vars.space[16]})` } },
})

export const place = rule({
  display: 'grid',
  gap: vars.space[12],
  padding: vars.space[16],
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
})

export const kept = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space[8],
  fontSize: vars.size[13],
  color: vars.color.inkMuted,
})

export const to = rule({
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
})

export const fold = rule({ fontSize: vars.size[13], minInlineSize: 0 })

export const foldTitle = rule({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: vars.control.medium,
  color: vars.color.link,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { textDecoration: 'underline' } },
})

export const po = rule({ maxInlineSize: 480 })

/** The button under the sums shows only while they stand beside the form. */
export const submit = rule({ display: 'none', '@media': { [media.wide]: { display: 'grid' } } })

export const bar = rule({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 5,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  padding: vars.space[12],
  paddingBlockEnd: `max(${vars.space[12]}, env(safe-area-inset-bottom))`,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.float,
  '@media': { [media.wide]: { display: 'none' } },
})

export const barSum = rule({ display: 'grid', minInlineSize: 0 })

export const coupons = rule({
  display: 'grid',
  gap: vars.space[16],
  alignItems: 'start',
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))' } },
})

export const invoice = rule({
  display: 'grid',
  gap: vars.space[16],
  paddingBlockStart: vars.space[12],
  maxInlineSize: 720,
})

/** Pure CSS, so that the fields also appear without scripts when "new" is selected. */
export const newInvoice = rule({
  display: 'none',
  gap: vars.space[16],
  selectors: { [`${invoice}:has([name="invoice.choice"][value="new"]:checked) > &`]: { display: 'grid' } },
})
