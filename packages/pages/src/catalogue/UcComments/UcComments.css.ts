import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const count = rule({
  marginInlineStart: vars.space[4],
  fontSize: vars.size[12],
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.inkMuted,
  selectors: { '&[data-waiting]': { color: vars.color.actionInk, fontWeight: vars.weight.bold } },
})

export const card = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  padding: vars.space[16],
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
})

export const good = rule({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  columnGap: vars.space[12],
  rowGap: vars.space[8],
  alignItems: 'center',
  '@media': { [media.wide]: { gridTemplateColumns: '64px minmax(0, 1fr) auto' } },
})

export const picture = rule({ display: 'block', inlineSize: 64 })

export const words = rule({ display: 'grid', gap: vars.space[4], minInlineSize: 0 })

export const model = rule({
  color: vars.color.ink,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})

export const name = rule({ color: vars.color.inkMuted, fontSize: vars.size[13], overflowWrap: 'anywhere' })

export const facts = rule({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[12],
  color: vars.color.inkMuted,
  fontSize: vars.size[13],
})

export const tools = rule({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  '@media': { [media.wide]: { gridColumn: 'auto', justifyContent: 'end' } },
})

export const ask = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  padding: vars.space[12],
  background: vars.color.canvas,
  borderRadius: vars.radius.medium,
})

export const question = rule({ flex: '1 1 20rem', margin: 0 })
