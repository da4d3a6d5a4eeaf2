import { vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const section = rule({ display: 'grid', gap: vars.space[12] })

export const headline = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
})

/** Hidden with scripts, where a selection reprices by itself. */
export const follow = rule({ selectors: { 'html.js &': { display: 'none' } } })

export const buttons = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] })

export const kept = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space[8],
  fontSize: vars.size[13],
  color: vars.color.inkMuted,
})

export const fold = rule({ fontSize: vars.size[13], minInlineSize: 0 })

export const foldTitle = rule({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: vars.control.medium,
  color: vars.color.link,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { textDecoration: 'underline' } },
})
