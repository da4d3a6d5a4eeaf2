import { media, vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

export const grid = rule({
  display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[8], margin: 0, padding: 0, listStyle: 'none',
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(auto-fill, minmax(max(208px, 100% / 6), 1fr))', gap: vars.space[16] } },
})

export const cell = rule({ minInlineSize: 0 })
