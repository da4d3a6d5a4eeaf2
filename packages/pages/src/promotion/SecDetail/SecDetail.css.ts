import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

const { color, space } = vars

export const screen = rule({ display: 'grid', gap: space[16], paddingBlock: space[16] })

export const top = rule({
  display: 'grid',
  gap: space[24],
  alignItems: 'start',
  padding: space[16],
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.medium,
  '@media': { [media.wide]: { gridTemplateColumns: '440px minmax(0, 1fr)', padding: space[24] } },
})

export const buy = rule({ display: 'grid', gap: space[16], minInlineSize: 0 })

export const title = rule({ margin: 0, fontWeight: vars.weight.regular })

export const model = rule({
  display: 'block',
  fontSize: vars.size[22],
  lineHeight: '1.75rem',
  fontWeight: vars.weight.bold,
  overflowWrap: 'anywhere',
  '@media': { [media.medium]: { fontSize: vars.size[28], lineHeight: '2.25rem' } },
})

export const name = rule({
  display: 'block',
  marginBlockStart: space[4],
  fontSize: vars.size[16],
  lineHeight: '1.5rem',
})

export const brief = rule({ margin: 0, marginBlockStart: space[4], color: color.inkMuted })

export const facts = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  margin: 0,
  marginBlockStart: space[8],
  fontSize: vars.size[13],
})

export const price = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space[12],
  margin: 0,
})

export const form = rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[12] })

export const notes = rule({
  flexBasis: '100%',
  margin: 0,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  color: color.inkMuted,
})

export const other = rule({ margin: 0, fontSize: vars.size[13] })

export const section = rule({ display: 'grid', gap: space[12] })

export const tax = rule({ fontSize: vars.size[12], color: vars.color.inkMuted })
