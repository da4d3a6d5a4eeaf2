import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const sums = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space[40], alignItems: 'end', margin: 0 })

export const sum = rule({ display: 'grid', gap: vars.space[4] })

export const term = rule({ fontSize: vars.size[13], lineHeight: vars.leading[13], color: vars.color.inkMuted })

export const amount = rule({ margin: 0 })

export const section = rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] })

export const offers = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})

export const offerItem = rule({ display: 'grid' })

export const offer = rule({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  padding: vars.space[12],
  color: vars.color.ink,
  textDecoration: 'none',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  selectors: {
    '&:hover': { borderColor: vars.color.actionInk },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
})

export const gift = rule({ fontSize: vars.size[13], lineHeight: vars.leading[13], color: vars.color.price })

export const note = rule({ fontSize: vars.size[12], lineHeight: vars.leading[12], color: vars.color.inkMuted })

export const own = rule({
  display: 'grid',
  gap: vars.space[12],
  '@media': { [media.medium]: { gridTemplateColumns: '280px auto', justifyContent: 'start', alignItems: 'start' } },
})

/** Beside the field, offset by the height of its label. */
export const ownAct = rule({ '@media': { [media.medium]: { paddingBlockStart: vars.space[24] } } })
