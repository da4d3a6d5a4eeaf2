import { media, vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

export const actions = rule({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  alignItems: 'center',
  '@media': { [media.medium]: { justifyContent: 'end' } },
})
