import { vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

export const page = rule({ paddingBlock: vars.space[24] })

export const orders = rule({ display: 'grid', gap: vars.space[8], margin: 0, padding: 0, listStyle: 'none' })

export const order = rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', columnGap: vars.space[16], rowGap: vars.space[4], paddingBlock: vars.space[8], borderBlockEnd: `1px solid ${vars.color.line}`, fontVariantNumeric: 'tabular-nums' })
