import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const screen = rule({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  paddingBlock: vars.space[16],
  minInlineSize: 0,
})

export const bar = rule({ '@media': { print: { display: 'none' } } })

export const top = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[8]} ${vars.space[20]}`,
})

export const actions = rule({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  '@media': { [media.medium]: { marginInlineStart: 'auto' }, print: { display: 'none' } },
})

export const scripted = rule({ selectors: { 'html:not(.js) &': { display: 'none' } } })
