import { media, vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

export const lines = rule({ margin: 0, padding: 0, listStyle: 'none' })

export const line = rule({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  gridTemplateAreas: '"picture info info" ". figures amount"',
  columnGap: vars.space[12],
  rowGap: vars.space[4],
  paddingBlock: vars.space[12],
  borderBlockStart: `1px solid ${vars.color.line}`,
  alignItems: 'start',
  selectors: { '&:first-child': { borderBlockStart: 0 } },
  '@media': {
    [media.medium]: {
      gridTemplateColumns: '64px minmax(0, 1fr) 8rem 5.5rem 8rem',
      gridTemplateAreas: '"picture info price count amount"',
    },
  },
})

export const picture = rule({
  gridArea: 'picture',
  display: 'block',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  overflow: 'hidden',
  background: vars.color.paper,
})

export const info = rule({
  gridArea: 'info',
  display: 'grid',
  gap: vars.space[2],
  minInlineSize: 0,
  justifyItems: 'start',
})

export const model = rule({
  fontSize: vars.size[14],
  lineHeight: vars.leading[14],
  fontWeight: vars.weight.bold,
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
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  color: vars.color.inkFaint,
  overflowWrap: 'anywhere',
})

export const leaves = rule({ fontSize: vars.size[12], lineHeight: vars.leading[12], color: vars.color.good })

/** Phones show price and count on one line, wider screens in columns. */
export const figures = rule({
  gridArea: 'figures',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[8],
  alignItems: 'baseline',
  '@media': { [media.medium]: { display: 'contents' } },
})

export const price = rule({ '@media': { [media.medium]: { gridArea: 'price', textAlign: 'end' } } })

export const count = rule({
  fontSize: vars.size[14],
  lineHeight: vars.leading[14],
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.inkMuted,
  whiteSpace: 'nowrap',
  '@media': { [media.medium]: { gridArea: 'count', textAlign: 'end' } },
})

export const amount = rule({
  gridArea: 'amount',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  alignItems: 'baseline',
  columnGap: vars.space[8],
  textAlign: 'end',
})

export const points = rule({
  flex: '1 0 100%',
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
})

export const actions = rule({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[12],
  rowGap: vars.space[4],
  fontSize: vars.size[13],
  marginBlockStart: vars.space[4],
  selectors: { '&:empty': { display: 'none' } },
})
