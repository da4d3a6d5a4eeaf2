import { rule } from '../internal/rule.ts'
import { vars } from '@millwright/ui/theme'

export const languages = rule({ display: 'inline-flex', alignItems: 'center', gap: vars.space[12], whiteSpace: 'nowrap' })

export const language = rule({ display: 'inline-flex', alignItems: 'center', minBlockSize: 24, color: 'inherit', textDecoration: 'underline', textUnderlineOffset: 3 })

export const current = rule({ fontWeight: vars.weight.bold })
