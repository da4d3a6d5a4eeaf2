import { vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const form = rule({ maxInlineSize: '24rem' })
export const forgotten = rule({ marginBlockStart: vars.space[16], display: 'grid', gap: vars.space[16] })
export const ask = rule({ color: vars.color.link, cursor: 'pointer', inlineSize: 'fit-content', minBlockSize: 24 })
export const ways = rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[16] })
