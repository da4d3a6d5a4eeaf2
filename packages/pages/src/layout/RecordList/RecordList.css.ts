import { media, vars } from '@millwright/ui/theme'
import { rule } from '../rule.ts'

const list = { margin: 0, padding: 0, listStyle: 'none' }

export const records = {
  cards: rule({ ...list, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[12] }),
  tiles: rule({
    ...list,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[12],
    '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
  rows: rule({
    ...list,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.medium,
    background: vars.color.surface,
  }),
}

export const record = {
  cards: undefined,
  // Tiles in one row have equal heights.
  tiles: rule({ display: 'grid' }),
  rows: rule({ selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } } }),
}
