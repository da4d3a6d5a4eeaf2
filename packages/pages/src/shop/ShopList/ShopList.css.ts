import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const filters = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
})
export const choices = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[8],
  inlineSize: '100%',
  '@media': { [media.medium]: { display: 'flex', inlineSize: 'auto' } },
})

export const shop = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  padding: vars.space[16],
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 26rem) minmax(0, 1fr)', columnGap: vars.space[32] },
  },
})
export const who = rule({ display: 'flex', gap: vars.space[16], minInlineSize: 0 })
export const logo = rule({
  flex: 'none',
  inlineSize: 56,
  blockSize: 56,
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  border: `1px solid ${vars.color.line}`,
})
export const words = rule({ display: 'grid', gap: vars.space[4], minInlineSize: 0, alignContent: 'start' })
export const name = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  margin: 0,
  fontSize: vars.size[16],
  lineHeight: vars.leading[16],
  fontWeight: vars.weight.bold,
})
export const nameLink = rule({
  color: vars.color.ink,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { color: vars.color.link, textDecoration: 'underline' } },
})
const small = { margin: 0, fontSize: vars.size[13], lineHeight: vars.leading[13], color: vars.color.inkMuted } as const
export const facts = rule({ ...small, display: 'flex', flexWrap: 'wrap', columnGap: vars.space[12] })
export const score = rule({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  fontVariantNumeric: 'tabular-nums',
})
export const muted = rule(small)
export const fits = rule({ ...small, color: vars.color.ink })
export const ways = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8], marginBlockStart: vars.space[4] })

export const goods = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const good = rule({ minInlineSize: 0 })
/** On wide windows the picture stands beside the text, so that a shop takes no extra lines. */
export const goodLink = rule({
  display: 'grid',
  gap: vars.space[4],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: '112px minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space[12],
    },
  },
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.link } },
})
/** Drawings have a white background in both themes. */
export const picture = rule({
  display: 'block',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  overflow: 'hidden',
  '@media': { [media.wide]: { gridRow: '1 / 3' } },
})
export const goodName = rule({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  minBlockSize: 36,
  fontSize: vars.size[12],
  lineHeight: '1.125rem',
  '@media': { [media.wide]: { WebkitLineClamp: 3, fontSize: vars.size[13], lineHeight: vars.leading[13] } },
})
export const noGoods = rule({ ...small, alignSelf: 'center' })
