import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

const { color, space } = vars

export const clock = rule({ display: 'flex', flexWrap: 'wrap', gap: space[12] })

export const time = rule({ flex: '1 1 260px', minInlineSize: 0 })

export const sales = rule({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.wide]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: space[16] },
  },
})

export const cell = rule({ display: 'grid', minInlineSize: 0 })

export const card = rule({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  minInlineSize: 0,
  padding: space[12],
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.medium,
  selectors: { '&:hover': { borderColor: color.lineStrong } },
})

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
  minBlockSize: `calc(2 * ${vars.leading[13]})`,
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  color: color.inkMuted,
})

export const price = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[8],
  margin: 0,
  marginBlockStart: 'auto',
})

export const sold = rule({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  margin: 0,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  color: color.inkMuted,
  whiteSpace: 'nowrap',
})

export const bar = rule({
  appearance: 'none',
  flex: '1 1 40px',
  minInlineSize: 0,
  maxInlineSize: 120,
  blockSize: 8,
  border: `1px solid ${color.actionInk}`,
  borderRadius: vars.radius.round,
  background: color.surface,
  overflow: 'hidden',
  selectors: {
    '&::-webkit-progress-bar': { background: color.surface },
    '&::-webkit-progress-value': { background: color.actionInk },
    '&::-moz-progress-bar': { background: color.actionInk },
  },
})

export const note = rule({
  margin: 0,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  color: color.inkMuted,
})

/** The label of the card, whose link covers all of it. */
export const act = rule({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: vars.control.medium,
  paddingInline: space[8],
  borderRadius: vars.radius.small,
  fontSize: vars.size[14],
  fontWeight: vars.weight.medium,
  textAlign: 'center',
  background: color.sunken,
  color: color.inkMuted,
  selectors: {
    '&[data-state="open"]': { background: color.action, color: color.onAction },
    '&[data-state="before"]': { background: color.actionSoft, color: color.actionInk },
  },
})

export const remind = rule({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minBlockSize: vars.control.medium,
  paddingInline: space[16],
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.small,
  background: color.surface,
  color: color.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { background: color.sunken } },
})
