import { media, vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

export const list = rule({
  position: 'absolute',
  zIndex: 40,
  insetBlockStart: `calc(100% + ${vars.space[4]})`,
  insetInline: -2,
  maxBlockSize: 'min(480px, 70vh)',
  // On phones the list is as wide as the window, so that a model does not wrap onto three lines.
  '@media': {
    'not all and (min-width: 48em)': { position: 'fixed', insetInline: vars.space[12], insetBlockStart: 60 },
  },
  overflowY: 'auto',
  paddingBlock: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  boxShadow: vars.shadow.float,
  fontSize: vars.size[14],
})

export const option = rule({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minBlockSize: 40,
  paddingInline: vars.space[12],
  paddingBlock: vars.space[4],
  color: vars.color.ink,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': { background: vars.color.sunken, boxShadow: `inset 2px 0 ${vars.color.actionInk}` },
  },
})

/** As wide as a picture, so that the texts align. */
export const drawing = rule({ flex: 'none', display: 'grid', placeItems: 'center', inlineSize: 32 })

export const picture = rule({
  flex: 'none',
  inlineSize: 32,
  blockSize: 32,
  padding: 2,
  borderRadius: vars.radius.small,
  background: vars.color.paper,
})

/** On phones the text may wrap, because in one narrow line two products can look the same. */
export const words = rule({
  flex: 1,
  minInlineSize: 0,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.medium]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
})

export const note = rule({ marginInlineStart: vars.space[8], color: vars.color.inkMuted, fontSize: vars.size[12] })

export const kind = rule({
  flex: 'none',
  display: 'none',
  color: vars.color.inkMuted,
  fontSize: vars.size[12],
  '@media': { [media.medium]: { display: 'inline' } },
})

export const forget = rule({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 28,
  blockSize: 28,
  marginInlineEnd: -8,
  borderRadius: vars.radius.medium,
  color: vars.color.inkMuted,
  ':hover': { color: vars.color.ink, background: vars.color.line },
})
