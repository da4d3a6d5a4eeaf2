import { style, styleVariants } from '@vanilla-extract/css'
import { BLOCK_MARK } from '../theme/letters.ts'
import { layered } from '../theme/layered.ts'
import { partRadius } from '../theme/partRadius.ts'
import { media, vars } from '../theme/theme.ts'

const { color, space } = vars

/** The colours of series, in their order. The signal colour is not among the first, because it marks the one action. */
export const tints = ['link', 'warn', 'good', 'inkMuted', 'actionInk', 'bad'] as const
// In forced colours the patterns and marks alone tell the series apart.
export const tint = styleVariants(
  Object.fromEntries(tints.map((name) => [name, name])) as Record<(typeof tints)[number], (typeof tints)[number]>,
  (name) => layered({ color: color[name], '@media': { '(forced-colors: active)': { color: 'CanvasText' } } }),
)

export const chart = style(layered({ margin: 0, minInlineSize: 0, color: color.ink }), BLOCK_MARK)
export const label = style(
  layered({
    marginBlockEnd: space[8],
    fontSize: vars.size[14],
    lineHeight: vars.leading[14],
    fontWeight: vars.weight.medium,
  }),
)
export const legend = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[4]} ${space[16]}`,
    margin: 0,
    marginBlockEnd: space[12],
    padding: 0,
    listStyle: 'none',
    fontSize: vars.size[13],
    lineHeight: vars.leading[13],
  }),
)
export const entry = style(layered({ display: 'flex', alignItems: 'center', gap: space[8] }))
export const swatch = style(layered({ flex: 'none', inlineSize: 20, blockSize: 12 }))
export const frame = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space[8],
    rowGap: space[4],
    paddingBlockStart: space[8],
  }),
)
const axis = layered({
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  color: color.inkFaint,
  fontVariantNumeric: 'tabular-nums',
})
export const ticks = style([
  axis,
  layered({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'space-between', textAlign: 'end' }),
])
/** Has no height, so that the text is centred on its line. */
export const tick = style(
  layered({ blockSize: 0, display: 'flex', alignItems: 'center', justifyContent: 'flex-end', whiteSpace: 'nowrap' }),
)
export const points = style([
  axis,
  layered({ gridColumn: 2, display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' }),
])
export const point = style(
  layered({
    display: 'flex',
    justifyContent: 'center',
    whiteSpace: 'nowrap',
    selectors: { '&[data-shown="wide"]': { visibility: 'hidden' } },
    '@media': { [media.medium]: { selectors: { '&[data-shown="wide"]': { visibility: 'visible' } } } },
  }),
)
export const plot = style(
  layered({
    position: 'relative',
    selectors: { '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 4 } },
  }),
)
export const drawing = style(
  layered({
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    overflow: 'visible',
    selectors: { '[dir="rtl"] &': { scale: '-1 1' } },
  }),
)
/** The ground of a pattern hides the lines behind it. */
export const ground = style(
  layered({ fill: color.surface, '@media': { '(forced-colors: active)': { fill: 'Canvas' } } }),
)
export const rule = style(
  layered({ stroke: color.line, '@media': { '(forced-colors: active)': { stroke: 'CanvasText', opacity: 0.3 } } }),
)
export const zero = style(
  layered({ stroke: color.lineStrong, '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } } }),
)
export const band = style(
  layered({ fill: color.sunken, '@media': { '(forced-colors: active)': { fill: 'none', stroke: 'Highlight' } } }),
)
/** A native range input over the plot: arrow keys, dragging and screen readers walk the points. */
export const walk = style(
  layered({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'crosshair',
  }),
)
export const reading = style(
  layered({
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: 0,
    maxInlineSize: '60%',
    marginInline: space[8],
    padding: space[8],
    border: `1px solid ${color.line}`,
    borderRadius: partRadius('panel'),
    background: color.surface,
    boxShadow: vars.shadow.float,
    fontSize: vars.size[12],
    lineHeight: vars.leading[12],
    pointerEvents: 'none',
  }),
)
export const readingHead = style(layered({ fontWeight: vars.weight.medium }))
export const figures = style(
  layered({
    marginInlineStart: 'auto',
    paddingInlineStart: space[12],
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
)
export const table = style(layered({ marginBlockStart: space[8] }))
export const summary = style(
  layered({
    inlineSize: 'fit-content',
    fontSize: vars.size[13],
    lineHeight: '1.5rem',
    color: color.link,
    cursor: 'pointer',
    selectors: { '[open] > &': { marginBlockEnd: space[8] } },
  }),
)
