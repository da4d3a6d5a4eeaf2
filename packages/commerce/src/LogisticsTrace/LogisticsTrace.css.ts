import { media, vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

export const parcels = rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] })

/** As a card, the tracking is beside the facts where there is room. */
export const parcel = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  alignItems: 'start',
  selectors: {
    '&[data-card]': {
      gap: vars.space[20],
      padding: vars.space[16],
      background: vars.color.surface,
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.medium,
    },
  },
  '@media': {
    [media.wide]: { selectors: { '&[data-card]': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)' } } },
  },
})

export const facts = rule({ display: 'grid', gap: vars.space[8], minInlineSize: 0 })

export const head = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[12],
  rowGap: vars.space[4],
})

export const state = rule({ fontSize: vars.size[18], lineHeight: vars.leading[22], fontWeight: vars.weight.bold })

export const name = rule({
  margin: 0,
  fontSize: vars.size[13],
  fontWeight: vars.weight.medium,
  color: vars.color.inkMuted,
})

export const carrier = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[16],
  rowGap: vars.space[4],
  fontSize: vars.size[13],
  color: vars.color.inkMuted,
})

export const contents = rule({
  display: 'grid',
  margin: 0,
  marginBlockStart: vars.space[4],
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: vars.size[13],
})

export const item = rule({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[12],
  paddingBlock: vars.space[8],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})

/** Drawings are dark on white, so the background stays light in the dark theme. */
export const picture = rule({
  padding: vars.space[2],
  background: vars.color.paper,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
})

export const words = rule({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })

export const small = rule({ fontSize: vars.size[12], lineHeight: vars.leading[12], color: vars.color.inkMuted })

export const count = rule({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })
