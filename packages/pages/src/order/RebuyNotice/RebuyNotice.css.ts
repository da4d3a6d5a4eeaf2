import { vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const lines = rule({ display: 'grid', gap: vars.space[8], margin: 0, padding: 0, listStyle: 'none' })

export const line = rule({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[12], rowGap: vars.space[4] })
