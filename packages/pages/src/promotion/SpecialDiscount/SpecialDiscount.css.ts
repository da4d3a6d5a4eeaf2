import { vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const goods = rule({
  gridTemplateColumns: 'none',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(10.5rem, 1fr)',
  gap: vars.space[12],
  // Room for the focus outline of the cards.
  margin: '-4px',
  padding: '4px',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
})

export const all = rule({ margin: 0, fontSize: vars.size[13] })
