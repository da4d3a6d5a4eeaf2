import { CATEGORY_STEP_PX } from '@millwright/domain/constants'
import { vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

const rows = 8
// In rem, so that it grows with the font size.
const step = CATEGORY_STEP_PX / 16

/** Positioned, unlike the scroller inside, so that the scroller neither clips nor scrolls the flyout. */
export const panel = rule({
  position: 'relative',
  inlineSize: '14.5rem',
  background: vars.color.surface,
  color: vars.color.ink,
})

export const roots = rule({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  maxBlockSize: `${rows * step}rem`,
  overflowY: 'auto',
  scrollbarWidth: 'none',
  overscrollBehavior: 'contain',
})

export const root = rule({
  blockSize: `${step}rem`,
  selectors: {
    '& + &': { boxShadow: `inset 0 1px ${vars.color.line}` },
    '&[data-active]': { background: vars.color.actionSoft },
  },
})

export const rootLink = rule({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  blockSize: '100%',
  paddingInline: vars.space[16],
  color: 'inherit',
  textDecoration: 'none',
  outlineOffset: '-2px',
  selectors: { '&:hover, [data-active] > &': { color: vars.color.actionInk } },
})

export const rootName = rule({
  fontSize: vars.size[14],
  fontWeight: vars.weight.medium,
  lineHeight: '1.25rem',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})

/** Reserves the height of a line before the text loads. */
export const rootHint = rule({
  minBlockSize: 16,
  fontSize: vars.size[12],
  lineHeight: '1rem',
  color: vars.color.inkMuted,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})

export const flyout = rule({
  position: 'absolute',
  zIndex: 20,
  insetInlineStart: '100%',
  insetBlockStart: 0,
  inlineSize: 760,
  maxInlineSize: 'calc(100vw - 264px)',
  minBlockSize: '100%',
  maxBlockSize: 560,
  overflowY: 'auto',
  padding: vars.space[20],
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  boxShadow: vars.shadow.float,
  // On narrow screens the flyout covers the roots except for their first 40 pixels.
  '@media': {
    'not all and (min-width: 48em)': { insetInlineStart: 40, inlineSize: 'calc(100vw - 72px)', maxInlineSize: 'none' },
  },
})

export const flyoutHead = rule({
  margin: 0,
  paddingBlockEnd: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.line}`,
})

export const all = rule({
  color: vars.color.link,
  fontSize: vars.size[13],
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
})

export const groups = rule({
  display: 'grid',
  gap: vars.space[16],
  margin: 0,
  marginBlockStart: vars.space[16],
  padding: 0,
  listStyle: 'none',
})

export const group = rule({ minInlineSize: 0 })

export const second = rule({
  color: vars.color.ink,
  fontWeight: vars.weight.bold,
  textDecoration: 'none',
  ':hover': { color: vars.color.actionInk },
})

/** The same columns under every heading, so that the names stand in line down the flyout. */
export const thirds = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))',
  gap: vars.space[8],
  margin: 0,
  marginBlockStart: vars.space[8],
  padding: 0,
  listStyle: 'none',
})

export const third = rule({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: '2rem',
  fontSize: vars.size[14],
  color: vars.color.ink,
  textDecoration: 'none',
  ':hover': { color: vars.color.actionInk, textDecoration: 'underline' },
})

export const weak = rule({
  margin: 0,
  marginBlockStart: vars.space[8],
  fontSize: vars.size[13],
  color: vars.color.inkFaint,
})

export const empty = rule({
  margin: 0,
  padding: vars.space[24],
  inlineSize: '14.5rem',
  color: vars.color.inkMuted,
  background: vars.color.surface,
  textAlign: 'center',
})

export const arrow = rule({
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  blockSize: 24,
  padding: 0,
  border: 0,
  cursor: 'pointer',
  background: vars.color.surface,
  color: vars.color.inkMuted,
  ':hover': { color: vars.color.actionInk },
  selectors: {
    '&[data-edge="start"]': { insetBlockStart: 0, borderBlockEnd: `1px solid ${vars.color.line}` },
    '&[data-edge="end"]': { insetBlockEnd: 0, borderBlockStart: `1px solid ${vars.color.line}` },
    'html:not(.js) &': { display: 'none' },
  },
})
