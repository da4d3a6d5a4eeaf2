import { fades, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const section = rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] })

export const head = rule({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
})

export const scroll = rule({
  // Contains the visually hidden text inside the scroll area.
  position: 'relative',
  overflowX: 'auto',
  ...fades.end,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 } },
})

export const table = rule({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: vars.size[14] })

const cellSpace = {
  padding: `${vars.space[12]} ${vars.space[12]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'center',
} as const
const own = { selectors: { '&[data-own]': { background: vars.color.actionSoft } } } as const
/** Sticky while the levels scroll sideways. */
const stays = { position: 'sticky', insetInlineStart: 0, background: vars.color.surface } as const

export const corner = rule({
  ...cellSpace,
  ...stays,
  textAlign: 'start',
  fontWeight: vars.weight.regular,
  fontSize: vars.size[13],
  color: vars.color.inkMuted,
})

export const level = rule({ ...cellSpace, ...own, minInlineSize: 104, fontWeight: vars.weight.bold })

export const right = rule({
  ...cellSpace,
  ...stays,
  minInlineSize: 116,
  maxInlineSize: 260,
  textAlign: 'start',
  fontWeight: vars.weight.medium,
})

export const rowNote = rule({
  display: 'block',
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  fontWeight: vars.weight.regular,
  color: vars.color.inkMuted,
})

export const cell = rule({ ...cellSpace, ...own, fontVariantNumeric: 'tabular-nums' })

export const whole = rule({ whiteSpace: 'nowrap' })

export const note = rule({ fontSize: vars.size[12], color: vars.color.inkMuted })

export const has = rule({ color: vars.color.good })

export const hasNot = rule({ color: vars.color.inkMuted })
