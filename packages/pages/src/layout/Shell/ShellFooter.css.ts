import { media, vars } from '@millwright/ui/theme'
import { rule } from '../rule.ts'

/** Rendered only near the viewport. Until then its estimated height is reserved. */
export const footer = rule({
  marginBlockStart: vars.space[40],
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: vars.size[13],
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 54rem',
  '@media': {
    [media.medium]: { containIntrinsicBlockSize: 'auto 49rem' },
    [media.wide]: { containIntrinsicBlockSize: 'auto 24rem' },
  },
})

export const badgeBand = rule({ borderBlockEnd: `1px solid ${vars.color.line}` })

export const badges = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(9rem, 40%)), 1fr))',
  gap: vars.space[16],
  margin: 0,
  paddingBlock: vars.space[20],
  paddingInline: 0,
  listStyle: 'none',
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(4, 1fr)' } },
})

export const badge = rule({ display: 'flex', alignItems: 'flex-start', gap: vars.space[12] })

export const badgeIcon = rule({ flex: 'none', display: 'inline-flex', color: vars.color.inkMuted })

export const badgeTitle = rule({
  display: 'block',
  fontSize: vars.size[14],
  fontWeight: vars.weight.bold,
  lineHeight: '1.5rem',
})

export const badgeText = rule({
  display: 'block',
  color: vars.color.inkMuted,
  fontSize: vars.size[12],
  lineHeight: '1.125rem',
})

export const columns = rule({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space[24],
  paddingBlock: vars.space[24],
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(4, 1fr) auto', gap: vars.space[40] } },
})

export const title = rule({
  margin: 0,
  marginBlockEnd: vars.space[8],
  fontSize: vars.size[14],
  fontWeight: vars.weight.bold,
})

export const list = rule({ margin: 0, padding: 0, listStyle: 'none' })

export const link = rule({
  display: 'inline-block',
  lineHeight: '1.25rem',
  paddingBlock: vars.space[2],
  color: vars.color.inkMuted,
  textDecoration: 'none',
  ':hover': { color: vars.color.ink, textDecoration: 'underline' },
})

export const contact = rule({ gridColumn: '1 / -1', '@media': { [media.wide]: { gridColumn: 'auto' } } })

export const line = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[12],
  margin: 0,
  marginBlockEnd: vars.space[4],
})

export const muted = rule({ color: vars.color.inkMuted })

export const phone = rule({
  fontSize: vars.size[18],
  fontWeight: vars.weight.bold,
  color: vars.color.ink,
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
})

export const codes = rule({ display: 'flex', gap: vars.space[20], marginBlockStart: vars.space[12] })

export const figure = rule({ margin: 0, inlineSize: 88 })

export const caption = rule({
  marginBlockStart: vars.space[4],
  fontSize: vars.size[12],
  textAlign: 'center',
  color: vars.color.inkMuted,
})

export const legal = rule({
  paddingBlock: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.inkMuted,
  fontSize: vars.size[12],
})

export const theme = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  marginBlockEnd: vars.space[8],
  '@media': { [media.medium]: { float: 'inline-end', margin: 0 } },
})

export const sisters = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space[16]}`,
  margin: 0,
  marginBlockEnd: vars.space[8],
})

export const company = rule({ margin: 0, lineHeight: '1.25rem' })
