import { media, vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

const { color, space, size } = vars
const edge = `1px solid ${color.line}`

export const frame = rule({
  position: 'relative',
  overflowX: 'auto',
  border: edge,
  borderRadius: vars.radius.medium,
  background: color.surface,
  overscrollBehaviorX: 'contain',
  '@media': { print: { overflow: 'visible', border: 0 } },
})

export const table = rule({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: size[13],
  lineHeight: '1.25rem',
  fontVariantNumeric: 'tabular-nums',
})

const cellLook = {
  paddingBlock: space[8],
  paddingInline: space[8],
  borderBlockEnd: edge,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: vars.weight.regular,
  overflowWrap: 'anywhere',
} as const

export const name = rule({
  ...cellLook,
  position: 'sticky',
  zIndex: 1,
  insetInlineStart: 0,
  // Two products fit beside it on a phone of 390 px.
  inlineSize: 84,
  background: color.sunken,
  color: color.inkMuted,
  borderInlineEnd: edge,
  '@media': { [media.medium]: { inlineSize: 176, paddingInline: space[12] }, print: { position: 'static' } },
})

export const product = rule({
  ...cellLook,
  position: 'relative',
  inlineSize: 132,
  borderInlineStart: `1px solid transparent`,
  selectors: { '& + &': { borderInlineStartColor: color.line } },
  '@media': { [media.medium]: { inlineSize: 240, paddingInline: space[12] } },
})

export const picture = rule({
  display: 'block',
  inlineSize: 128,
  maxInlineSize: '80%',
  padding: space[4],
  marginBlockEnd: space[8],
  border: edge,
  borderRadius: vars.radius.medium,
  background: vars.color.paper,
})

export const model = rule({
  display: 'block',
  fontSize: size[16],
  lineHeight: '1.375rem',
  fontWeight: vars.weight.bold,
  color: color.ink,
  textDecoration: 'none',
  ':hover': { color: color.actionInk },
})

export const words = rule({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  color: color.inkMuted,
  lineHeight: '1.125rem',
  fontSize: size[12],
})

export const remove = rule({
  position: 'absolute',
  insetBlockStart: space[4],
  insetInlineEnd: space[4],
  display: 'grid',
  placeItems: 'center',
  inlineSize: 28,
  blockSize: 28,
  borderRadius: vars.radius.medium,
  color: color.inkMuted,
  ':hover': { color: color.ink, background: color.sunken },
  '@media': { print: { display: 'none' } },
})

export const cell = rule({
  ...cellLook,
  '@media': { [media.medium]: { paddingInline: space[12] } },
  borderInlineStart: '1px solid transparent',
  selectors: { '& + &': { borderInlineStartColor: color.line } },
})

/** Mutes rows in which all products agree. */
export const parameter = rule({
  color: color.inkMuted,
  selectors: { '&[data-differs]': { color: color.ink, fontWeight: vars.weight.medium } },
})

export const mark = rule({ marginInlineStart: space[4], color: color.ink })

export const steps = rule({ margin: 0, padding: 0, listStyle: 'none' })

export const step = rule({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[8],
  maxInlineSize: 200,
})

export const shop = rule({ display: 'inline-block', minBlockSize: 24, color: color.link })

export const act = rule({ '@media': { print: { display: 'none' } } })

export const buy = rule({ containerType: 'inline-size', maxInlineSize: 220 })
