import { vars } from '@millwright/ui/theme'
import { rule } from './rule.ts'

export const form = rule({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  selectors: { '&[aria-busy="true"]': { cursor: 'progress', pointerEvents: 'none' } },
})

export const link = rule({ color: vars.color.link, textDecoration: 'underline', textUnderlineOffset: 3 })

export const screen = rule({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[20],
  inlineSize: '100%',
  maxInlineSize: 520,
  marginInline: 'auto',
  paddingBlock: vars.space[24],
})

/** In the user centre the form starts at the edge of the content. */
export const framed = rule({ maxInlineSize: 520 })

export const rules = rule({
  display: 'grid',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  color: vars.color.inkMuted,
})

export const ruleItem = rule({
  display: 'flex',
  gap: vars.space[8],
  alignItems: 'baseline',
  selectors: { '&[data-met="true"]': { color: vars.color.good } },
})

export const mark = rule({
  flex: 'none',
  inlineSize: 12,
  textAlign: 'center',
  alignSelf: 'center',
  display: 'inline-flex',
})

export const done = rule({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[16],
  paddingBlock: vars.space[16],
  textAlign: 'center',
})

export const doneMark = rule({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 56,
  blockSize: 56,
  borderRadius: vars.radius.round,
  background: vars.color.goodSoft,
  color: vars.color.good,
})

export const buttons = rule({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space[12] })

/** Hidden without scripts, where no automatic redirect happens. */
export const scripted = rule({ selectors: { 'html:not(.js) &': { display: 'none' } } })
