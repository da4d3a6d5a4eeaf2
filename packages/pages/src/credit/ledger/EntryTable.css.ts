import { media, vars } from '@millwright/ui/theme'
import { faint, figures, line, wideLine } from '../../layout/LineTable/lineStyles.ts'
import { rule } from '../../layout/rule.ts'

const narrow = {
  ...line,
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  rowGap: vars.space[4],
} as const

export const row = rule({
  ...narrow,
  gridTemplateAreas: '"about about amount" "date kind bill"',
  '@media': {
    [media.medium]: {
      ...wideLine,
      gridTemplateColumns: '88px 104px minmax(0, 1fr) 152px 120px',
      gridTemplateAreas: '"date kind about bill amount"',
    },
  },
})
/** The entries of a single statement: without the column for the statement number. */
export const rowOfBill = rule({
  ...narrow,
  gridTemplateAreas: '"about about amount" "date kind kind"',
  '@media': {
    [media.medium]: {
      ...wideLine,
      gridTemplateColumns: '88px 104px minmax(0, 1fr) 120px',
      gridTemplateAreas: '"date kind about amount"',
    },
  },
})

export const head = {
  date: rule({ gridArea: 'date' }),
  kind: rule({ gridArea: 'kind' }),
  about: rule({ gridArea: 'about' }),
  bill: rule({ gridArea: 'bill' }),
  amount: rule({ gridArea: 'amount', ...figures }),
}

export const cell = {
  date: rule({ gridArea: 'date', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', ...faint }),
  kind: rule({ gridArea: 'kind', ...faint }),
  about: rule({ gridArea: 'about', overflowWrap: 'anywhere', minInlineSize: 0 }),
  bill: rule({ gridArea: 'bill', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', ...faint }),
  amount: rule({ gridArea: 'amount', ...figures, fontWeight: vars.weight.medium }),
}

export const whole = rule({ whiteSpace: 'nowrap' })
