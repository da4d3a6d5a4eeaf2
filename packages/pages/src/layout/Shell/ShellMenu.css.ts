import { vars } from '@millwright/ui/theme'
import { rule } from '../rule.ts'

export const menu = rule({})

export const button = rule({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: 40,
  blockSize: 40,
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: vars.radius.medium,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})

export const whenShut = rule({ display: 'inline-flex', selectors: { '[open] > summary > &': { display: 'none' } } })
export const whenOpen = rule({ display: 'none', selectors: { '[open] > summary > &': { display: 'inline-flex' } } })

/** Covers the page from the header's lower edge, and scrolls by itself. */
export const sheet = rule({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  zIndex: 40,
  maxBlockSize: 'calc(100dvh - 56px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[16],
  paddingBlockEnd: vars.space[40],
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  boxShadow: vars.shadow.float,
})

export const person = rule({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
  paddingBlockEnd: vars.space[16],
})

export const personRow = rule({ display: 'flex', alignItems: 'center', gap: vars.space[16] })

export const login = rule({
  display: 'inline-flex',
  alignItems: 'center',
  blockSize: 36,
  paddingInline: vars.space[16],
  borderRadius: vars.radius.medium,
  background: vars.color.action,
  color: vars.color.onAction,
  textDecoration: 'none',
  fontWeight: vars.weight.medium,
})

export const logout = rule({
  minBlockSize: 36,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: vars.color.link,
  font: 'inherit',
  cursor: 'pointer',
})

export const tiles = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: vars.space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const tile = rule({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  blockSize: '100%',
  minBlockSize: 44,
  padding: vars.space[4],
  textAlign: 'center',
  color: vars.color.ink,
  textDecoration: 'none',
  fontSize: vars.size[13],
  lineHeight: '1.125rem',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  selectors: {
    '&[aria-current]': {
      color: vars.color.actionInk,
      borderColor: vars.color.actionInk,
      fontWeight: vars.weight.medium,
    },
  },
})

export const title = rule({
  margin: 0,
  marginBlock: `${vars.space[20]} ${vars.space[4]}`,
  fontSize: vars.size[13],
  fontWeight: vars.weight.bold,
  color: vars.color.inkMuted,
})

export const columns = rule({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: vars.space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const entry = rule({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 44,
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: {
    'li > &': { borderBlockEnd: `1px solid ${vars.color.line}` },
    '&[data-warn]': { color: vars.color.warn },
  },
})
