import { media, vars } from '@millwright/ui/theme'
import { faint, figures, line, wideLine } from '../../layout/LineTable/lineStyles.ts'
import { rule } from '../../layout/rule.ts'

const narrow = { ...line, rowGap: vars.space[4] } as const

export const row = rule({
  ...narrow,
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  gridTemplateAreas: '"pick bill open" "pick state amount" "pick due due"',
  '@media': {
    [media.medium]: {
      ...wideLine,
      columnGap: vars.space[24],
      gridTemplateColumns: '3.5rem minmax(0, 1.4fr) 7rem 7rem 8.5rem minmax(0, 1fr)',
      gridTemplateAreas: '"pick bill amount open due state"',
    },
  },
})
/** Without open statements the table has no selection column. */
export const rowOfPaid = rule({
  ...narrow,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"bill open" "state amount" "due due"',
  '@media': {
    [media.medium]: {
      ...wideLine,
      columnGap: vars.space[24],
      gridTemplateColumns: 'minmax(0, 1.4fr) 7rem 7rem 8.5rem minmax(0, 1fr)',
      gridTemplateAreas: '"bill amount open due state"',
    },
  },
})

export const head = {
  pick: rule({ gridArea: 'pick' }),
  bill: rule({ gridArea: 'bill' }),
  amount: rule({ gridArea: 'amount', ...figures }),
  open: rule({ gridArea: 'open', ...figures }),
  due: rule({ gridArea: 'due' }),
  state: rule({ gridArea: 'state' }),
}

export const cell = {
  pick: rule({ gridArea: 'pick', alignSelf: 'start' }),
  bill: rule({ gridArea: 'bill', minInlineSize: 0, whiteSpace: 'nowrap' }),
  amount: rule({ gridArea: 'amount', ...figures, ...faint }),
  open: rule({ gridArea: 'open', ...figures, fontWeight: vars.weight.medium }),
  due: rule({ gridArea: 'due', fontVariantNumeric: 'tabular-nums', ...faint }),
  state: rule({ gridArea: 'state', minInlineSize: 0 }),
}
