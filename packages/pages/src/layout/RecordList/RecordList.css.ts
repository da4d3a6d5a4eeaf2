import { vars } from '@millwright/ui/theme'
import { rule } from '../rule.ts'

const list = { margin: 0, padding: 0, listStyle: 'none' }

export const records = {
  cards: rule({ ...list, display: 'grid', gap: vars.space[12] }),
  rows: rule({
    ...list,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.medium,
    background: vars.color.surface,
  }),
}

export const record = {
  cards: undefined,
  rows: rule({ selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } } }),
}
