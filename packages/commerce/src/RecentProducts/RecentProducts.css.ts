import { vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

export const strip = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: vars.space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const item = rule({ minInlineSize: 0 })

export const link = rule({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  padding: vars.space[8],
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  color: vars.color.ink,
  textDecoration: 'none',
  ':hover': { borderColor: vars.color.lineStrong },
})

/** Drawings are dark on white, so the background stays white in the dark theme. */
export const picture = rule({ background: vars.color.paper, padding: vars.space[8], borderRadius: vars.radius.small })

const line = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const
export const model = rule({
  ...line,
  WebkitLineClamp: 1,
  wordBreak: 'break-all',
  marginBlockStart: vars.space[8],
  fontSize: vars.size[13],
  lineHeight: '1.25rem',
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
})
/** The name of a product without a single model, over the lines of model and name. */
export const family = rule({
  ...line,
  WebkitLineClamp: 3,
  minBlockSize: '3.5rem',
  overflowWrap: 'anywhere',
  marginBlockStart: vars.space[8],
  fontSize: vars.size[13],
  lineHeight: '1.1875rem',
  fontWeight: vars.weight.bold,
})
export const name = rule({
  ...line,
  WebkitLineClamp: 2,
  blockSize: 36,
  fontSize: vars.size[12],
  lineHeight: '1.125rem',
  color: vars.color.inkMuted,
})
