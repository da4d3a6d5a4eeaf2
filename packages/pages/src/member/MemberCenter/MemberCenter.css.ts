import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

const bare = { margin: 0, padding: 0, listStyle: 'none' } as const

export const columns = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  alignItems: 'start',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
})

export const section = rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] })

export const sectionHead = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[12],
})

export const ways = rule({ ...bare, display: 'grid', gap: vars.space[16] })

export const way = rule({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[16] })

export const wayWords = rule({ display: 'grid', gap: vars.space[2], minInlineSize: 0 })

export const wayName = rule({ fontWeight: vars.weight.medium })

export const whole = rule({ whiteSpace: 'nowrap' })
export const note = rule({
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})

export const history = rule({ ...bare, display: 'grid' })

export const entry = rule({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
  paddingBlock: vars.space[8],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})

export const entryWords = rule({ display: 'grid', gap: vars.space[2], minInlineSize: 0 })

export const figures = rule({ display: 'grid', justifyItems: 'end', flex: 'none' })

export const change = rule({
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-more]': { color: vars.color.good } },
})
