import { createVar, style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { media, vars } from '../theme/theme.ts'

const { color, space } = vars
export const narrowHeight = createVar()
export const wideHeight = createVar()
export const ratio = createVar()

export const carousel = style(layered({ position: 'relative', minInlineSize: 0 }))
export const track = style(
  layered({
    display: 'flex',
    blockSize: narrowHeight,
    aspectRatio: ratio,
    inlineSize: '100%',
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    overscrollBehaviorX: 'contain',
    ':focus-visible': { outlineOffset: -2 },
    '@media': {
      [media.medium]: { blockSize: wideHeight },
      '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
    },
  }),
)
/** Off-screen slides are rendered, and their images loaded, only when they come into view. */
export const slide = style(
  layered({
    flex: '0 0 100%',
    minInlineSize: 0,
    scrollSnapAlign: 'start',
    scrollSnapStop: 'always',
    selectors: { '& + &': { contentVisibility: 'auto' } },
  }),
)
export const bar = style(
  layered({
    position: 'absolute',
    insetBlockEnd: space[8],
    insetInline: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    pointerEvents: 'none',
    '@media': { '(scripting: none)': { display: 'none' } },
  }),
)
export const controls = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    pointerEvents: 'auto',
    borderRadius: vars.radius.round,
    background: color.surface,
    border: `1px solid ${color.line}`,
    paddingInline: space[2],
  }),
)
export const control = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 28,
    blockSize: 28,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.round,
    background: 'transparent',
    color: color.inkMuted,
    cursor: 'pointer',
    ':hover': { color: color.actionInk },
  }),
)
export const dot = style(
  layered({
    inlineSize: 24,
    // A border, because forced colours keep borders and remove backgrounds.
    selectors: {
      '&::before': {
        content: '',
        inlineSize: 8,
        blockSize: 8,
        borderRadius: vars.radius.round,
        border: `4px solid ${color.lineStrong}`,
      },
      '&[aria-current="true"]::before': { borderColor: color.actionInk, inlineSize: 16 },
    },
  }),
)
