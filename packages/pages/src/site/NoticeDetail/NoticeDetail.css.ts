import { vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const words = rule({ fontSize: vars.size[16] })

export const back = rule({ '@media': { print: { display: 'none' } } })
