import { vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const form = rule({ maxInlineSize: '24rem' })
export const ways = rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[16] })
