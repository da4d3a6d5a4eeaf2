import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const form = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  alignItems: 'start',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 360px)' } },
})
export const main = rule({ display: 'grid', gap: vars.space[16], minInlineSize: 0 })
export const part = rule({ display: 'grid', gap: vars.space[12], minInlineSize: 0 })
export const tools = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8], alignItems: 'center' })
export const head = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[16],
  rowGap: vars.space[4],
})
export const counts = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12], alignItems: 'center' })
export const lines = rule({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
export const line = rule({
  display: 'grid',
  gap: vars.space[8],
  paddingBlock: vars.space[12],
  borderBlockStart: `1px solid ${vars.color.line}`,
  minInlineSize: 0,
  position: 'relative',
})
export const lineHead = rule({ display: 'flex', alignItems: 'center', gap: vars.space[8], minInlineSize: 0 })
export const remove = rule({
  marginInlineStart: 'auto',
  flexShrink: 0,
  // The space of the collapsed part of the line, which precedes the button.
  '@media': { [media.medium]: { paddingInlineStart: 176 } },
})
export const fields = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.space[8],
  alignItems: 'start',
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) 112px 96px' } },
})
export const whole = rule({
  gridColumn: '1 / -1',
  minInlineSize: 0,
  '@media': { [media.medium]: { gridColumn: 'auto' } },
})
export const more = rule({ fontSize: vars.size[13] })
export const summary = rule({
  cursor: 'pointer',
  inlineSize: 'fit-content',
  paddingBlock: vars.space[4],
  color: vars.color.inkMuted,
  selectors: { '&:hover': { color: vars.color.ink } },
  '@media': { [media.medium]: { position: 'absolute', insetBlockStart: vars.space[12], insetInlineEnd: 40 } },
})
export const pair = rule({
  display: 'grid',
  gap: vars.space[8],
  paddingBlockStart: vars.space[4],
  alignItems: 'start',
  '@media': { [media.medium]: { gridTemplateColumns: '1fr 1fr' } },
})

export const kept = rule({ marginBlockEnd: vars.space[16] })
