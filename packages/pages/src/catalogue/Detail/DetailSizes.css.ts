import { vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

const phone = 'screen and (max-width: 37.5em)'

export const form = rule({ display: 'flex', flexDirection: 'column', gap: vars.space[12], minInlineSize: 0 })

export const find = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  selectors: { 'html:not(.js) &': { display: 'none' } },
  '@media': { print: { display: 'none' } },
})

export const found = rule({ color: vars.color.inkMuted, fontSize: vars.size[13] })

/**
 * The table scrolls sideways, and vertically once it is taller than a screen. The scroll padding keeps focused fields
 * out from under the sticky columns and head.
 */
export const frame = rule({
  overflow: 'auto',
  scrollPaddingInline: '136px 124px',
  scrollPaddingBlockStart: 40,
  maxBlockSize: 'min(640px, 80vh)',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  '@media': { print: { maxBlockSize: 'none', overflow: 'visible' } },
})

export const table = rule({
  inlineSize: '100%',
  '@media': { [phone]: { display: 'block' } },
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: vars.size[13],
  lineHeight: '1.25rem',
  fontVariantNumeric: 'tabular-nums',
})

/** Cells in two-line rows flow as inline text. */
const loose = { blockSize: 'auto', paddingInline: 0, borderBlockEnd: 0 } as const

const cellBase = {
  paddingInline: vars.space[12],
  blockSize: 36,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  fontWeight: vars.weight.regular,
} as const
const headBase = {
  ...cellBase,
  '@media': { [phone]: { ...loose, position: 'static', background: 'none', textAlign: 'start' } },
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  background: vars.color.sunken,
  color: vars.color.inkMuted,
} as const
const atStart = { position: 'sticky', insetInlineStart: 0 } as const
const atEnd = { position: 'sticky', insetInlineEnd: 0 } as const

export const head = rule(headBase)
export const modelHead = rule({ ...headBase, ...atStart, zIndex: 3 })
export const figureHead = rule({ ...headBase, textAlign: 'end' })
export const countHead = rule({
  ...headBase,
  ...atEnd,
  zIndex: 3,
  inlineSize: 96,
  fontWeight: vars.weight.medium,
  '@media': { [phone]: { display: 'none' } },
})

/** On phones, where a row has two lines without columns, the heads are buttons that sort. */
export const heads = rule({
  '@media': { [phone]: { display: 'block' } },
})
export const headRow = rule({
  '@media': {
    [phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: vars.space[8],
      padding: `${vars.space[8]} ${vars.space[12]}`,
      background: vars.color.sunken,
      borderBlockEnd: `1px solid ${vars.color.line}`,
    },
  },
})

export const sort = rule({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: 32,
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  ':hover': { color: vars.color.ink },
  selectors: { 'html:not(.js) &': { pointerEvents: 'none' } },
  '@media': {
    [phone]: {
      paddingInline: vars.space[8],
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.medium,
      background: vars.color.surface,
    },
  },
})

export const arrow = rule({
  display: 'inline-flex',
  opacity: 0.35,
  selectors: {
    'html:not(.js) &': { opacity: 0 },
    '&[data-on]': { opacity: 1, color: vars.color.actionInk },
    [`${sort}:hover &:not([data-on]), ${sort}:focus-visible &:not([data-on])`]: { opacity: 0.5 },
  },
  '@media': { print: { display: 'none' } },
})

export const row = rule({
  background: vars.color.surface,
  selectors: {
    '&:hover': { background: vars.color.canvas },
    '&[aria-current]': { background: vars.color.actionSoft },
    // The cells after this one start the second line.
    '&::after': { content: '""', order: 1, flexBasis: '100%' },
  },
  '@media': {
    print: { selectors: { '&::after': { content: 'none' } } },
    'screen and (min-width: 37.51em)': { selectors: { '&::after': { content: 'none' } } },
    [phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `${vars.space[2]} ${vars.space[12]}`,
      paddingBlock: vars.space[8],
      paddingInline: vars.space[12],
      borderBlockEnd: `1px solid ${vars.color.line}`,
    },
  },
})

export const cell = rule({
  ...cellBase,
  '@media': {
    [phone]: {
      ...loose,
      color: vars.color.inkMuted,
      selectors: { '&[data-name]::before': { content: 'attr(data-name) "\\a0"' } },
    },
  },
})
export const stock = rule({
  ...cellBase,
  '@media': { [phone]: { ...loose, order: 2, flex: '1 1 0', minInlineSize: 0, whiteSpace: 'normal' } },
})
export const figure = rule({
  ...cellBase,
  textAlign: 'end',
  '@media': { [phone]: { ...loose, order: 2 } },
})
export const model = rule({
  ...cellBase,
  ...atStart,
  zIndex: 2,
  background: 'inherit',
  '@media': { [phone]: { ...loose, position: 'static', minInlineSize: 0, whiteSpace: 'normal' } },
})
export const count = rule({
  ...cellBase,
  ...atEnd,
  zIndex: 2,
  background: 'inherit',
  paddingBlock: vars.space[4],
  '@media': {
    print: { display: 'none' },
    [phone]: { ...loose, position: 'static', order: 2, inlineSize: 72, padding: 0, background: 'none' },
  },
})

export const choose = rule({
  display: 'inline-block',
  minBlockSize: 24,
  lineHeight: '1.5rem',
  color: vars.color.link,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  selectors: { '&[aria-current]': { color: vars.color.actionInk } },
})

export const input = rule({
  boxSizing: 'border-box',
  inlineSize: 72,
  blockSize: 28,
  '@media': { [phone]: { blockSize: 36 } },
  paddingInline: vars.space[8],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: vars.color.ink,
  font: 'inherit',
  textAlign: 'end',
  '::placeholder': { color: vars.color.inkFaint },
  selectors: { '&[aria-invalid]': { borderColor: vars.color.bad } },
})

export const problem = rule({
  display: 'block',
  maxInlineSize: 160,
  paddingBlockStart: vars.space[2],
  color: vars.color.bad,
  fontSize: vars.size[12],
  lineHeight: '1rem',
  whiteSpace: 'normal',
})

export const went = rule({ margin: 0 })

export const problems = rule({ margin: 0, paddingInlineStart: vars.space[20] })

export const bar = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[16],
  minBlockSize: 36,
  '@media': { print: { display: 'none' } },
})

export const sum = rule({ fontVariantNumeric: 'tabular-nums' })
