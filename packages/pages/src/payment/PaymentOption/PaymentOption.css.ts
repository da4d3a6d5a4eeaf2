import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const kinds = rule({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })

export const kind = rule({
  display: 'grid',
  gap: vars.space[12],
  paddingBlock: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 }, '&:last-child': { paddingBlockEnd: 0 } },
  '@media': {
    [media.medium]: {
      gridTemplateColumns: '168px minmax(0, 1fr) auto',
      columnGap: vars.space[24],
      alignItems: 'start',
    },
  },
})

export const name = rule({ display: 'grid', gap: vars.space[4], justifyItems: 'start' })

export const means = rule({ display: 'grid', gap: vars.space[8], minInlineSize: 0 })

export const act = rule({ '@media': { [media.medium]: { minInlineSize: 148, display: 'grid' } } })
