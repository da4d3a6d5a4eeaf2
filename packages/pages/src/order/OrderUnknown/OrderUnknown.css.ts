import { vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const orders = rule({ display: 'grid', gap: vars.space[8], margin: 0, padding: 0, listStyle: 'none' })

export const order = rule({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: vars.space[16],
  paddingBlock: vars.space[8],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontVariantNumeric: 'tabular-nums',
})
