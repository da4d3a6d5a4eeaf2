import { createVar, styleVariants } from '@vanilla-extract/css'
import { layers, vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

const { color, space } = vars
const stubWidth = createVar()
/** The position of the seam from the left, because gradients ignore the text direction. */
const seam = createVar()
const NOTCH = 8
// The rim of a notch. The mask cuts off all but a hairline of it.
const rim = {
  content: '',
  position: 'absolute',
  zIndex: 1,
  insetInlineStart: `calc(${stubWidth} - ${NOTCH + 1}px)`,
  inlineSize: 2 * NOTCH + 2,
  blockSize: 2 * NOTCH + 2,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.round,
} as const

const paper = {
  vars: { [seam]: `calc(${stubWidth} + 1px)` },
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  minInlineSize: 0,
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
  '::before': { ...rim, insetBlockStart: -NOTCH - 2 },
  '::after': { ...rim, insetBlockEnd: -NOTCH - 2 },
  // Cuts the notches above and below the seam, on any background.
  maskImage: `radial-gradient(circle ${NOTCH}px at ${seam} 0, transparent 96%, black), radial-gradient(circle ${NOTCH}px at ${seam} 100%, transparent 96%, black)`,
  maskComposite: 'intersect',
  selectors: { '[dir="rtl"] &': { vars: { [seam]: `calc(100% - ${stubWidth} - 1px)` } } },
} as const

export const ticket = styleVariants({
  wide: {
    '@layer': {
      [layers.components]: {
        ...paper,
        vars: { ...paper.vars, [stubWidth]: '148px' },
        gridTemplateColumns: `${stubWidth} minmax(0, 1fr) auto`,
        minBlockSize: 112,
        containerType: 'inline-size',
      },
    },
  },
  compact: {
    '@layer': {
      [layers.components]: {
        ...paper,
        vars: { ...paper.vars, [stubWidth]: '112px' },
        gridTemplateColumns: `${stubWidth} minmax(0, 1fr)`,
        minBlockSize: 88,
      },
    },
  },
})

const inSpent = `${ticket.wide}[data-spent] &, ${ticket.compact}[data-spent] &`
const inCompact = `${ticket.compact} &`

export const stub = rule({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: space[4],
  blockSize: '100%',
  paddingBlock: space[12],
  paddingInline: space[8],
  gridRow: '1 / span 2',
  background: color.actionSoft,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  // The seam.
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: NOTCH + 4,
    insetInlineEnd: -1,
    borderInlineEnd: `2px dashed ${color.line}`,
  },
  selectors: { [inSpent]: { background: color.sunken } },
})

export const worth = rule({ margin: 0, lineHeight: vars.leading[28], whiteSpace: 'nowrap' })

export const word = rule({
  unicodeBidi: 'plaintext',
  color: color.price,
  fontSize: vars.size[22],
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [inSpent]: { color: color.inkMuted }, [inCompact]: { fontSize: vars.size[18] } },
})

export const condition = rule({
  unicodeBidi: 'plaintext',
  margin: 0,
  wordBreak: 'keep-all',
  textWrap: 'balance',
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
})

export const body = rule({
  display: 'grid',
  gap: space[2],
  minInlineSize: 0,
  paddingBlock: space[12],
  paddingInline: space[16],
  selectors: { [inCompact]: { paddingBlock: space[8], paddingInline: space[12] } },
})

export const name = rule({
  margin: 0,
  fontSize: vars.size[14],
  lineHeight: vars.leading[14],
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  selectors: { [inSpent]: { color: color.inkMuted } },
})

export const fact = rule({
  margin: 0,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})

export const counts = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[12],
  margin: 0,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
})

export const taken = rule({ display: 'inline-flex', alignItems: 'center', gap: space[4], color: color.actionInk })

export const bar = rule({
  appearance: 'none',
  inlineSize: 72,
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

export const end = rule({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: space[4],
  paddingInlineEnd: space[16],
  ':empty': { display: 'none' },
  selectors: {
    [inCompact]: { gridColumn: 2, alignItems: 'flex-start', paddingBlockEnd: space[8], paddingInline: space[12] },
  },
  '@container': {
    '(max-width: 420px)': {
      gridColumn: 2,
      alignItems: 'flex-start',
      paddingBlockEnd: space[12],
      paddingInline: space[16],
    },
  },
})

export const form = rule({ display: 'inline-flex' })

export const note = rule({
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  color: color.warn,
  fontVariantNumeric: 'tabular-nums',
  maxInlineSize: 140,
  textAlign: 'end',
  selectors: { [inCompact]: { maxInlineSize: 'none', textAlign: 'start' } },
})

export const stamp = rule({
  paddingInline: space[8],
  border: `2px solid ${color.lineStrong}`,
  borderRadius: vars.radius.small,
  color: color.inkMuted,
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  fontWeight: vars.weight.medium,
  transform: 'rotate(-6deg)',
  whiteSpace: 'nowrap',
})
