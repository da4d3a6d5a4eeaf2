import { vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

export const tag = rule({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[8],
  minInlineSize: 0,
  selectors: { '&[data-align="end"]': { justifyContent: 'flex-end' } },
})

export const from = rule({ fontSize: vars.size[12], color: vars.color.inkMuted })

export const below = rule({ fontSize: vars.size[12], color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' })

export const member = rule({ fontSize: vars.size[12], color: vars.color.good, fontWeight: vars.weight.medium })

/** Ends the line of the price, so that the terms begin at the same place in every card. */
export const lineEnd = rule({ inlineSize: '100%' })
