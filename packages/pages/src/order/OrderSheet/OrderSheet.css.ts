import { globalStyle } from '@vanilla-extract/css'
import { layers, media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

const paper = { ink: '#14181d', muted: '#4b5561', line: '#c6ccd4', ground: '#fff' } as const

/** Dark text on white in every theme, so that the screen looks like the printed sheet. */
export const desk = rule({
  minBlockSize: '100vh',
  padding: vars.space[12],
  background: vars.color.canvas,
  '@media': {
    [media.medium]: { padding: vars.space[24] },
    print: { minBlockSize: 0, padding: 0, background: paper.ground },
  },
})

export const tools = rule({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[12],
  maxInlineSize: '210mm',
  marginInline: 'auto',
  marginBlockEnd: vars.space[12],
  '@media': { print: { display: 'none' } },
})

export const print = rule({ display: 'inline-flex', selectors: { 'html:not(.js) &': { display: 'none' } } })

export const sheet = rule({
  boxSizing: 'border-box',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[20],
  maxInlineSize: '210mm',
  marginInline: 'auto',
  padding: vars.space[16],
  background: paper.ground,
  color: paper.ink,
  border: `1px solid ${paper.line}`,
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.medium]: { minBlockSize: '297mm', padding: '14mm' },
    print: { minBlockSize: 0, maxInlineSize: 'none', padding: 0, border: 0 },
  },
})

export const head = rule({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[16],
  paddingBlockEnd: vars.space[12],
  borderBlockEnd: `2px solid ${paper.ink}`,
})

export const title = rule({
  margin: 0,
  fontSize: vars.size[28],
  lineHeight: vars.leading[28],
  fontWeight: vars.weight.bold,
})
export const shop = rule({ margin: 0, fontSize: vars.size[14], lineHeight: vars.leading[14] })

export const facts = rule({ display: 'grid', alignContent: 'start', gap: vars.space[2], margin: 0 })
export const fact = rule({ display: 'flex', justifyContent: 'space-between', gap: vars.space[16] })
export const term = rule({ color: paper.muted })
export const detail = rule({ margin: 0, fontWeight: vars.weight.medium, overflowWrap: 'anywhere' })

export const part = rule({ margin: 0, fontSize: vars.size[13], fontWeight: vars.weight.regular, color: paper.muted })
export const line = rule({ margin: 0, overflowWrap: 'anywhere' })

export const parties = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  '@media': { [media.medium]: { gridTemplateColumns: '1fr 1fr' }, print: { gridTemplateColumns: '1fr 1fr' } },
})
export const wide = rule({ gridColumn: '1 / -1' })

export const table = rule({ inlineSize: '100%', borderCollapse: 'collapse' })

const cellLook = {
  paddingBlock: vars.space[8],
  paddingInlineEnd: vars.space[8],
  borderBlockEnd: `1px solid ${paper.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
} as const
const figureLook = { ...cellLook, textAlign: 'end', paddingInlineEnd: 0, paddingInlineStart: vars.space[8] } as const

export const column = rule({ ...cellLook, fontWeight: vars.weight.regular, color: paper.muted })
export const figureColumn = rule({
  ...figureLook,
  fontWeight: vars.weight.regular,
  color: paper.muted,
  wordBreak: 'keep-all',
})
export const cell = rule({ ...cellLook, overflowWrap: 'anywhere' })
export const figure = rule({ ...figureLook, whiteSpace: 'nowrap' })
export const model = rule({ display: 'block' })
export const name = rule({ display: 'block', color: paper.muted })

export const sums = rule({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  justifyContent: 'end',
  columnGap: vars.space[24],
  rowGap: vars.space[4],
  margin: 0,
})
export const sum = rule({ margin: 0, textAlign: 'end' })
export const total = rule({ fontWeight: vars.weight.bold })
export const totalSum = rule({ margin: 0, textAlign: 'end', fontSize: vars.size[18], fontWeight: vars.weight.bold })

export const signs = rule({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space[24],
  marginBlockStart: vars.space[56],
})
export const sign = rule({ paddingBlockStart: vars.space[4], borderBlockStart: `1px solid ${paper.ink}` })

export const foot = rule({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[12],
  color: paper.muted,
})

globalStyle(`${table} tr`, { '@layer': { [layers.screens]: { breakInside: 'avoid' } } })
