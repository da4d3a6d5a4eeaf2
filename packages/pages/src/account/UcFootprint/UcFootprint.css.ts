import { vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const day = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  minInlineSize: 0,
})

export const head = rule({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
})

export const list = rule({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
})

export const item = rule({ selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } } })

export const buttons = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] })
