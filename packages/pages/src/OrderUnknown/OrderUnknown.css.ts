import { media, vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

export const page = rule({ paddingBlock: vars.space[24] })

export const orders = rule({ display: 'grid', gap: vars.space[8], margin: 0, padding: 0, listStyle: 'none' })

export const order = rule({ display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'baseline', gap: `${vars.space[4]} ${vars.space[16]}`, paddingBlock: vars.space[8], borderBlockEnd: `1px solid ${vars.color.line}`, fontVariantNumeric: 'tabular-nums', '@media': { [media.medium]: { gridTemplateColumns: '1fr 1fr auto' } } })

/** On a phone the amount stands at the end of the number's line, the time beneath. */
export const amount = rule({ '@media': { 'not all and (min-width: 768px)': { gridArea: '1 / 2' } } })
