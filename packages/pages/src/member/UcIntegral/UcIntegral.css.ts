import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

const { color, space } = vars

export const top = rule({
  display: 'grid',
  gap: space[16],
  '@media': { [media.wide]: { gridTemplateColumns: '280px minmax(0, 1fr)' } },
})

export const now = rule({ display: 'grid', gap: space[4], alignContent: 'start' })

export const score = rule({
  fontSize: '2.25rem',
  lineHeight: '2.75rem',
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})

export const expires = rule({
  display: 'flex',
  gap: space[4],
  alignItems: 'baseline',
  margin: 0,
  marginBlockStart: space[8],
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  color: color.inkMuted,
  selectors: { '&[data-soon]': { color: color.warn, fontWeight: vars.weight.medium } },
})

export const more = rule({ fontSize: vars.size[13], color: color.inkMuted })

export const dates = rule({ margin: 0, paddingInlineStart: space[16], fontVariantNumeric: 'tabular-nums' })

export const log = rule({ display: 'grid', gap: space[12], minInlineSize: 0 })

export const head = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
})

export const filter = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  gap: space[8],
  alignItems: 'end',
  '@media': { [media.medium]: { gridTemplateColumns: '200px 160px auto', justifyContent: 'start' } },
})

export const cause = rule({ display: 'grid', gap: space[4], fontWeight: vars.weight.regular, minInlineSize: 0 })

export const when = rule({
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})

export const came = rule({ color: color.good, fontWeight: vars.weight.medium })

export const went = rule({ color: color.ink, fontWeight: vars.weight.medium })

export const foot = rule({
  display: 'grid',
  gap: space[16],
  alignItems: 'start',
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const rules = rule({
  display: 'grid',
  gap: space[8],
  margin: 0,
  marginBlockStart: space[8],
  paddingInlineStart: space[16],
  listStyle: 'disc',
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  color: color.inkMuted,
})
