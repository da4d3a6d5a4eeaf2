import { vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const form = rule({ display: 'grid', gap: vars.space[12], justifyItems: 'start' })

export const fields = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  gap: vars.space[12],
  inlineSize: '100%',
  alignItems: 'start',
})

export const list = rule({ inlineSize: '100%', maxInlineSize: 720 })

export const bar = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
})

export const search = rule({ display: 'flex', gap: vars.space[8], minInlineSize: 0 })

export const buttons = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] })

export const part = rule({ display: 'grid', minInlineSize: 0 })

export const name = rule({ color: vars.color.inkMuted, fontSize: vars.size[12] })

export const refused = rule({ margin: 0, paddingInlineStart: vars.space[16] })

export const actions = rule({ display: 'inline-flex', gap: vars.space[4] })
