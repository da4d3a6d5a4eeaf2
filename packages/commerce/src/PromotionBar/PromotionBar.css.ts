import { globalStyle, styleVariants } from '@vanilla-extract/css'
import { layers, vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

const { color, space } = vars

export const bar = styleVariants({
  cart: {
    '@layer': {
      [layers.components]: {
        display: 'grid',
        gap: space[8],
        minInlineSize: 0,
        paddingBlock: space[8],
        paddingInline: space[12],
        border: `1px solid ${color.line}`,
        borderRadius: vars.radius.medium,
        background: color.actionSoft,
      },
    },
  },
  offer: { '@layer': { [layers.components]: { display: 'grid', gap: space[4], minInlineSize: 0 } } },
  line: { '@layer': { [layers.components]: { minInlineSize: 0 } } },
})

export const line = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[8],
  rowGap: space[2],
  margin: 0,
  fontSize: vars.size[13],
  lineHeight: '1.5rem',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
})

export const name = rule({ fontWeight: vars.weight.medium })

export const gained = rule({ color: color.good, fontWeight: vars.weight.medium })

export const wanted = rule({ color: color.inkMuted })

export const more = rule({
  display: 'inline-flex',
  whiteSpace: 'nowrap',
  selectors: { [`${bar.cart} &`]: { marginInlineStart: 'auto' } },
})

export const track = rule({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: 6,
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

export const steps = rule({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[16],
  rowGap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  fontVariantNumeric: 'tabular-nums',
})

export const step = rule({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: space[4],
  color: color.inkMuted,
  selectors: { '&[data-met]': { color: color.good, fontWeight: vars.weight.medium } },
})
/** Aligns the check mark with the first line. */
globalStyle(`${step} > svg`, {
  '@layer': { [layers.components]: { marginBlockStart: `calc((${vars.leading[12]} - 12px) / 2)` } },
})
