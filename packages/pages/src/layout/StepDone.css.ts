import { vars } from '@millwright/ui/theme'
import { rule } from './rule.ts'

export const done = rule({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[16],
  paddingBlock: vars.space[16],
  textAlign: 'center',
})

export const doneMark = rule({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 56,
  blockSize: 56,
  borderRadius: vars.radius.round,
  background: vars.color.goodSoft,
  color: vars.color.good,
})

export const buttons = rule({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space[12] })

/** Hidden without scripts, where no automatic redirect happens. */
export const scripted = rule({ selectors: { 'html:not(.js) &': { display: 'none' } } })
