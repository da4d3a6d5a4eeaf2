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
