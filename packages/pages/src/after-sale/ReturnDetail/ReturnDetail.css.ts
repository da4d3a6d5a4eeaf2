import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const columns = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  alignItems: 'start',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 400px)' } },
})
export const part = rule({ display: 'grid', gap: vars.space[12], minInlineSize: 0 })
export const stack = rule({ display: 'grid', gap: vars.space[16], minInlineSize: 0 })
export const tools = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8], alignItems: 'center' })
export const address = rule({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: vars.space[12],
  paddingInline: vars.space[16],
  background: vars.color.canvas,
  borderRadius: vars.radius.medium,
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  fontStyle: 'normal',
})
export const pair = rule({
  display: 'grid',
  gap: vars.space[12],
  '@media': { [media.medium]: { gridTemplateColumns: '1fr 1fr' } },
})
export const photos = rule({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
