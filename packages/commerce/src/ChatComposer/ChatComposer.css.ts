import { vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

export const composer = rule({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  minInlineSize: 0,
  padding: vars.space[12],
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
})

const noteOf = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  margin: 0,
  padding: `${vars.space[4]} ${vars.space[12]}`,
  border: '1px solid',
  borderRadius: vars.radius.medium,
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
} as const

export const note = {
  // The live region before it has text. It is positioned absolutely, so that no gap surrounds it.
  ready: rule({ position: 'absolute' }),
  connecting: rule({
    ...noteOf,
    borderColor: vars.color.line,
    background: vars.color.sunken,
    color: vars.color.inkMuted,
  }),
  offline: rule({ ...noteOf, borderColor: vars.color.warn, background: vars.color.warnSoft, color: vars.color.warn }),
  closed: rule({ ...noteOf, borderColor: vars.color.line, background: vars.color.sunken, color: vars.color.inkMuted }),
}

export const noteWords = rule({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })

// The negative margin makes room for focus rings, which a scrolling box would clip.
export const quick = rule({
  display: 'flex',
  gap: vars.space[8],
  margin: `calc(-1 * ${vars.space[4]})`,
  padding: vars.space[4],
  listStyle: 'none',
  overflowX: 'auto',
})

export const quickOne = rule({ flex: 'none' })

export const row = rule({ display: 'flex', alignItems: 'flex-end', gap: vars.space[8] })

export const scripted = rule({ selectors: { 'html:not(.js) &': { display: 'none' } } })

/** The separate form that uploads pictures without scripts. */
export const plain = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  padding: vars.space[12],
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  selectors: { 'html.js &': { display: 'none' } },
})

export const file = rule({ minInlineSize: 0, maxInlineSize: '100%', font: 'inherit', fontSize: vars.size[13] })

const asWritten = {
  gridArea: '1 / 1',
  paddingInline: vars.space[12],
  paddingBlock: 5,
  font: 'inherit',
  fontSize: vars.size[14],
  lineHeight: vars.leading[14],
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const
// iOS zooms into fields with a smaller font.
const onGlass = { fontSize: vars.size[16], lineHeight: vars.leading[16] } as const

export const field = rule({
  display: 'grid',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: vars.control.medium,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  ':hover': { borderColor: vars.color.inkFaint },
  selectors: {
    '&:focus-within': { borderColor: vars.color.focus, outline: `1px solid ${vars.color.focus}` },
    '&:has(:disabled)': { borderColor: vars.color.line, background: vars.color.sunken },
  },
  '::after': {
    ...asWritten,
    content: 'attr(data-words)',
    visibility: 'hidden',
    overflow: 'hidden',
    maxBlockSize: `calc(5lh + 10px)`,
  },
  '@media': { '(pointer: coarse)': { '::after': onGlass } },
})

export const words = rule({
  ...asWritten,
  minInlineSize: 0,
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  background: 'transparent',
  color: vars.color.ink,
  outline: 'none',
  resize: 'none',
  overflowY: 'auto',
  '::placeholder': { color: vars.color.inkFaint, opacity: 1 },
  '@media': { '(pointer: coarse)': onGlass },
})

export const foot = rule({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[8],
  margin: 0,
  color: vars.color.inkMuted,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
})

/** The keyboard hint. Hidden on touch screens, whose keyboards have no Shift + Enter. */
export const keys = rule({ '@media': { '(pointer: coarse)': { display: 'none' } } })

export const left = rule({ color: vars.color.warn, fontVariantNumeric: 'tabular-nums' })

export const refused = rule({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  margin: 0,
  color: vars.color.bad,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  overflowWrap: 'anywhere',
  selectors: { '&:empty': { display: 'none' } },
})
