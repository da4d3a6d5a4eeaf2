import { media, vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

/** Sticks to the bottom of the viewport. At the end of the list it has its own space, so that it hides no content. */
export const tray = rule({
  position: 'sticky',
  zIndex: 20,
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[8]} ${vars.space[16]}`,
  marginBlockStart: vars.space[16],
  padding: `${vars.space[8]} ${vars.space[12]}`,
  border: `1px solid ${vars.color.lineStrong}`,
  borderBlockEnd: 0,
  borderStartStartRadius: vars.radius.medium,
  borderStartEndRadius: vars.radius.medium,
  background: vars.color.surface,
  boxShadow: vars.shadow.float,
  '@media': { print: { display: 'none' } },
})

export const picks = rule({
  display: 'flex',
  gap: vars.space[8],
  flex: '1 1 auto',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const pick = rule({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minInlineSize: 0,
  fontSize: vars.size[13],
})

export const picture = rule({
  flex: 'none',
  inlineSize: 40,
  blockSize: 40,
  padding: 1,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.paper,
})

export const name = rule({
  display: 'none',
  maxInlineSize: 144,
  maxBlockSize: '2.5rem',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  fontSize: vars.size[13],
  lineHeight: '1.25rem',
  color: vars.color.ink,
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  ':hover': { textDecoration: 'underline' },
  '@media': { [media.medium]: { display: '-webkit-box' } },
})

export const free = rule({
  flex: 'none',
  inlineSize: 40,
  blockSize: 40,
  border: `1px dashed ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  display: 'none',
  '@media': { [media.medium]: { display: 'block' } },
})

export const count = rule({
  margin: 0,
  color: vars.color.inkMuted,
  fontSize: vars.size[13],
  fontVariantNumeric: 'tabular-nums',
})

export const actions = rule({ display: 'flex', gap: vars.space[8] })
