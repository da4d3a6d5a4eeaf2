import { media, vars } from '@millwright/ui/theme'

/** The base of a row. The caller adds columns and areas. */
export const line = {
  display: 'grid',
  columnGap: vars.space[12],
  alignItems: 'baseline',
  paddingBlock: vars.space[8],
  borderBlockEnd: `1px solid ${vars.color.line}`,
} as const
export const wideLine = { paddingInline: vars.space[12], paddingBlock: vars.space[12] } as const

export const figures = { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const

/** Secondary text on phones. */
export const faint = {
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  color: vars.color.inkMuted,
  '@media': { [media.medium]: { fontSize: 'inherit', color: vars.color.ink } },
} as const
