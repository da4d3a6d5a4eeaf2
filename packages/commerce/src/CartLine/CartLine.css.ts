import { media, vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

/** One column template for the lines and the header row, so that their columns align. */
const columns = '24px 48px minmax(0, 1fr) 168px 136px 128px 60px'

/** Windows that hold no amount beside the quantity: phones with large text. */
const narrow = 'not all and (min-width: 20em)'

/** A row of 64 pixels in wide windows, a card of three rows on phones. Its notes are in a row of their own. */
export const line = rule({
  display: 'grid',
  gridTemplateColumns: '24px 48px minmax(0, 1fr)',
  gridTemplateAreas: '"check picture info" ". quantity quantity" ". price price" ". notes notes"',
  columnGap: vars.space[12],
  paddingBlock: vars.space[12],
  alignItems: 'start',
  borderBlockStart: `1px solid ${vars.color.line}`,
  scrollMarginBlockStart: 120,
  selectors: {
    '&:first-child': { borderBlockStart: 0 },
    '&:target': { background: vars.color.actionSoft },
  },
  '@media': {
    [narrow]: {
      gridTemplateAreas: '"check picture info" ". quantity quantity" ". amount amount" ". price price" ". notes notes"',
    },
    [media.wide]: {
      gridTemplateColumns: columns,
      gridTemplateAreas: '"check picture info price quantity amount remove" ". . notes notes notes notes notes"',
      gridTemplateRows: 'minmax(48px, auto)',
      paddingBlock: 0,
      paddingBlockStart: 7,
      paddingBlockEnd: vars.space[8],
      alignItems: 'center',
    },
  },
})

export const check = rule({
  gridArea: 'check',
  marginBlockStart: vars.space[4],
  '@media': { [media.wide]: { marginBlockStart: 0 } },
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

export const info = rule({
  gridArea: 'info',
  display: 'grid',
  minInlineSize: 0,
  paddingInlineEnd: 36,
  '@media': { [media.wide]: { paddingInlineEnd: 0 } },
})

export const head = rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space[12] })

export const model = rule({
  fontSize: vars.size[14],
  lineHeight: vars.leading[14],
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.ink,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  ':hover': { textDecoration: 'underline' },
})

/** Two lines on phones, one line in wide windows. */
export const name = rule({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
  '@media': { [media.wide]: { WebkitLineClamp: 1 } },
})

export const value = rule({ color: vars.color.inkFaint, fontVariantNumeric: 'tabular-nums' })

export const price = rule({
  gridArea: 'price',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[8],
  minInlineSize: 0,
  '@media': { [media.wide]: { display: 'grid', textAlign: 'end', justifyItems: 'end' } },
})

export const note = rule({
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  color: vars.color.inkFaint,
  fontVariantNumeric: 'tabular-nums',
})

export const quantity = rule({
  gridArea: 'quantity',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[8],
  minInlineSize: 0,
  paddingBlockStart: vars.space[8],
  '@media': {
    [media.wide]: { display: 'grid', justifyItems: 'center', paddingBlockStart: 0 },
  },
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
  maxInlineSize: 320,
})

export const amount = rule({
  gridArea: 'quantity',
  justifySelf: 'end',
  display: 'grid',
  justifyItems: 'end',
  alignContent: 'center',
  minBlockSize: 40,
  paddingBlockStart: vars.space[8],
  '@media': {
    [narrow]: { gridArea: 'amount' },
    [media.wide]: { gridArea: 'amount', minBlockSize: 0, paddingBlockStart: 0 },
  },
})

/** In the corner of the line on phones. */
export const remove = rule({
  gridArea: 'info',
  justifySelf: 'end',
  alignSelf: 'start',
  '@media': { [media.wide]: { gridArea: 'remove', alignSelf: 'center' } },
})

/** Everything that the row has no column for: what is in the way, changed prices, agreed terms, the promotion. */
export const notes = rule({
  gridArea: 'notes',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[12],
  rowGap: vars.space[4],
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  paddingBlockStart: vars.space[8],
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.wide]: { paddingBlockStart: vars.space[4] } },
})

/** The reason why the line cannot be ordered as it stands, with the ways on. */
export const obstacle = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[12],
  rowGap: vars.space[4],
  inlineSize: '100%',
  padding: vars.space[8],
  borderRadius: vars.radius.medium,
  background: vars.color.warnSoft,
  color: vars.color.ink,
})

export const reason = rule({ fontWeight: vars.weight.bold, fontVariantNumeric: 'tabular-nums' })
