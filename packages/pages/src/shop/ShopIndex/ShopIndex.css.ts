import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const header = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[12]} ${vars.space[24]}`,
  marginBlock: vars.space[12],
  padding: vars.space[16],
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
})
export const coupons = rule({ marginBlockEnd: vars.space[12] })
export const logo = rule({ flex: 'none' })
export const who = rule({ flex: '1 1 240px', minInlineSize: 0 })
export const nameLine = rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] })
export const name = rule({ margin: 0, fontSize: vars.size[22], lineHeight: '1.75rem', fontWeight: vars.weight.bold })
export const nameLink = rule({
  color: vars.color.ink,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
})
export const intro = rule({ margin: 0, color: vars.color.inkMuted })
export const numbers = rule({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[4]} ${vars.space[16]}`,
  margin: 0,
  marginBlockStart: vars.space[4],
  color: vars.color.inkMuted,
  fontSize: vars.size[13],
  fontVariantNumeric: 'tabular-nums',
})
export const score = rule({ display: 'inline-flex', alignItems: 'center', gap: vars.space[4] })
export const facts = rule({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: `${vars.space[4]} ${vars.space[8]}`,
  margin: 0,
  fontSize: vars.size[13],
  '@media': {
    [media.medium]: { paddingInlineStart: vars.space[24], borderInlineStart: `1px solid ${vars.color.line}` },
  },
})
export const fact = rule({ display: 'contents' })
export const term = rule({ color: vars.color.inkMuted })
export const detail = rule({ margin: 0 })
export const keep = rule({ display: 'flex', margin: 0 })
export const actions = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  fontSize: vars.size[13],
})

export const shelf = rule({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  paddingBlock: `${vars.space[16]} ${vars.space[40]}`,
  scrollMarginBlockStart: vars.space[72],
})
export const shelfHead = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[8]} ${vars.space[12]}`,
})
export const total = rule({
  margin: 0,
  color: vars.color.inkMuted,
  fontSize: vars.size[13],
  fontVariantNumeric: 'tabular-nums',
})
/** Wraps on wide windows, since a mouse cannot scroll the row sideways. */
export const classes = rule({ '@media': { [media.medium]: { flexWrap: 'wrap' } } })

export const search = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[8],
  margin: 0,
  inlineSize: '100%',
  '@media': {
    [media.medium]: {
      display: 'flex',
      flex: 'none',
      inlineSize: 'auto',
      marginInlineStart: 'auto',
      alignSelf: 'center',
    },
  },
})
