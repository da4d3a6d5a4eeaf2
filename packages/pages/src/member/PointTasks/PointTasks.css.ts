import { vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

const { color, space } = vars

export const tasks = rule({ display: 'grid', gap: space[8] })

export const list = rule({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })

export const task = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  paddingBlock: space[8],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
})

export const words = rule({ display: 'grid', minInlineSize: 0 })

export const name = rule({ fontWeight: vars.weight.medium })

export const hint = rule({ fontSize: vars.size[13], lineHeight: vars.leading[13], color: color.inkMuted })

export const taken = rule({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  fontSize: vars.size[13],
  color: color.good,
})
