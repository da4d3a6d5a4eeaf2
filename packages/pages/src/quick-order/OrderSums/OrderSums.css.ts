import { vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const figures = rule({ display: 'grid', gap: vars.space[4], marginBlock: vars.space[12], marginInline: 0 })
export const figure = rule({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[12],
  selectors: {
    '&[data-first]': { paddingBlockStart: vars.space[8], borderBlockStart: `1px solid ${vars.color.line}` },
    '&[data-total]': { alignItems: 'baseline', paddingBlockStart: vars.space[8], fontWeight: vars.weight.bold },
  },
})
export const shop = rule({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const muted = rule({ color: vars.color.inkMuted, fontSize: vars.size[13] })
export const value = rule({ margin: 0, whiteSpace: 'nowrap' })
