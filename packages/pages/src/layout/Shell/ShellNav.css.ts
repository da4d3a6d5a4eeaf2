import { media, vars } from '@millwright/ui/theme'
import { rule } from '../rule.ts'

export const bar = rule({
  display: 'none',
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [media.medium]: { display: 'block' } },
})

export const row = rule({ display: 'flex', alignItems: 'stretch', blockSize: '2.75rem' })

export const categories = rule({ position: 'relative', zIndex: 25, flex: 'none' })

const head = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minInlineSize: 160,
  blockSize: '2.75rem',
  paddingInline: vars.space[16],
  background: vars.color.inkGround,
  color: vars.color.onInk,
  fontWeight: vars.weight.medium,
} as const
const WIDTH = '14.5rem'

export const button = rule({
  ...head,
  listStyle: 'none',
  outlineOffset: '-4px',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [media.wide]: { inlineSize: WIDTH } },
})

/** Replaces the button that opens the panel if the panel is always open. */
export const title = rule({
  ...head,
  display: 'none',
  inlineSize: WIDTH,
  '@media': { [media.wide]: { display: 'flex' } },
})
export const shutter = rule({ selectors: { [`${title} + &`]: { '@media': { [media.wide]: { display: 'none' } } } } })

export const chevron = rule({
  display: 'inline-flex',
  marginInlineStart: 'auto',
  transition: `transform ${vars.motion.fast}`,
  selectors: { '[open] > summary > &': { transform: 'rotate(180deg)' } },
})

export const panel = rule({
  display: 'none',
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineStart: 0,
  border: `1px solid ${vars.color.line}`,
  borderBlockStart: 0,
  selectors: {
    '[open] + &': { display: 'block', boxShadow: vars.shadow.float },
    '[data-standing] > &': {
      '@media': { [media.wide]: { display: 'block', borderInlineStart: 0, borderBlockEnd: 0, boxShadow: 'none' } },
    },
  },
})

const veil = (side: 'left' | 'right') =>
  `linear-gradient(to ${side}, transparent, ${vars.color.surface} 60%) ${side} / 40px 100% no-repeat local`
const edge = (side: 'left' | 'right') =>
  `linear-gradient(to ${side}, transparent, ${vars.color.lineStrong}) ${side} / 14px 100% no-repeat scroll`

/** A shade at the edge shows that the list scrolls. `veil` scrolls with the list and covers the shade at its end. */
export const nav = rule({
  minInlineSize: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  background: [veil('left'), veil('right'), edge('left'), edge('right')].join(', '),
  '@media': { [media.wide]: { marginInlineStart: vars.space[16] } },
})

export const tabs = rule({ display: 'flex', margin: 0, padding: 0, listStyle: 'none', blockSize: '100%' })

export const tab = rule({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  blockSize: '2.75rem',
  paddingInline: vars.space[12],
  color: vars.color.ink,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  outlineOffset: '-4px',
  ':hover': { color: vars.color.actionInk },
  '@media': { [media.wide]: { paddingInline: vars.space[16] } },
  selectors: {
    '&[aria-current]': { color: vars.color.actionInk, fontWeight: vars.weight.medium },
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      insetInline: vars.space[12],
      insetBlockEnd: 0,
      blockSize: 2,
      background: vars.color.action,
    },
  },
})
