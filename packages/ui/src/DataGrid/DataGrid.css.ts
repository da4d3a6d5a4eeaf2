import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { BLOCK_MARK } from '../theme/letters.ts'
import { layered } from '../theme/layered.ts'
import { partRadius } from '../theme/partRadius.ts'
import { vars } from '../theme/theme.ts'

const { color, space } = vars

export const height = createVar()
/** The width of all columns. */
export const whole = createVar()
const rowHeight = createVar()

const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
const forced = '(forced-colors: active)'
const chosen = { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } as const

export const frame = style(
  layered({
    vars: { [rowHeight]: vars.row.height },
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    border: `1px solid ${color.line}`,
    borderRadius: partRadius('panel'),
    background: color.surface,
    fontSize: vars.size[13],
    lineHeight: vars.leading[13],
    overflow: 'clip',
  }),
  BLOCK_MARK,
)
export const dense = style(layered({ vars: { [rowHeight]: vars.control.medium } }))
/** Both axes scroll here, so the header and the pinned columns stick to it. */
export const scroller = style(
  layered({
    position: 'relative',
    flex: 'auto',
    containerType: 'inline-size',
    maxBlockSize: height,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    outlineOffset: -2,
  }),
)
export const head = style(
  layered({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 3,
    inlineSize: whole,
    minInlineSize: '100%',
    background: color.sunken,
    color: color.inkMuted,
    fontWeight: vars.weight.medium,
  }),
)
/** The totals row, which covers no row at the end of the scroll: it has its own place there. */
export const totals = style(
  layered({
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 3,
    inlineSize: whole,
    minInlineSize: '100%',
    borderBlockStart: `1px solid ${color.lineStrong}`,
    background: color.sunken,
    fontWeight: vars.weight.medium,
  }),
)
export const body = style(layered({ position: 'relative', inlineSize: whole, minInlineSize: '100%' }))
/** A row with the focus, and so with an open message, lies above the next one. */
export const item = style(layered({ ':focus-within': { zIndex: 2 } }))
export const row = style(
  layered({
    position: 'relative',
    display: 'flex',
    blockSize: rowHeight,
    borderBlockEnd: `1px solid ${color.line}`,
    background: color.surface,
    selectors: {
      '&:hover': { background: color.canvas },
      '&[data-selected]': { background: color.actionSoft },
      [`:is(${head}, ${totals}) > &`]: { blockSize: vars.control.medium, background: color.sunken },
      [`${totals} > &`]: { borderBlockEnd: 0 },
    },
  }),
)
/** A detail is as high as its content. */
export const open = style(layered({ blockSize: 'auto', background: color.canvas }))
export const cell = style(
  layered({
    position: 'absolute',
    insetBlock: 0,
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    paddingInline: space[12],
    fontVariantNumeric: 'tabular-nums',
    cursor: 'default',
    userSelect: 'none',
    outline: 'none',
    selectors: {
      // Keeps the edges of headers below the pinned ones.
      [`${head} &`]: { zIndex: 0 },
      '&:focus, &:focus-within': { outline: `2px solid ${color.focus}`, outlineOffset: -2, zIndex: 1 },
      '&[aria-selected="true"]': { background: color.linkSoft },
      '&[data-draft]': { color: color.inkFaint },
      '&[aria-invalid="true"]': { background: color.badSoft, color: color.bad },
      '&[aria-invalid="true"]:not(:focus)': { outline: `1px solid ${color.bad}`, outlineOffset: -1 },
    },
    '@media': {
      [forced]: {
        selectors: {
          '&[aria-selected="true"]': chosen,
          '&[aria-selected="true"]:focus': { outlineColor: 'HighlightText' },
        },
      },
    },
  }),
)
export const pinned = style(
  layered({
    position: 'sticky',
    flex: 'none',
    zIndex: 1,
    background: 'inherit',
    selectors: {
      [`${head} &`]: { zIndex: 1 },
      '&:focus, &:focus-within': { zIndex: 2 },
    },
  }),
)
/** The line between the pinned columns and those that scroll. */
export const edge = style(layered({ borderInlineEnd: `1px solid ${color.lineStrong}` }))
export const mark = style(layered({ justifyContent: 'center', paddingInline: 0 }))
export const align = styleVariants({
  start: layered({ justifyContent: 'flex-start', textAlign: 'start' }),
  end: layered({ justifyContent: 'flex-end', textAlign: 'end' }),
  center: layered({ justifyContent: 'center', textAlign: 'center' }),
})
export const text = style(layered({ ...ellipsis, minInlineSize: 0 }))
/** A cell of text only is one element, because a page of rows has many cells. */
export const plain = style(layered({ ...ellipsis, display: 'block', lineHeight: rowHeight }))
export const editable = style(layered({ cursor: 'cell' }))

export const sortable = style(layered({ cursor: 'pointer', ':hover': { color: color.ink } }))
export const icon = style(layered({ flex: 'none', display: 'flex' }))
/** Lies over the end of the header, so that it takes no width from the text. */
export const menuButton = style(
  layered({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: space[8],
    margin: 'auto',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 24,
    blockSize: 24,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.small,
    background: color.sunken,
    color: 'inherit',
    cursor: 'pointer',
    opacity: 0,
    selectors: {
      '&:hover': { background: color.surface, color: color.ink },
      [`${cell}:is(:hover, :focus, :focus-within) > &`]: { opacity: 1 },
    },
    // A finger cannot hover.
    '@media': { '(hover: none)': { opacity: 1 } },
  }),
)
export const handle = style(
  layered({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: -4,
    zIndex: 1,
    inlineSize: 9,
    cursor: 'col-resize',
    touchAction: 'none',
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        insetBlock: 8,
        insetInlineStart: 4,
        borderInlineStart: `1px solid ${color.lineStrong}`,
      },
      // The line of the last pinned column is there.
      [`${edge} > &::after`]: { borderColor: 'transparent' },
      '&:hover::after, &[data-resizing]::after': { insetBlock: 0, borderInlineStart: `2px solid ${color.focus}` },
    },
  }),
)
export const dropTarget = style(layered({ background: color.linkSoft }))

