import { vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

export const panel = rule({ inlineSize: '100%' })

export const form = rule({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  marginBlockStart: vars.space[20],
  selectors: { '&[aria-busy="true"]': { cursor: 'progress', pointerEvents: 'none' } },
})

export const link = rule({ color: vars.color.link, textDecoration: 'underline', textUnderlineOffset: 3 })

export const others = rule({ display: 'flex', justifyContent: 'space-between', margin: 0, fontSize: vars.size[13] })
