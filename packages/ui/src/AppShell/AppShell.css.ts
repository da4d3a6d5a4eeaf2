import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { BLOCK_MARK } from '../theme/letters.ts'
import { layered } from '../theme/layered.ts'
import { media, vars } from '../theme/theme.ts'

const { color, space, motion } = vars
const HEADER = '56px'
const WHOLE = '240px'
const ICONS = '64px'
const slide = keyframes({ from: { translate: '-100% 0' } })
const slideRtl = keyframes({ from: { translate: '100% 0' } })

export const shell = style(
  layered({
    display: 'grid',
    gridTemplate: `"header header" minmax(${HEADER}, auto) "main main" 1fr / auto minmax(0, 1fr)`,
    minBlockSize: '100dvh',
    background: color.canvas,
    color: color.ink,
    '@media': {
      [media.medium]: {
        gridTemplate: `"header header" ${HEADER} "side main" 1fr / ${WHOLE} minmax(0, 1fr)`,
        selectors: { '&[data-collapsed]': { gridTemplateColumns: `${ICONS} minmax(0, 1fr)` } },
      },
      print: { display: 'block' },
    },
  }),
  BLOCK_MARK,
)
export const skip = style(
  layered({
    position: 'fixed',
    insetBlockStart: space[8],
    insetInlineStart: space[8],
    zIndex: vars.depth.dialog,
    padding: `${space[8]} ${space[16]}`,
    borderRadius: vars.radius.medium,
    background: color.surface,
    color: color.link,
    boxShadow: vars.shadow.float,
    selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', inlineSize: 1, blockSize: 1, overflow: 'hidden' } },
  }),
)
export const header = style(
  layered({
    gridArea: 'header',
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.depth.sticky,
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minInlineSize: 0,
    paddingInline: space[12],
    borderBlockEnd: `1px solid ${color.line}`,
    background: color.surface,
    '@media': { [media.medium]: { paddingInline: `${space[12]} ${space[24]}` }, print: { position: 'static' } },
  }),
)
export const opener = style(layered({ '@media': { [media.medium]: { display: 'none' } } }))
export const collapser = style(
  layered({
    display: 'none',
    // The navigation itself shows that it is expanded.
    selectors: { '&[aria-expanded="true"]:not(:hover)': { background: 'transparent' } },
    '@media': { [media.medium]: { display: 'inline-flex' } },
  }),
)
export const side = style(
  layered({
    inset: `0 auto 0 0`,
    inlineSize: 'min(300px, 100vw - 56px)',
    blockSize: '100dvh',
    maxBlockSize: 'none',
    margin: 0,
    padding: 0,
    border: 0,
    borderInlineEnd: `1px solid ${color.line}`,
    background: color.surface,
    color: color.ink,
    overflowX: 'hidden',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    selectors: {
      '[dir="rtl"] &': { inset: '0 0 0 auto' },
      '&:popover-open': { display: 'flex', flexDirection: 'column', animation: `${slide} ${motion.slow} ease-out` },
      '[dir="rtl"] &:popover-open': { animationName: slideRtl },
      '&::backdrop': { background: color.scrim },
    },
    '@media': {
      [media.medium]: {
        gridArea: 'side',
        position: 'sticky',
        inset: 'auto',
        insetBlockStart: HEADER,
        zIndex: `calc(${vars.depth.sticky} + 1)`,
        display: 'flex',
        flexDirection: 'column',
        inlineSize: WHOLE,
        blockSize: `calc(100dvh - ${HEADER})`,
        selectors: {
          '[dir="rtl"] &': { inset: 'auto', insetBlockStart: HEADER },
          [`${shell}[data-collapsed] > &`]: { inlineSize: ICONS },
          // The whole navigation opens over the page.
          [`${shell}[data-collapsed] > &:is(:hover, :has(:focus-visible))`]: {
            inlineSize: WHOLE,
            boxShadow: vars.shadow.float,
          },
        },
      },
      print: { display: 'none' },
    },
  }),
)
export const closer = style(
  layered({
    display: 'flex',
    justifyContent: 'flex-end',
    padding: space[8],
    paddingBlockEnd: 0,
    '@media': { [media.medium]: { display: 'none' } },
  }),
)
export const foot = style(
  layered({ marginBlockStart: 'auto', padding: space[12], borderBlockStart: `1px solid ${color.line}` }),
)
export const main = style(
  layered({
    gridArea: 'main',
    minInlineSize: 0,
    padding: space[16],
    outline: 'none',
    scrollMarginBlockStart: HEADER,
    '@media': { [media.medium]: { padding: space[24] } },
  }),
)
/** The foot is too wide for a column of icons. */
globalStyle(
  `${shell}[data-collapsed] > ${side}:not(:hover, :has(:focus-visible), :popover-open) > ${foot}`,
  layered({ '@media': { [media.medium]: { display: 'none' } } }),
)
