import { media, vars } from '@millwright/ui/theme'
import { rule } from '../rule.ts'

export const bar = rule({
  display: 'none',
  background: vars.color.inkGround,
  color: vars.color.onInk,
  fontSize: vars.size[12],
  '@media': { [media.medium]: { display: 'block' } },
})

export const row = rule({ display: 'flex', alignItems: 'center', gap: vars.space[20], blockSize: 32 })

export const person = rule({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  margin: 0,
  minInlineSize: 0,
  whiteSpace: 'nowrap',
})

/** In a narrow window these words shrink before the links do. */
const words = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  minInlineSize: 0,
  maxInlineSize: 240,
  display: 'none',
  '@media': { [media.wide]: { display: 'inline' } },
} as const

export const welcome = rule({ ...words, flexShrink: 4 })
export const name = rule(words)

export const avatar = rule({
  inlineSize: 20,
  blockSize: 20,
  borderRadius: vars.radius.round,
  objectFit: 'cover',
  display: 'none',
  '@media': { [media.wide]: { display: 'inline' } },
})

export const notices = rule({
  flex: 1,
  minInlineSize: 0,
  display: 'none',
  '@media': { [media.wide]: { display: 'block' } },
})

export const links = rule({ marginInlineStart: 'auto' })

export const list = rule({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  whiteSpace: 'nowrap',
})

const quiet = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: 24,
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
} as const

export const link = rule(quiet)
export const strongLink = rule({ ...quiet, fontWeight: vars.weight.bold })
export const warnLink = rule({ ...quiet, fontWeight: vars.weight.bold })
export const plainButton = rule({
  ...quiet,
  padding: 0,
  border: 0,
  background: 'transparent',
  font: 'inherit',
  cursor: 'pointer',
})

export const mobile = rule({ position: 'relative' })
export const summary = rule({
  ...quiet,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})

export const qr = rule({
  position: 'absolute',
  zIndex: 40,
  insetBlockStart: '100%',
  insetInlineEnd: 0,
  padding: vars.space[12],
  background: vars.color.surface,
  color: vars.color.ink,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.float,
})
export const qrText = rule({
  margin: 0,
  marginBlockStart: vars.space[8],
  inlineSize: 120,
  whiteSpace: 'normal',
  textAlign: 'center',
})
