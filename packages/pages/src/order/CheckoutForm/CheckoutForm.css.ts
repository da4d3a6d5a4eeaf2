import { media, shortWindow, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'
import { stickyOffset } from '../../layout/stickyOffset.ts'

export const page = rule({ display: 'grid', gap: vars.space[16], paddingBlock: vars.space[16] })

export const form = rule({
  display: 'grid',
  gap: vars.space[16],
  alignItems: 'start',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 328px' } },
})

export const main = rule({ display: 'grid', gap: vars.space[16], minInlineSize: 0 })

export const addresses = rule({
  display: 'grid',
  gap: vars.space[12],
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))' } },
})

export const newAddress = rule({
  display: 'grid',
  gap: vars.space[16],
  paddingBlockStart: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.line}`,
})

/** In wide windows the sums are sticky. */
export const aside = rule({
  '@media': { [media.wide]: { position: 'sticky', insetBlockStart: `calc(${stickyOffset} + ${vars.space[16]})` } },
})

export const place = rule({
  display: 'grid',
  gap: vars.space[12],
  padding: vars.space[16],
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
})

export const to = rule({
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
})

/** The button under the sums shows only in wide windows, where the sums are beside the form. */
export const submit = rule({ display: 'none', '@media': { [media.wide]: { display: 'grid' } } })

export const bar = rule({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  padding: vars.space[12],
  paddingBlockEnd: `max(${vars.space[12]}, env(safe-area-inset-bottom))`,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.float,
  '@media': { [media.wide]: { display: 'none' }, [shortWindow]: { position: 'static', boxShadow: 'none' } },
})

export const barSum = rule({ display: 'grid', minInlineSize: 0 })

/** As wide as a field of one line needs to be. */
export const narrow = rule({ maxInlineSize: 480 })

export const invoice = rule({ display: 'grid', gap: vars.space[12], maxInlineSize: 720 })

/** Pure CSS, so that the fields also appear without scripts when "new" is selected. */
export const newInvoice = rule({
  display: 'none',
  gap: vars.space[16],
  selectors: { [`${invoice}:has([name="invoice.choice"][value="new"]:checked) > &`]: { display: 'grid' } },
})
