import { media, vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

/** One column template for the lines and the header row, so that their columns align. */
const columns = '40px 80px minmax(0, 1fr) 136px 152px 128px max(72px, 3.75rem)'

export const line = rule({
  display: 'grid',
  gridTemplateColumns: '32px 72px minmax(0, 1fr)',
  gridTemplateAreas: '"check picture info" ". price price" ". quantity quantity"',
  columnGap: vars.space[12],
  rowGap: vars.space[8],
  paddingBlock: vars.space[16],
  alignItems: 'start',
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
  '@media': {
    [media.wide]: {
      gridTemplateColumns: columns,
      gridTemplateAreas: '"check picture info price quantity amount remove"',
    },
  },
})

export const check = rule({
  gridArea: 'check',
  marginBlockStart: vars.space[16],
  '@media': { [media.wide]: { marginBlockStart: vars.space[20] } },
})

export const picture = rule({
  gridArea: 'picture',
  display: 'block',
  inlineSize: '100%',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  overflow: 'hidden',
  background: vars.color.paper,
})

export const faded = rule({ opacity: 0.5 })

export const info = rule({ gridArea: 'info', display: 'grid', gap: vars.space[2], minInlineSize: 0 })

export const model = rule({
  fontSize: vars.size[16],
  lineHeight: vars.leading[16],
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.ink,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  ':hover': { textDecoration: 'underline' },
})

export const name = rule({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
})

export const properties = rule({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.size[12],
  lineHeight: vars.leading[13],
  color: vars.color.inkFaint,
})

export const value = rule({ color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' })

export const price = rule({
  gridArea: 'price',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[8],
  '@media': { [media.wide]: { display: 'grid', gap: vars.space[2], textAlign: 'end', justifyItems: 'end' } },
})

export const note = rule({
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  color: vars.color.inkFaint,
  fontVariantNumeric: 'tabular-nums',
})

export const hints = rule({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[12],
  fontSize: vars.size[12],
  lineHeight: vars.leading[13],
  color: vars.color.inkFaint,
  fontVariantNumeric: 'tabular-nums',
})

/** The price explanation and the discount select, in one row where they fit. */
export const why = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  columnGap: vars.space[12],
  selectors: { '&:empty': { display: 'none' } },
})

export const quantity = rule({
  gridArea: 'quantity',
  display: 'grid',
  gap: vars.space[4],
  justifyItems: 'start',
  minInlineSize: 0,
  '@media': { [media.wide]: { justifyItems: 'center' } },
})

export const change = rule({ display: 'grid', gap: vars.space[4], justifyItems: 'start' })

/** With scripts a change is sent automatically. */
export const update = rule({ selectors: { 'html.js &': { display: 'none' } } })

export const discount = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  margin: 0,
  marginBlockStart: vars.space[4],
  maxInlineSize: 320,
})

export const amount = rule({
  gridArea: 'quantity',
  justifySelf: 'end',
  display: 'flex',
  alignItems: 'center',
  blockSize: 32,
  '@media': { [media.wide]: { gridArea: 'amount' } },
})

/** In the corner of the line on phones. */
export const remove = rule({
  gridArea: 'info',
  justifySelf: 'end',
  alignSelf: 'start',
  '@media': { [media.wide]: { gridArea: 'remove', justifySelf: 'end' } },
})

export const notes = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4], marginBlockStart: vars.space[4] })

export const infoText = rule({
  paddingInlineEnd: 40,
  display: 'grid',
  gap: vars.space[2],
  '@media': { [media.wide]: { paddingInlineEnd: 0 } },
})
