import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const count = rule({
  marginInlineStart: vars.space[4],
  fontSize: vars.size[12],
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.inkMuted,
  selectors: { '&[data-waiting]': { color: vars.color.actionInk, fontWeight: vars.weight.bold } },
})

export const card = rule({ display: 'grid', gap: vars.space[12] })

export const head = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
})

export const name = rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] })

export const whole = rule({ whiteSpace: 'nowrap' })
export const small = rule({ fontSize: vars.size[13], color: vars.color.inkMuted, overflowWrap: 'anywhere' })

export const tools = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8], alignItems: 'center' })

export const orders = rule({ margin: 0, padding: 0, listStyle: 'none', display: 'grid' })

export const order = rule({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[12]}`,
  paddingBlock: vars.space[12],
  borderBlockStart: `1px solid ${vars.color.line}`,
  ':last-child': { paddingBlockEnd: 0 },
  '@media': { [media.medium]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto 120px' } },
})

/** The only order of a shop has no tick box. */
export const single = rule({
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto 120px' } },
})

export const apply = rule({
  gridColumn: '1 / -1',
  justifySelf: 'end',
  '@media': { [media.medium]: { gridColumn: 'auto' } },
})

export const words = rule({ display: 'grid', gap: vars.space[4], minInlineSize: 0 })

export const foot = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  paddingBlockStart: vars.space[12],
  borderBlockStart: `1px solid ${vars.color.line}`,
})

export const titles = rule({ display: 'grid', gap: vars.space[12] })
