import { globalStyle } from '@vanilla-extract/css'
import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

const paper = { ink: '#14181d', muted: '#4b5561', line: '#c6ccd4', ground: '#fff' } as const

/** Dark text on white in every theme, so that the screen shows the print. */
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
  flexWrap: 'wrap',
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
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[20],
  maxInlineSize: '210mm',
  marginInline: 'auto',
  padding: vars.space[16],
  background: paper.ground,
  color: paper.ink,
  border: `1px solid ${paper.line}`,
  fontSize: vars.size[12],
  lineHeight: '1.125rem',
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.medium]: { minBlockSize: '297mm', padding: '14mm' },
    print: { minBlockSize: 0, maxInlineSize: 'none', padding: 0, border: 0, gap: vars.space[12] },
  },
})

export const head = rule({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[24],
  paddingBlockEnd: vars.space[12],
  borderBlockEnd: `2px solid ${paper.ink}`,
})

export const kind = rule({ margin: 0, color: paper.muted })

export const title = rule({
  margin: 0,
  fontSize: vars.size[18],
  lineHeight: '1.625rem',
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
})

export const model = rule({
  display: 'block',
  fontSize: vars.size[28],
  lineHeight: '2.25rem',
  fontWeight: vars.weight.bold,
})

export const brief = rule({ margin: 0, fontSize: vars.size[13], lineHeight: '1.25rem' })

export const facts = rule({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[20],
  margin: 0,
  marginBlockStart: vars.space[4],
  color: paper.muted,
})

export const code = rule({ flex: 'none', margin: 0 })

export const middle = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[20],
  '@media': {
    [media.medium]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)' },
    print: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)' },
  },
})

export const drawing = rule({
  margin: 0,
  padding: vars.space[8],
  border: `1px solid ${paper.line}`,
  alignSelf: 'start',
})

export const part = rule({ minInlineSize: 0, breakInside: 'auto' })

export const partTitle = rule({
  margin: 0,
  marginBlockEnd: vars.space[4],
  fontSize: vars.size[14],
  lineHeight: '1.25rem',
  fontWeight: vars.weight.bold,
})

export const scroll = rule({
  overflowX: 'auto',
  ':focus-visible': { outline: `2px solid ${paper.ink}`, outlineOffset: 2 },
  '@media': { print: { overflow: 'visible' } },
})

export const table = rule({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  borderBlockStart: `1px solid ${paper.line}`,
})

const cellBase = {
  paddingBlock: 2,
  paddingInlineEnd: vars.space[12],
  borderBlockEnd: `1px solid ${paper.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: vars.weight.regular,
} as const
export const name = rule({ ...cellBase, color: paper.muted, inlineSize: '42%' })
export const cell = rule(cellBase)
export const code1 = rule({ ...cellBase, fontWeight: vars.weight.medium, whiteSpace: 'nowrap' })
export const column = rule({ ...cellBase, color: paper.muted, whiteSpace: 'nowrap' })
export const figureColumn = rule({
  ...cellBase,
  color: paper.muted,
  textAlign: 'end',
  paddingInlineEnd: 0,
  whiteSpace: 'nowrap',
})
export const figure = rule({ ...cellBase, textAlign: 'end', paddingInlineEnd: 0 })

export const row = rule({ selectors: { '&[aria-current]': { outline: `1px solid ${paper.ink}`, outlineOffset: -1 } } })

export const more = rule({ margin: 0, marginBlockStart: vars.space[4], color: paper.muted })

export const refs = rule({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[20]}`, margin: 0 })

export const ref = rule({ whiteSpace: 'nowrap' })

export const foot = rule({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[20]}`,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[8],
  borderBlockStart: `1px solid ${paper.line}`,
  color: paper.muted,
})

export const address = rule({ overflowWrap: 'anywhere' })

globalStyle(`${table} tr`, { breakInside: 'avoid' })
