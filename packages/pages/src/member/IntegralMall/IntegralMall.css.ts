import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

const { color, space } = vars

export const goods = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[12] },
    [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: space[16] },
  },
})

export const cell = rule({ display: 'grid', minInlineSize: 0 })

export const card = rule({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  padding: space[12],
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.medium,
  selectors: { '&:hover': { borderColor: color.lineStrong } },
})

export const picture = rule({ minInlineSize: 0, selectors: { '&[data-state="gone"]': { opacity: 0.55 } } })

export const words = rule({ display: 'flex', flexDirection: 'column', gap: space[4], flex: 1, minInlineSize: 0 })

export const title = rule({ margin: 0, fontSize: vars.size[14], fontWeight: vars.weight.regular })

export const link = rule({
  color: color.ink,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.medium },
    '&:hover': { textDecoration: 'underline' },
  },
})

export const model = rule({ display: 'block', fontWeight: vars.weight.bold, overflowWrap: 'anywhere' })

export const name = rule({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  color: color.inkMuted,
})

export const price = rule({
  margin: 0,
  marginBlockStart: 'auto',
  paddingBlockStart: space[4],
  fontSize: vars.size[16],
  lineHeight: '1.5rem',
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  color: color.price,
})

export const facts = rule({
  margin: 0,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
})

export const act = rule({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: vars.control.medium,
  marginBlockStart: space[8],
  paddingInline: space[8],
  borderRadius: vars.radius.small,
  fontSize: vars.size[14],
  fontWeight: vars.weight.medium,
  textAlign: 'center',
  background: color.sunken,
  color: color.inkMuted,
  selectors: { '&[data-state="open"]': { background: color.action, color: color.onAction } },
})
