import { rule } from '../../layout/rule.ts'

export const reference = rule({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })
