import { rule } from '../internal/rule.ts'

export const code = rule({ display: 'block', background: '#fff' })
