import { media, vars } from '@millwright/ui/theme'
import { rule } from '../rule.ts'

export const logo = rule({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  color: vars.color.ink,
  textDecoration: 'none',
})

export const words = rule({
  fontSize: vars.size[22],
  fontWeight: vars.weight.bold,
  letterSpacing: '-0.01em',
  whiteSpace: 'nowrap',
  // On phones, hidden beside a mark. Without a mark the name is the whole logo.
  selectors: { '* + &': { '@media': { 'screen and (max-width: 47.99em)': { display: 'none' } } } },
  '@media': { [media.wide]: { fontSize: vars.size[28] } },
})
