import { globalStyle } from '@vanilla-extract/css'
import { layered } from '@millwright/ui/layered'
import { media, vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

export const card = rule({
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  selectors: { '&:hover': { borderColor: vars.color.lineStrong } },
})

export const head = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[16],
  rowGap: vars.space[4],
  paddingInline: vars.space[12],
  paddingBlock: vars.space[8],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.canvas,
  borderStartStartRadius: vars.radius.medium,
  borderStartEndRadius: vars.radius.medium,
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  color: vars.color.inkMuted,
})

export const number = rule({
  margin: 0,
  '@media': { 'not all and (min-width: 768px)': { order: -2, flex: '1 0 calc(100% - 14em)' } },
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.ink,
})

/** On phones the status stays beside the number; time and shop wrap below. */
export const status = rule({ marginInlineStart: 'auto', '@media': { 'not all and (min-width: 768px)': { order: -1 } } })

/** On phones the checkbox stays before the number. */
export const pick = rule({ '@media': { 'not all and (min-width: 768px)': { order: -3 } } })

export const po = rule({ color: vars.color.ink, overflowWrap: 'anywhere' })

export const body = rule({ paddingInline: vars.space[12] })

export const more = rule({
  paddingBlock: vars.space[8],
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: vars.size[13],
})

export const foot = rule({
  display: 'grid',
  gap: vars.space[12],
  paddingInline: vars.space[12],
  paddingBlock: vars.space[12],
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': {
    [media.medium]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' },
  },
})

export const sums = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[12],
  rowGap: vars.space[4],
  fontSize: vars.size[13],
  color: vars.color.inkMuted,
})

/** On phones the link to the order is in one row with the actions. */
export const acts = rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] })

globalStyle(`${acts} > div`, layered({ display: 'contents' }))

export const left = rule({ display: 'inline-flex', alignItems: 'baseline', gap: vars.space[8], color: vars.color.warn })

export const ask = rule({ paddingInline: vars.space[12], paddingBlockEnd: vars.space[12] })
