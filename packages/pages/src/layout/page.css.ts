import { vars } from '@millwright/ui/theme'
import { rule } from './rule.ts'

/** A column of sections with space above and below. */
export const page = rule({ display: 'grid', gap: vars.space[16], paddingBlock: vars.space[24] })
