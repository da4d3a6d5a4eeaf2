import { vars } from '@millwright/ui/theme'
import { rule } from '../layout/rule.ts'

const bare = { margin: 0, padding: 0, listStyle: 'none', display: 'grid' } as const

export const rights = rule({
  ...bare,
  gap: vars.space[16],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
})

export const brief = rule({ ...bare, gap: vars.space[8], alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' })

export const right = rule({ display: 'flex', alignItems: 'flex-start', gap: vars.space[12], minInlineSize: 0 })

export const mark = rule({
  display: 'grid',
  flex: 'none',
  color: vars.color.inkMuted,
  paddingBlockStart: vars.space[2],
})

export const words = rule({ display: 'grid', gap: vars.space[2], minInlineSize: 0 })

export const name = rule({ fontWeight: vars.weight.medium })

export const note = rule({ fontSize: vars.size[13], lineHeight: vars.leading[13], color: vars.color.inkMuted })
