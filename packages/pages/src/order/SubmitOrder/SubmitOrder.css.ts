import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

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

export const offers = rule({ display: 'grid', gap: vars.space[8], margin: 0, padding: 0, listStyle: 'none' })

/** A coupon to claim, with the button that claims and uses it. */
export const offer = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[12],
  rowGap: vars.space[4],
  padding: vars.space[8],
  paddingInlineStart: vars.space[12],
  fontSize: vars.size[13],
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
})

export const coupons = rule({
  display: 'grid',
  gap: vars.space[16],
  alignItems: 'start',
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))' } },
})
