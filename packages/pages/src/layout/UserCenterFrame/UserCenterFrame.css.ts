import { media, vars } from '@millwright/ui/theme'
import { rule } from '../rule.ts'

export const frame = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  alignItems: 'start',
  paddingBlock: vars.space[16],
  '@media': { [media.wide]: { gridTemplateColumns: '200px minmax(0, 1fr)' } },
})

export const menu = rule({
  minInlineSize: 0,
  '@media': { [media.wide]: { position: 'sticky', insetBlockStart: vars.space[16] } },
})

export const content = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  minInlineSize: 0,
})
