import { vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const reasons = rule({ margin: 0, paddingInlineStart: vars.space[16], overflowWrap: 'anywhere' })
