import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const head = rule({ display: 'grid', gap: vars.space[8], minInlineSize: 0 })
export const title = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[12],
  rowGap: vars.space[4],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const muted = rule({ color: vars.color.inkMuted, fontSize: vars.size[13] })
export const hint = rule({ margin: 0, color: vars.color.inkMuted, fontSize: vars.size[13] })
/** Buttons and forms, which paper does not need. */
export const onScreen = rule({ '@media': { print: { display: 'none' } } })
export const tools = rule({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  alignItems: 'center',
  '@media': { print: { display: 'none' } },
})

export const above = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  columnGap: vars.space[16],
  rowGap: vars.space[8],
  paddingBlockEnd: vars.space[12],
})
export const assemblies = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[8],
  '@media': { print: { display: 'none' } },
})
export const count = rule({ inlineSize: 200 })

export const part = rule({
  display: 'flex',
  gap: vars.space[8],
  alignItems: 'start',
  minInlineSize: 0,
  selectors: {
    '&[data-level="2"]': { paddingInlineStart: vars.space[16] },
    '&[data-level="3"]': { paddingInlineStart: vars.space[32] },
    '&[data-level="4"]': { paddingInlineStart: `calc(${vars.space[16]} * 3)` },
    '&[data-level="5"]': { paddingInlineStart: `calc(${vars.space[16]} * 4)` },
  },
})
export const names = rule({ display: 'grid', minInlineSize: 0, fontWeight: vars.weight.regular })
export const code = rule({ fontWeight: vars.weight.bold, color: vars.color.ink, overflowWrap: 'anywhere' })
export const remedy = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[8],
  rowGap: vars.space[4],
  paddingBlockStart: vars.space[4],
  fontSize: vars.size[13],
})
export const substitute = rule({ display: 'grid', flexBasis: 240, flexGrow: 1, minInlineSize: 0 })
/** On phones each line is a card, whose values begin at one edge. */
export const amounts = rule({ display: 'grid', '@media': { [media.medium]: { justifyItems: 'end' } } })
export const last = rule({ paddingBlockStart: vars.space[12] })
export const was = rule({
  fontSize: vars.size[13],
  selectors: {
    '&[data-change="up"]': { color: vars.color.bad },
    '&[data-change="down"]': { color: vars.color.good },
  },
})

export const below = rule({
  display: 'grid',
  gap: vars.space[16],
  alignItems: 'start',
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})
export const form = rule({ display: 'grid', gap: vars.space[12], maxInlineSize: 720 })
export const fields = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  gap: vars.space[12],
  alignItems: 'start',
})
export const buttons = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] })
export const moves = rule({ display: 'inline-flex', gap: 0 })
export const summary = rule({
  cursor: 'pointer',
  inlineSize: 'fit-content',
  paddingBlock: vars.space[8],
  color: vars.color.link,
})
