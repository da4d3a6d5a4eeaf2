import { vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

const avatarSide = 32

const side = { display: 'flex', alignItems: 'flex-start', gap: vars.space[8], minInlineSize: 0 } as const

export const theirs = rule(side)

export const mine = rule({ ...side, flexDirection: 'row-reverse' })

export const avatar = rule({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: avatarSide,
  blockSize: avatarSide,
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.round,
  background: vars.color.sunken,
  color: vars.color.inkMuted,
  fontSize: vars.size[13],
  fontWeight: vars.weight.medium,
})

export const gap = rule({ flex: 'none', inlineSize: avatarSide })

const columnOf = {
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minInlineSize: 0,
  maxInlineSize: 'min(78%, 520px)',
} as const

export const column = rule({ ...columnOf, alignItems: 'flex-start' })

export const columnMine = rule({ ...columnOf, alignItems: 'flex-end' })

export const name = rule({
  margin: 0,
  color: vars.color.inkMuted,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  overflowWrap: 'anywhere',
})

const wordsOf = {
  margin: 0,
  maxInlineSize: '100%',
  padding: `${vars.space[8]} ${vars.space[12]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  color: vars.color.ink,
  fontSize: vars.size[14],
  lineHeight: vars.leading[14],
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const

export const words = rule({ ...wordsOf, background: vars.color.surface, borderStartStartRadius: vars.radius.small })

export const wordsMine = rule({
  ...wordsOf,
  borderColor: vars.color.link,
  background: vars.color.linkSoft,
  borderStartEndRadius: vars.radius.small,
})

export const unknown = rule({
  ...wordsOf,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  borderStyle: 'dashed',
  borderColor: vars.color.lineStrong,
  color: vars.color.inkMuted,
})

export const link = rule({ color: vars.color.link, textDecoration: 'underline', textUnderlineOffset: 3 })

export const card = rule({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[12],
  inlineSize: 280,
  maxInlineSize: '100%',
  padding: vars.space[12],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  color: vars.color.ink,
  textDecoration: 'none',
  ':hover': { borderColor: vars.color.lineStrong },
  ':active': { background: vars.color.sunken },
})

export const facts = rule({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minInlineSize: 0 })

export const title = rule({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  selectors: { [`${card}:hover &`]: { textDecoration: 'underline' } },
})

export const time = rule({ color: vars.color.inkMuted, fontSize: vars.size[12], fontVariantNumeric: 'tabular-nums' })

export const sums = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[12],
  fontSize: vars.size[12],
})

export const picture = rule({
  display: 'block',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.paper,
  ':hover': { borderColor: vars.color.lineStrong },
})

export const meta = rule({
  display: 'flex',
  gap: vars.space[8],
  margin: 0,
  color: vars.color.inkMuted,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  fontVariantNumeric: 'tabular-nums',
})

const stateOf = { display: 'inline-flex', alignItems: 'center', gap: vars.space[2] } as const

export const state = {
  sending: rule(stateOf),
  sent: rule(stateOf),
  read: rule({ ...stateOf, color: vars.color.good }),
  failed: rule({ ...stateOf, color: vars.color.bad }),
}

export const system = rule({
  margin: 0,
  paddingInline: vars.space[24],
  color: vars.color.inkMuted,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  textAlign: 'center',
  overflowWrap: 'anywhere',
})
