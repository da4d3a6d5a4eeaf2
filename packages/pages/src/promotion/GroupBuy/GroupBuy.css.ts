import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

const { color, space } = vars

export const groups = rule({
  display: 'grid',
  gap: space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[16] },
  },
})

export const cell = rule({ display: 'grid', minInlineSize: 0 })

export const card = rule({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  gap: space[16],
  padding: space[12],
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.medium,
  selectors: { '&:hover': { borderColor: color.lineStrong } },
  '@media': { [media.wide]: { gridTemplateColumns: '140px minmax(0, 1fr)', padding: space[16] } },
})

export const picture = rule({ minInlineSize: 0 })

export const words = rule({ display: 'flex', flexDirection: 'column', gap: space[8], minInlineSize: 0 })

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

export const facts = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  margin: 0,
  fontSize: vars.size[12],
  color: color.inkMuted,
})

export const price = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[12],
  margin: 0,
  marginBlockStart: 'auto',
})

export const alone = rule({ fontSize: vars.size[13], color: color.inkMuted, whiteSpace: 'nowrap' })

export const time = rule({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
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
  paddingInline: space[8],
  borderRadius: vars.radius.small,
  fontSize: vars.size[14],
  fontWeight: vars.weight.medium,
  background: color.sunken,
  color: color.inkMuted,
  selectors: {
    '&[data-state="running"]': { background: color.action, color: color.onAction },
    '&[data-state="before"]': { background: color.actionSoft, color: color.actionInk },
  },
})
