import { styleVariants } from '@vanilla-extract/css'
import { layers, vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

const { color, space } = vars
const frame = {
  minInlineSize: 0,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.medium,
  background: color.actionSoft,
  fontSize: vars.size[13],
  lineHeight: '1.5rem',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-phase="ended"]': { background: color.sunken } },
} as const

export const clock = styleVariants({
  bar: {
    '@layer': {
      [layers.components]: {
        ...frame,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: space[24],
        rowGap: space[4],
        paddingBlock: space[8],
        paddingInline: space[16],
      },
    },
  },
  tile: {
    '@layer': {
      [layers.components]: { ...frame, display: 'grid', alignContent: 'start', gap: space[4], padding: space[8] },
    },
  },
})

export const time = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[8],
  rowGap: space[2],
})

export const label = rule({ fontWeight: vars.weight.medium, color: color.actionInk })

export const ended = rule({ fontWeight: vars.weight.medium, color: color.inkMuted })

export const at = rule({ color: color.inkMuted, whiteSpace: 'nowrap' })

export const stock = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[8],
  minInlineSize: 0,
})

export const bar = rule({
  appearance: 'none',
  inlineSize: 120,
  maxInlineSize: '100%',
  blockSize: 10,
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

export const few = rule({ color: color.bad, fontWeight: vars.weight.medium })

export const note = rule({ margin: 0, fontSize: vars.size[12], lineHeight: vars.leading[12], color: color.inkMuted })
