import { vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const form = rule({ display: 'flex', flexDirection: 'column', gap: vars.space[12], minInlineSize: 0 })

export const classes = rule({
  display: 'flex',
  gap: vars.space[8],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { print: { display: 'none' } },
})

export const chip = rule({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 32,
  paddingInline: vars.space[12],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: vars.color.ink,
  fontSize: vars.size[13],
  textDecoration: 'none',
  outlineOffset: '-2px',
  selectors: { '&:hover': { borderColor: vars.color.lineStrong, color: vars.color.actionInk } },
})

export const hint = rule({ margin: 0, color: vars.color.inkMuted, fontSize: vars.size[12] })

export const bar = rule({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `${vars.space[8]} ${vars.space[16]}`,
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  background: vars.color.surface,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  '@media': { print: { display: 'none' } },
})

export const total = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space[12]}`,
  marginInlineEnd: 'auto',
  fontVariantNumeric: 'tabular-nums',
})
export const lines = rule({ fontSize: vars.size[13], color: vars.color.inkMuted })
export const tax = rule({ fontSize: vars.size[12], color: vars.color.inkMuted })
