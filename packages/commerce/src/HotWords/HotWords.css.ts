import { vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

export const row = rule({ blockSize: 20, overflow: 'hidden', fontSize: vars.size[12], lineHeight: '1.25rem' })

export const list = rule({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const word = rule({
  color: vars.color.inkMuted,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { color: vars.color.actionInk, textDecoration: 'underline' },
})
