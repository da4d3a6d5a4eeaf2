import { vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

const hidden = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** A table for screen readers, a row of tiers for sighted readers. */
export const table = rule({ display: 'block', position: 'relative', inlineSize: '100%' })

export const caption = rule(hidden)
export const head = rule(hidden)

export const body = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8], maxInlineSize: 664 })

export const step = rule({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 88px',
  minInlineSize: 'max-content',
  maxInlineSize: 160,
  padding: `${vars.space[8]} ${vars.space[12]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  selectors: {
    '&[aria-current]': { borderColor: vars.color.actionInk, boxShadow: `inset 0 -2px ${vars.color.actionInk}` },
  },
})

export const range = rule({
  padding: 0,
  fontSize: vars.size[12],
  lineHeight: '1.125rem',
  fontWeight: vars.weight.regular,
  color: vars.color.inkMuted,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
})

export const price = rule({ padding: 0 })
