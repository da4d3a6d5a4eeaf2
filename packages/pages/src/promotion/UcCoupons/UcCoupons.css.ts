import { vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const ticket = rule({ display: 'grid', gap: vars.space[4] })

export const tools = rule({ justifySelf: 'end' })
