import { vars } from '@millwright/ui/theme'
import { rule } from '../layout/rule.ts'

export const screen = rule({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[20],
  inlineSize: '100%',
  maxInlineSize: 520,
  marginInline: 'auto',
  paddingBlock: vars.space[24],
})

/** In the user centre the form starts at the edge of the content. */
export const framed = rule({ maxInlineSize: 520 })

export const link = rule({ color: vars.color.link, textDecoration: 'underline', textUnderlineOffset: 3 })
