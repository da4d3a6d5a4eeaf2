import { vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

export const thread = rule({
  position: 'relative',
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  minBlockSize: 0,
  minInlineSize: 0,
  blockSize: '100%',
  background: vars.color.canvas,
})

/**
 * Disables the browser's scroll anchoring, because `useScrollFollow` keeps the position in all browsers. The relative
 * position prevents visually hidden content from lengthening the page.
 */
export const box = rule({
  position: 'relative',
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overflowAnchor: 'none',
  overscrollBehavior: 'contain',
  padding: vars.space[16],
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
})

export const earlier = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
  minBlockSize: 32,
})

export const begin = rule({ margin: 0, color: vars.color.inkMuted, fontSize: vars.size[12] })

export const failed = rule({ margin: 0, color: vars.color.bad, fontSize: vars.size[12] })

export const empty = rule({ display: 'grid', placeItems: 'center', minBlockSize: '100%' })

export const list = rule({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' })

export const message = rule({ marginBlockStart: vars.space[16] })

export const continued = rule({ marginBlockStart: vars.space[8] })

export const day = rule({
  marginBlockStart: vars.space[20],
  color: vars.color.inkMuted,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
})

const lineOf = { content: '""', flex: 1, borderBlockStart: `1px solid ${vars.color.actionInk}` } as const

export const unread = rule({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  marginBlockStart: vars.space[16],
  color: vars.color.actionInk,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  '::before': lineOf,
  '::after': lineOf,
})

export const unreadWords = rule({ flex: 'none' })

export const newest = rule({
  position: 'absolute',
  insetBlockEnd: vars.space[12],
  insetInline: 0,
  inlineSize: 'fit-content',
  marginInline: 'auto',
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.float,
})
