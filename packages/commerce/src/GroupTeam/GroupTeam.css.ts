import { styleVariants } from '@vanilla-extract/css'
import { layers, media, vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

const { color, space } = vars
const frame = {
  minInlineSize: 0,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
} as const
const round = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 40,
  blockSize: 40,
  borderRadius: vars.radius.round,
  overflow: 'hidden',
  fontSize: vars.size[14],
  lineHeight: 1,
} as const

export const team = styleVariants({
  card: {
    '@layer': {
      [layers.components]: {
        ...frame,
        display: 'grid',
        alignContent: 'start',
        justifyItems: 'center',
        gap: space[16],
        padding: space[24],
        textAlign: 'center',
      },
    },
  },
  row: {
    '@layer': {
      [layers.components]: {
        ...frame,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: space[16],
        rowGap: space[8],
        paddingBlock: space[8],
        paddingInline: space[12],
      },
    },
  },
})

export const seats = styleVariants({
  card: {
    '@layer': {
      [layers.components]: {
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        gap: space[12],
        margin: 0,
        padding: 0,
        listStyle: 'none',
      },
    },
  },
  row: {
    '@layer': {
      [layers.components]: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: space[4],
        margin: 0,
        padding: 0,
        listStyle: 'none',
        '@media': { [media.medium]: { minInlineSize: 176 } },
      },
    },
  },
})

export const seat = rule({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[2],
  maxInlineSize: 88,
  selectors: { [`${seats.card} &`]: { minInlineSize: 64 } },
})

export const face = rule({
  ...round,
  border: `1px solid ${color.line}`,
  background: color.sunken,
  color: color.inkMuted,
  fontWeight: vars.weight.medium,
  selectors: { '&[data-role="leader"]': { border: `2px solid ${color.actionInk}` } },
})

export const free = rule({ ...round, border: `1px dashed ${color.lineStrong}`, color: color.inkMuted })

export const nick = rule({
  maxInlineSize: '100%',
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  color: color.inkMuted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const role = rule({ fontSize: vars.size[12], lineHeight: vars.leading[12], color: color.actionInk })

export const rest = rule({
  alignSelf: 'center',
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
})

export const words = rule({ display: 'grid', gap: space[4], minInlineSize: 0 })

export const title = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[8],
  margin: 0,
  fontSize: vars.size[14],
  lineHeight: vars.leading[14],
  selectors: {
    [`${team.card} &`]: { justifyContent: 'center', fontSize: vars.size[16], lineHeight: vars.leading[16] },
  },
})

export const size = rule({ color: color.inkMuted })

export const missing = rule({
  fontWeight: vars.weight.bold,
  color: color.actionInk,
  fontVariantNumeric: 'tabular-nums',
})

export const hint = rule({ margin: 0, fontSize: vars.size[13], lineHeight: vars.leading[13], color: color.inkMuted })

export const time = rule({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  margin: 0,
  fontSize: vars.size[13],
  color: color.inkMuted,
})

export const end = rule({ display: 'inline-flex', selectors: { [`${team.row} &`]: { marginInlineStart: 'auto' } } })

export const hidden = rule({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
