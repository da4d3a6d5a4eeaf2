import { vars } from '@millwright/ui/theme'
import { rule } from './rule.ts'

export const page = rule({ display: 'grid', gap: vars.space[16], paddingBlock: vars.space[24] })
