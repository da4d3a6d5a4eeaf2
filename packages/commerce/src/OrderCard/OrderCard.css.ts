import { media, vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

/** The columns of a row. The headings of the list of orders have the same. */
const columns = '24px 11rem minmax(0, 1fr) 8.5rem 7.5rem 10.5rem'

export const card = rule({
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  selectors: { '&:hover': { borderColor: vars.color.lineStrong } },
})

export const row = rule({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"pick numbers state" "goods goods goods" "sums sums acts"',
  rowGap: vars.space[8],
  alignItems: 'start',
  paddingInline: vars.space[12],
  paddingBlock: vars.space[12],
  '@media': {
    [media.medium]: {
      gridTemplateColumns: columns,
      gridTemplateAreas: '"pick numbers goods sums state acts"',
      columnGap: vars.space[12],
      alignItems: 'center',
      paddingBlock: vars.space[4],
    },
  },
})

/** Phones have no column without a checkbox. */
export const pick = rule({
  gridArea: 'pick',
  alignSelf: 'center',
  marginInlineEnd: vars.space[8],
  '@media': { [media.medium]: { marginInlineEnd: 0 } },
})
export const numbers = rule({ gridArea: 'numbers', minInlineSize: 0 })

export const number = rule({
  margin: 0,
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  fontWeight: vars.weight.medium,
})

/** The second line of a cell. */
export const small = rule({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.inkMuted,
})

export const po = rule({ color: vars.color.ink })

export const goods = rule({ gridArea: 'goods', display: 'flex', gap: vars.space[8], minInlineSize: 0 })

export const picture = rule({
  flex: 'none',
  inlineSize: '40px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  overflow: 'hidden',
  background: vars.color.paper,
})

export const words = rule({ minInlineSize: 0 })

export const what = rule({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.medium]: { whiteSpace: 'nowrap' } },
})

export const model = rule({
  fontWeight: vars.weight.bold,
  color: vars.color.ink,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
})

export const others = rule({ color: vars.color.inkMuted })

export const sums = rule({
  gridArea: 'sums',
  alignSelf: 'center',
  minInlineSize: 0,
  '@media': { [media.medium]: { textAlign: 'end' } },
})

export const state = rule({
  gridArea: 'state',
  minInlineSize: 0,
  '@media': {
    'not all and (min-width: 48em)': { display: 'grid', justifyItems: 'end', paddingInlineStart: vars.space[8] },
  },
})

export const left = rule({ color: vars.color.warn })

export const acts = rule({ gridArea: 'acts', display: 'grid', justifyContent: 'end' })

export const ask = rule({ paddingInline: vars.space[12], paddingBlockEnd: vars.space[12] })
