import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const section = rule({ display: 'grid', gap: vars.space[16], minInlineSize: 0 })

export const head = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
})

export const state = rule({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[8] })

export const small = rule({
  fontSize: vars.size[13],
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})

export const tools = rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] })

export const screenTools = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  '@media': { print: { display: 'none' } },
})

/** Only on paper, where the account's name and the mall's sign are missing. */
export const parties = rule({
  display: 'none',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space[16],
  '@media': { print: { display: 'grid' } },
})

export const words = rule({ display: 'grid', gap: vars.space[2], minInlineSize: 0, justifyItems: 'start' })

export const form = rule({ display: 'grid', gap: vars.space[12], minInlineSize: 0 })

export const figures = rule({
  display: 'grid',
  gap: vars.space[16],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  margin: 0,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})

export const figure = rule({
  display: 'grid',
  gap: vars.space[4],
  alignContent: 'start',
  minInlineSize: 0,
  '@media': {
    [media.medium]: {
      selectors: {
        '& + &': { borderInlineStart: `1px solid ${vars.color.line}`, paddingInlineStart: vars.space[16] },
      },
    },
  },
})

export const term = rule({ fontSize: vars.size[13], color: vars.color.inkMuted })
export const value = rule({ margin: 0, display: 'grid', gap: vars.space[2], justifyItems: 'start' })

export const columns = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  alignItems: 'start',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 280px' } },
})

export const halves = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  alignItems: 'start',
  '@media': { [media.wide]: { gridTemplateColumns: '1fr 1fr' } },
})

export const steps = rule({
  margin: 0,
  listStyle: 'decimal',
  paddingInlineStart: vars.space[20],
  display: 'grid',
  gap: vars.space[8],
  lineHeight: vars.leading[14],
})

export const total = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'end',
  gap: vars.space[12],
  fontWeight: vars.weight.medium,
})
