import { vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

/** The note lies between the header and the page, and touches neither. */
export const note = rule({ paddingBlockStart: vars.space[16] })
