import { vars } from '@millwright/ui/theme'
import { rule } from './rule.ts'

export const form = rule({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  selectors: { '&[aria-busy="true"]': { cursor: 'progress', pointerEvents: 'none' } },
})
