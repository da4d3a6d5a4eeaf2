import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const form = rule({ display: 'flex', flexDirection: 'column', gap: vars.space[12], minInlineSize: 0 })

export const classes = rule({
  display: 'flex',
  gap: vars.space[8],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { print: { display: 'none' }, [media.medium]: { flexWrap: 'wrap' } },
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

/** Hidden on phones: the hint is about arrow keys and pasting from spreadsheets. */
export const hint = rule({
  display: 'none',
  margin: 0,
  color: vars.color.inkMuted,
  fontSize: vars.size[12],
  '@media': { [media.medium]: { display: 'block' } },
})

export const bar = rule({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 2,
  display: 'flex',
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
  flexDirection: 'column',
  columnGap: vars.space[12],
  minInlineSize: 0,
  marginInlineEnd: 'auto',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.medium]: { flexDirection: 'row', alignItems: 'baseline' } },
})
export const lines = rule({ fontSize: vars.size[13], color: vars.color.inkMuted })
export const tax = rule({ fontSize: vars.size[12], color: vars.color.inkMuted })
