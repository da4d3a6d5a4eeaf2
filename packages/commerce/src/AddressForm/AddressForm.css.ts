import { media, vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

export const fields = rule({
  display: 'grid',
  gap: vars.space[16],
  maxInlineSize: 720,
  '@media': { [media.medium]: { gridTemplateColumns: '1fr 1fr' } },
})

export const regions = rule({
  display: 'grid',
  gap: vars.space[12],
  alignItems: 'start',
  gridColumn: '1 / -1',
  '@media': { [media.medium]: { gridTemplateColumns: '1fr 1fr 1fr' } },
})

export const full = rule({ gridColumn: '1 / -1' })

/** The button that loads the next level. Hidden with scripts, because a selection then loads the level. */
export const next = rule({ gridColumn: '1 / -1', selectors: { 'html.js &': { display: 'none' } } })
