import { vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

export const form = rule({ display: 'grid', alignContent: 'start', gap: vars.space[16], maxInlineSize: 720 })

export const head = rule({ ':empty': { display: 'none' } })
