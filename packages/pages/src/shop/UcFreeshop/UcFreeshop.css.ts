import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const form = rule({ maxInlineSize: '44rem' })
export const pair = rule({
  display: 'grid',
  // Under the floating legend of a brand, not in the room of no width beside it.
  clear: 'both',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[20],
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const buttons = rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[12] })

const bare = { margin: 0, padding: 0, border: 0, minInlineSize: 0 } as const
export const group = rule({ ...bare, display: 'grid', gap: vars.space[12] })
export const legend = rule({ padding: 0, fontWeight: vars.weight.medium, fontSize: vars.size[14] })
export const hint = rule({
  margin: 0,
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  color: vars.color.inkMuted,
})
export const choices = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 180px), 1fr))',
  gap: vars.space[8],
})
export const brand = rule({
  ...bare,
  paddingBlockStart: vars.space[12],
  borderBlockStart: `1px solid ${vars.color.line}`,
})
export const brandLegend = rule({
  float: 'inline-start',
  inlineSize: '100%',
  padding: 0,
  marginBlockEnd: vars.space[8],
  fontSize: vars.size[13],
  color: vars.color.inkMuted,
})

export const data = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[16],
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const part = rule({ display: 'grid', gap: vars.space[16], minInlineSize: 0 })
export const partHead = rule({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[12],
})
export const inline = rule({ display: 'inline-flex', flexWrap: 'wrap', columnGap: vars.space[12] })
export const list = rule({
  display: 'grid',
  gap: vars.space[4],
  margin: 0,
  paddingInlineStart: vars.space[20],
  listStyle: 'disc',
})
export const mend = rule({ color: 'inherit', textDecoration: 'underline', textUnderlineOffset: 3 })
