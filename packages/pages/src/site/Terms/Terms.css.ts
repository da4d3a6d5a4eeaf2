import { vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const screen = rule({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[24],
  paddingBlock: vars.space[24],
})

export const tools = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  '@media': { print: { display: 'none' } },
})

export const unprinted = rule({ '@media': { print: { display: 'none' } } })

export const sheet = rule({ display: 'grid', gap: vars.space[16], fontSize: vars.size[16] })
