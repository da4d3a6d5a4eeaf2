import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const table = rule({ fontSize: vars.size[14] })

export const heads = rule({
  display: 'none',
  '@media': { [media.medium]: { display: 'block', background: vars.color.sunken, color: vars.color.inkMuted } },
})

export const row = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"kind change" "time after" "reference reference"',
  columnGap: vars.space[12],
  rowGap: vars.space[2],
  alignItems: 'baseline',
  paddingBlock: vars.space[8],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    [media.medium]: {
      gridTemplateColumns: '140px 120px minmax(0, 1fr) 120px 120px',
      gridTemplateAreas: '"time kind reference change after"',
      paddingInline: vars.space[12],
      paddingBlock: vars.space[12],
    },
  },
})

const figures = { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const
const faint = {
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  color: vars.color.inkMuted,
  '@media': { [media.medium]: { fontSize: vars.size[14], color: vars.color.ink } },
} as const

export const head = {
  time: rule({ gridArea: 'time' }),
  kind: rule({ gridArea: 'kind' }),
  reference: rule({ gridArea: 'reference' }),
  change: rule({ gridArea: 'change', ...figures }),
  after: rule({ gridArea: 'after', ...figures }),
}

export const cell = {
  time: rule({ gridArea: 'time', fontVariantNumeric: 'tabular-nums', ...faint }),
  kind: rule({ gridArea: 'kind', fontWeight: vars.weight.medium }),
  reference: rule({ gridArea: 'reference', overflowWrap: 'anywhere', ...faint }),
  change: rule({
    gridArea: 'change',
    ...figures,
    fontWeight: vars.weight.medium,
    selectors: { '&[data-in]': { color: vars.color.good } },
  }),
  after: rule({ gridArea: 'after', ...figures, ...faint }),
}

/** On phones, where no head names the figure. */
export const afterWord = rule({ '@media': { [media.medium]: { display: 'none' } } })
