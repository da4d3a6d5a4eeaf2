import { NOTICE_CAROUSEL } from '@millwright/domain/constants'
import { vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

const line32 = 32

// Inside the notice, because the frame clips its outside, and in the text colour, because the default ring is invisible
// on the dark background.
const ring = { outline: '2px solid currentColor', outlineOffset: '-2px' } as const

/** Uses `onInk` on the dark background of the utility bar. */
export const carousel = rule({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minInlineSize: 0,
  blockSize: line32,
  color: vars.color.onInk,
})

export const frame = rule({ minInlineSize: 0, blockSize: line32, overflow: 'hidden' })

export const strip = rule({
  blockSize: line32,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  transition: `transform ${NOTICE_CAROUSEL}ms ease`,
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
})

export const line = rule({
  blockSize: line32,
  lineHeight: `${line32}px`,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
})

export const notice = rule({
  display: 'block',
  paddingInline: vars.space[4],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  ':focus-visible': ring,
})

export const words = rule({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' })

export const pause = rule({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: 24,
  blockSize: 24,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.medium,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  opacity: 0.75,
  ':hover': { opacity: 1 },
  ':focus-visible': { ...ring, opacity: 1 },
  selectors: { 'html:not(.js) &': { display: 'none' } },
})
