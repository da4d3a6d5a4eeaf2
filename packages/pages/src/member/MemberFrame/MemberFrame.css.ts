import { vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const head = rule({ background: vars.color.surface, borderBlockEnd: `1px solid ${vars.color.line}` })

export const page = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  paddingBlock: vars.space[24],
})
