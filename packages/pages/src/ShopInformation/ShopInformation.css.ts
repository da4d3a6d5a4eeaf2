import { vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

export const screen = rule({ display: 'flex', flexDirection: 'column', gap: vars.space[16], paddingBlock: `${vars.space[16]} ${vars.space[40]}` })
