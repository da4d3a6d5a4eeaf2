import { vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

export const fold = rule({ maxInlineSize: 720, minInlineSize: 0 })

export const summary = rule({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.control.medium,
  color: vars.color.link,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
})

export const box = rule({
  display: 'grid',
  gap: vars.space[8],
  padding: vars.space[12],
  background: vars.color.sunken,
  borderRadius: vars.radius.medium,
})

export const left = rule({
  margin: 0,
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
})
