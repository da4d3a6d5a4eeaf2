import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const part = rule({ display: 'grid', gap: vars.space[12], minInlineSize: 0 })
export const tools = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8], alignItems: 'center' })
export const title = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[16],
  rowGap: vars.space[4],
})
export const muted = rule({ color: vars.color.inkMuted, fontSize: vars.size[13] })
export const columns = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  alignItems: 'start',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 360px)' } },
})
export const files = rule({ margin: 0, padding: 0, listStyle: 'none', overflowWrap: 'anywhere' })
export const messages = rule({ display: 'grid', gap: vars.space[8], margin: 0, padding: 0, listStyle: 'none' })
export const message = rule({
  display: 'grid',
  gap: vars.space[4],
  maxInlineSize: '85%',
  justifySelf: 'start',
  padding: vars.space[12],
  borderRadius: vars.radius.medium,
  background: vars.color.canvas,
  border: `1px solid ${vars.color.line}`,
  selectors: { '&[data-by="buyer"]': { justifySelf: 'end' } },
})
export const said = rule({ fontSize: vars.size[13], color: vars.color.inkMuted })
export const words = rule({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
