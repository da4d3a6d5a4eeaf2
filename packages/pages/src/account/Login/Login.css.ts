import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const screen = rule({
  display: 'grid',
  gap: vars.space[24],
  alignItems: 'start',
  paddingBlock: vars.space[24],
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 420px) 400px',
      justifyContent: 'center',
      gap: vars.space[72],
      paddingBlock: vars.space[56],
    },
  },
})

export const words = rule({ minInlineSize: 0, '@media': { [media.medium]: { paddingBlockStart: vars.space[32] } } })

export const lead = rule({
  margin: 0,
  marginBlockStart: vars.space[8],
  fontSize: vars.size[16],
  color: vars.color.inkMuted,
})

export const benefits = rule({
  display: 'none',
  margin: 0,
  marginBlockStart: vars.space[32],
  padding: 0,
  listStyle: 'none',
  '@media': { [media.medium]: { display: 'grid', gap: vars.space[16] } },
})

export const benefit = rule({ display: 'flex', alignItems: 'center', gap: vars.space[12] })

export const panel = rule({ display: 'flex', flexDirection: 'column', gap: vars.space[16] })
