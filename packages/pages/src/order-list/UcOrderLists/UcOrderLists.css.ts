import { vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const form = rule({ display: 'grid', gap: vars.space[12], maxInlineSize: 720 })
export const hint = rule({ margin: 0, color: vars.color.inkMuted, fontSize: vars.size[13] })
export const file = rule({ display: 'grid', gap: vars.space[4], fontSize: vars.size[13], justifyItems: 'start' })
export const wrong = rule({ color: vars.color.bad })
export const buttons = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] })
export const named = rule({ display: 'grid', gap: vars.space[4], minInlineSize: 0, overflowWrap: 'anywhere' })
export const name = rule({ fontWeight: vars.weight.bold })
export const muted = rule({ color: vars.color.inkMuted, fontSize: vars.size[13], fontWeight: vars.weight.regular })
export const repeat = rule({ display: 'grid', gap: vars.space[4], justifyItems: 'start' })
export const actions = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4], justifyContent: 'end' })
export const refused = rule({ margin: 0, paddingInlineStart: vars.space[16] })
