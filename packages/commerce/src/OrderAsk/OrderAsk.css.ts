import { vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

export const form = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8], justifyContent: 'end' })
export const body = rule({ display: 'grid', gap: vars.space[16] })