export const input = style(
  layered({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    paddingInline: space[12],
    border: `2px solid ${color.focus}`,
    borderRadius: 0,
    background: color.surface,
    color: color.ink,
    textAlign: 'inherit',
    outline: 'none',
    // iOS zooms into fields with a smaller font.
    '@media': { '(pointer: coarse)': { fontSize: '1rem' } },
  }),
)
export const message = style(
  layered({
    position: 'absolute',
    insetBlockEnd: '100%',
    insetInlineStart: 0,
    zIndex: 1,
    // A press goes to the cell behind it.
    pointerEvents: 'none',
    inlineSize: 'max-content',
    maxInlineSize: 'min(280px, 70cqi)',
    padding: `${space[4]} ${space[8]}`,
    border: `1px solid ${color.bad}`,
    borderRadius: vars.radius.small,
    background: color.surface,
    color: color.bad,
    fontSize: vars.size[12],
    lineHeight: vars.leading[12],
    textAlign: 'start',
    whiteSpace: 'normal',
  }),
)
/** At the end of the cell, where the content before it has room. */
export const before = style(layered({ insetInlineStart: 'auto', insetInlineEnd: 0 }))
export const below = style(layered({ insetBlockStart: '100%', insetBlockEnd: 'auto' }))
export const wide = style(
  layered({
    position: 'sticky',
    insetInlineStart: 0,
    inlineSize: '100cqi',
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    paddingInline: space[12],
    outline: 'none',
    selectors: {
      '&:focus': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
      '&[aria-expanded]': { fontWeight: vars.weight.medium, cursor: 'pointer', background: color.canvas },
    },
  }),
)
export const detail = style(layered({ display: 'block', padding: space[16], whiteSpace: 'normal' }))
export const chevron = style(
  layered({
    display: 'flex',
    transition: `rotate ${vars.motion.fast}`,
    selectors: {
      '[aria-expanded="true"] > &': { rotate: '90deg' },
      '[aria-expanded="true"] > &:dir(rtl)': { rotate: '-90deg' },
    },
  }),
)
/** The filter of a column. */
export const filter = style(
  layered({
    zIndex: vars.depth.float,
    inlineSize: 240,
    maxInlineSize: 'calc(100vw - 24px)',
    padding: space[12],
    fontSize: vars.size[13],
  }),
)
export const filterForm = style(layered({ display: 'grid', gap: space[12] }))
export const choices = style(
  layered({ display: 'grid', gap: space[4], maxBlockSize: 240, overflowY: 'auto', padding: 2 }),
)
export const range = style(layered({ display: 'grid', gap: space[8] }))
export const filterFoot = style(layered({ display: 'flex', justifyContent: 'space-between', gap: space[8] }))
/** Placeholders as wide as the rows. */
export const loading = style(layered({ display: 'block', inlineSize: '100%' }))
export const none = style(
  layered({
    position: 'sticky',
    insetInlineStart: 0,
    inlineSize: '100cqi',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space[12],
    padding: space[24],
    color: color.inkMuted,
    textAlign: 'center',
    outline: 'none',
    selectors: { '&:focus': { outline: `2px solid ${color.focus}`, outlineOffset: -2 } },
  }),
)
export const foot = style(
  layered({
    display: 'flex',
    gap: space[16],
    justifyContent: 'space-between',
    minBlockSize: vars.leading[12],
    boxSizing: 'content-box',
    padding: `${space[4]} ${space[12]}`,
    borderBlockStart: `1px solid ${color.line}`,
    color: color.inkMuted,
    fontSize: vars.size[12],
    lineHeight: vars.leading[12],
    whiteSpace: 'nowrap',
  }),
)
/** One line, so that nothing moves when a message appears. The cell shows the whole error. */
export const status = style(layered({ ...ellipsis, minInlineSize: 0 }))

/** The table before scripts load, with the geometry of the grid. */
export const table = style(
  layered({ inlineSize: whole, minInlineSize: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' }),
)
export const tableHead = style(
  layered({
    position: 'sticky',
    insetBlockStart: 0,
    background: color.sunken,
    color: color.inkMuted,
    fontWeight: vars.weight.medium,
  }),
)
export const tableFoot = style(
  layered({
    position: 'sticky',
    insetBlockEnd: 0,
    background: color.sunken,
    boxShadow: `inset 0 1px ${color.lineStrong}`,
    fontWeight: vars.weight.medium,
  }),
)
export const tableCell = style(
  layered({
    ...ellipsis,
    blockSize: rowHeight,
    paddingBlock: 0,
    paddingInline: space[12],
    borderBlockEnd: `1px solid ${color.line}`,
    fontWeight: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    verticalAlign: 'middle',
    selectors: { 'thead &': { blockSize: vars.control.medium } },
  }),
)
/** The column that fills the width that the others leave. */
export const rest = style(layered({ padding: 0, borderBlockEnd: `1px solid ${color.line}` }))
