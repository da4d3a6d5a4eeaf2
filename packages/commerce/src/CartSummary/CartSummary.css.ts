import { media, shortWindow, vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

/** Sticks to the bottom of the viewport while the lines scroll. */
export const bar = rule({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 5,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.float,
  '@media': { [shortWindow]: { position: 'static', boxShadow: 'none' } },
})

export const row = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[12],
  rowGap: vars.space[8],
  padding: vars.space[12],
})

export const rest = rule({
  display: 'none',
  '@media': { [media.medium]: { display: 'block', marginInlineEnd: 'auto' } },
})

export const sums = rule({
  display: 'grid',
  flex: 1,
  justifyItems: 'end',
  textAlign: 'end',
  '@media': { [media.medium]: { flex: 'none', display: 'flex', alignItems: 'baseline', gap: vars.space[16] } },
})

export const total = rule({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: vars.space[8],
  fontSize: vars.size[14],
  whiteSpace: 'nowrap',
})

/** Hidden on phones, where only the amount fits between checkbox and button. */
export const word = rule({ display: 'none', '@media': { [media.medium]: { display: 'inline' } } })

export const faint = rule({
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
})

export const freight = rule({ fontSize: vars.size[12], color: vars.color.inkFaint })

export const problem = rule({ paddingBlockStart: vars.space[12], paddingInline: vars.space[12] })

/** Wraps below a large total on phones. */
export const settle = rule({ marginInlineStart: 'auto', '@media': { [media.medium]: { marginInlineStart: 0 } } })

/** The price explanation and the freight note stand beside the total. */
export const why = rule({ fontSize: vars.size[12] })

export const names = rule({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[12] })
