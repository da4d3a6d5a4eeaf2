import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const form = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  alignItems: 'start',
})
export const main = rule({ display: 'grid', gap: vars.space[16], minInlineSize: 0 })
export const side = rule({
  display: 'grid',
  gap: vars.space[16],
  minInlineSize: 0,
})
export const notice = rule({ marginBlockEnd: vars.space[16] })
export const part = rule({ display: 'grid', gap: vars.space[12], paddingBlockStart: vars.space[12], minInlineSize: 0 })
export const tools = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8], alignItems: 'center' })
export const file = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[12],
  rowGap: vars.space[4],
  fontSize: vars.size[13],
})
export const wrong = rule({ color: vars.color.bad, fontSize: vars.size[13] })
export const again = rule({ fontSize: vars.size[13] })
export const summary = rule({
  cursor: 'pointer',
  inlineSize: 'fit-content',
  paddingBlock: vars.space[8],
  color: vars.color.link,
})
export const inquire = rule({ paddingBlockStart: vars.space[16] })

export const list = rule({ minInlineSize: 0 })
export const head = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[16],
  rowGap: vars.space[4],
  paddingBlockEnd: vars.space[12],
})
export const muted = rule({ color: vars.color.inkMuted, fontSize: vars.size[13] })
export const hint = rule({ margin: 0, color: vars.color.inkMuted, fontSize: vars.size[13] })
export const written = rule({ display: 'grid', gap: vars.space[4], minInlineSize: 0 })
export const raw = rule({
  display: 'flex',
  gap: vars.space[8],
  fontWeight: vars.weight.regular,
  overflowWrap: 'anywhere',
})
export const skips = rule({
  display: 'flex',
  gap: vars.space[16],
  margin: 0,
  paddingBlockEnd: vars.space[8],
  fontSize: vars.size[13],
})
export const change = rule({ fontSize: vars.size[13] })
export const changeTitle = rule({ cursor: 'pointer', inlineSize: 'fit-content', color: vars.color.link })
export const changeFields = rule({
  display: 'grid',
  gap: vars.space[8],
  paddingBlockStart: vars.space[4],
  justifyItems: 'start',
})
export const remove = rule({ marginInlineStart: 'auto', flexShrink: 0 })
export const number = rule({ color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' })
export const parts = rule({ display: 'grid', gap: vars.space[4], minInlineSize: 0 })
export const chosen = rule({ display: 'flex', gap: vars.space[8], alignItems: 'center', minInlineSize: 0 })
export const names = rule({ display: 'grid', minInlineSize: 0 })
export const code = rule({ fontWeight: vars.weight.bold, color: vars.color.ink, overflowWrap: 'anywhere' })
export const signs = rule({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.size[13],
  color: vars.color.inkMuted,
})
export const signOf = rule({ fontWeight: vars.weight.bold })
export const sign = rule({
  selectors: {
    '&::before': { content: '"✓ "', color: vars.color.good },
    '&[data-differs]::before': { content: '"≠ "', color: vars.color.inkMuted },
    '&[data-against]::before': { content: '"× "', color: vars.color.bad },
  },
})
export const instead = rule({
  display: 'grid',
  gap: vars.space[4],
  paddingBlockStart: vars.space[4],
  fontSize: vars.size[13],
})
export const amounts = rule({ display: 'grid', justifyItems: 'end' })
export const saving = rule({ color: vars.color.good, fontSize: vars.size[13] })

export const plans = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
  gap: vars.space[12],
  marginBlock: vars.space[12],
  marginInline: 0,
  padding: 0,
  listStyle: 'none',
})
export const plan = rule({
  display: 'grid',
  gap: vars.space[4],
  alignContent: 'start',
  padding: vars.space[12],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
})
export const planName = rule({ fontWeight: vars.weight.bold })
export const planFacts = rule({ color: vars.color.inkMuted, fontSize: vars.size[13] })
export const planTake = rule({ marginBlockStart: vars.space[8], justifySelf: 'start' })

export const sums = rule({
  minInlineSize: 0,
  '@media': { [media.medium]: { inlineSize: 'min(100%, 460px)', justifySelf: 'end' } },
})
export const views = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[16],
  rowGap: vars.space[8],
  marginInlineStart: 'auto',
})
export const acts = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8], paddingBlockStart: vars.space[12] })
export const save = rule({ paddingBlockStart: vars.space[8], fontSize: vars.size[13] })
export const saveFields = rule({ display: 'grid', gap: vars.space[8], justifyItems: 'start' })
