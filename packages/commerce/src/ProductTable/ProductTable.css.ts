import { media, vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

const { color, space, size } = vars
const edge = `1px solid ${color.line}`

/**
 * The table's width beside filters in a 1200 px viewport. It gets smaller padding, so that no column is hidden behind
 * the last.
 */
const tight = '(min-width: 560px) and (max-width: 1080px)'
/** On phones each product takes several lines, so that no value is hidden behind a sticky column. */
const phone = 'screen and (max-width: 37.5em)'
const close = {
  '@container': { [tight]: { paddingInline: space[8] } },
  '@media': { print: { paddingInline: space[4] } },
} as const

/** A box with its own height, so that sticky cells work in both directions. */
export const frame = rule({
  containerType: 'inline-size',
  position: 'relative',
  overflow: 'auto',
  maxBlockSize: 'calc(100dvh - 96px)',
  minBlockSize: 240,
  border: edge,
  borderRadius: vars.radius.medium,
  background: color.surface,
  overscrollBehaviorX: 'contain',
  '@media': { print: { overflow: 'visible', maxBlockSize: 'none' }, [phone]: { maxBlockSize: 'none' } },
})

export const table = rule({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: size[13],
  lineHeight: '1.25rem',
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { fontSize: 11 }, [phone]: { display: 'block' } },
})

/** Phones show the sort links in a row. */
export const heads = rule({ '@media': { [phone]: { display: 'block' } } })

export const headRow = rule({
  '@media': {
    [phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: space[16],
      padding: `${space[4]} ${space[12]}`,
      background: color.sunken,
      borderBlockEnd: edge,
    },
  },
})

const headLook = {
  ...close,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 3,
  padding: `${space[4]} ${space[12]}`,
  blockSize: 36,
  background: color.sunken,
  color: color.inkMuted,
  borderBlockEnd: edge,
  fontWeight: vars.weight.medium,
  lineHeight: '1.125rem',
  textAlign: 'start',
  verticalAlign: 'bottom',
  wordBreak: 'keep-all',
  overflowWrap: 'break-word',
} as const

export const head = rule({ ...headLook, '@media': { ...close['@media'], [phone]: { display: 'none' } } })

export const figureHead = rule({
  ...headLook,
  minInlineSize: 80,
  textAlign: 'end',
  '@container': { [tight]: { minInlineSize: 64, paddingInline: space[8] } },
  '@media': {
    ...close['@media'],
    [phone]: { position: 'static', minInlineSize: 0, padding: 0, blockSize: 'auto', border: 0 },
  },
})

export const corner = rule({
  ...headLook,
  zIndex: 4,
  insetInlineStart: 0,
  borderInlineEnd: edge,
  '@media': { ...close['@media'], [phone]: { display: 'none' } },
})

/** Sticky where it fits, so that the button is reachable without scrolling. */
export const buyHead = rule({
  ...headLook,
  '@media': {
    print: { display: 'none' },
    [phone]: { display: 'none' },
    [media.medium]: { zIndex: 4, insetInlineEnd: 0, borderInlineStart: edge },
  },
})

export const sort = rule({
  // Keeps a focused header from being hidden behind the sticky columns.
  '@media': { [media.medium]: { scrollMarginInline: '264px 144px' } },
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'flex-end',
  minBlockSize: 28,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { color: color.actionInk }, '[aria-sort] > &': { color: color.actionInk } },
})

/** Placed in the padding before the text, so that the text aligns with the values and the column keeps its width. */
export const arrow = rule({
  position: 'absolute',
  insetInlineEnd: '100%',
  insetBlockEnd: 3,
  display: 'inline-flex',
  opacity: 0.35,
  selectors: { 'a:hover > &, a:focus-visible > &': { opacity: 0.6 }, '&[data-order]': { opacity: 1 } },
})

export const row = rule({
  ':hover': { background: color.canvas },
  '@media': {
    [phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `${space[4]} ${space[12]}`,
      padding: space[12],
      borderBlockEnd: edge,
      selectors: {
        '&:last-child': { borderBlockEnd: 0 },
        // The following cells start the last line.
        '&::after': { content: '""', order: 1, flexBasis: '100%' },
      },
    },
  },
})

const loose = { padding: 0, borderBlockEnd: 0, borderInlineEnd: 0, minInlineSize: 0 } as const
/** Shows the column header before a value where the header row is hidden. */
const named = {
  selectors: { '&[data-name]::before': { content: 'attr(data-name) "\\a0"', color: color.inkMuted } },
} as const

const cellLook = {
  ...close,
  padding: `${space[8]} ${space[12]}`,
  borderBlockEnd: edge,
  verticalAlign: 'middle',
  textAlign: 'start',
  fontWeight: vars.weight.regular,
} as const

export const cell = rule({
  ...cellLook,
  minInlineSize: 72,
  '@container': { [tight]: { minInlineSize: 64, paddingInline: space[8] } },
  '@media': { ...close['@media'], [phone]: { ...loose, ...named } },
})

export const figure = rule({
  ...cellLook,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@media': { ...close['@media'], [phone]: { ...loose, ...named, textAlign: 'start' } },
})

/** Price, stock and cart button share the last line on phones. */
export const price = rule({ '@media': { [phone]: { order: 2 } } })

export const stock = rule({ '@media': { [phone]: { order: 2, flex: '1 1 0', minInlineSize: 'min-content' } } })

export const buyCell = rule({
  ...cellLook,
  '@media': {
    print: { display: 'none' },
    [phone]: { ...loose, order: 2, marginInlineStart: 'auto' },
    [media.medium]: {
      position: 'sticky',
      insetInlineEnd: 0,
      zIndex: 2,
      background: color.surface,
      borderInlineStart: edge,
      selectors: { [`${row}:hover &`]: { background: color.canvas } },
    },
  },
})

export const product = rule({
  ...cellLook,
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 2,
  background: color.surface,
  borderInlineEnd: edge,
  minInlineSize: 144,
  maxInlineSize: 144,
  selectors: { [`${row}:hover &`]: { background: color.canvas } },
  '@media': {
    ...close['@media'],
    [phone]: { ...loose, position: 'static', flex: '1 0 100%', maxInlineSize: 'none', background: 'transparent' },
  },
  '@container': {
    [tight]: { paddingInline: space[8] },
    '(min-width: 700px)': { minInlineSize: 152, maxInlineSize: 264 },
    '(min-width: 1080px)': { minInlineSize: 232 },
  },
})

export const what = rule({ display: 'flex', alignItems: 'flex-start', gap: space[12] })

export const picture = rule({
  flex: 'none',
  display: 'none',
  padding: 2,
  border: edge,
  borderRadius: vars.radius.medium,
  background: vars.color.paper,
  '@container': { '(min-width: 1080px)': { display: 'block' } },
})

export const words = rule({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', minInlineSize: 0 })

export const model = rule({
  fontWeight: vars.weight.bold,
  color: color.ink,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  ':hover': { color: color.actionInk },
})

export const name = rule({
  display: '-webkit-box',
  WebkitLineClamp: 1,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  color: color.inkMuted,
  fontSize: size[12],
  lineHeight: '1.125rem',
  wordBreak: 'break-all',
})

/** As narrow as a small card, in which the button shows only its icon. */
export const buy = rule({
  containerType: 'inline-size',
  inlineSize: 120,
  '@container': { [tight]: { inlineSize: 96 } },
})
