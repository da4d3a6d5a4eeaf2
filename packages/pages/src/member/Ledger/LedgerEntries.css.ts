import { media, vars } from '@millwright/ui/theme'
import { faint, figures, line, wideLine } from '../../layout/LineTable/lineStyles.ts'
import { rule } from '../../layout/rule.ts'

export const row = rule({
  ...line,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"kind change" "time after" "reference reference"',
  rowGap: vars.space[2],
  '@media': {
    [media.medium]: {
      ...wideLine,
      gridTemplateColumns: '128px 88px minmax(0, 1fr) 112px 112px',
      gridTemplateAreas: '"time kind reference change after"',
    },
  },
})

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
  change: rule({ gridArea: 'change', ...figures, fontWeight: vars.weight.medium }),
  after: rule({ gridArea: 'after', ...figures, ...faint }),
}

export const came = rule({ color: vars.color.good })
