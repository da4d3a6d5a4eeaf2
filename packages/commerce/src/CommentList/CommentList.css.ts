import { vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

export const comments = rule({ display: 'flex', flexDirection: 'column', gap: vars.space[12] })

export const rating = rule({ margin: 0, color: vars.color.inkMuted, fontSize: vars.size[13] })

export const list = rule({ margin: 0, padding: 0, listStyle: 'none' })

export const comment = rule({
  paddingBlock: vars.space[16],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})
