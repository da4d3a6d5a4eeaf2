import { media, vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

export const bar = rule({
  display: 'none', background: vars.color.surface, borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [media.medium]: { display: 'block' } },
})

export const row = rule({ display: 'flex', alignItems: 'stretch', blockSize: '2.75rem' })

export const categories = rule({ position: 'relative', zIndex: 25, flex: 'none' })

export const button = rule({
  display: 'flex', alignItems: 'center', gap: vars.space[8], minInlineSize: 160, blockSize: '2.75rem', paddingInline: vars.space[16], listStyle: 'none',
  background: vars.color.inkGround, color: vars.color.onInk, fontWeight: vars.weight.medium, outlineOffset: '-4px',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, 'details > &': { cursor: 'pointer' } },
  '@media': { [media.wide]: { inlineSize: '14.5rem' } },
})

/** Where the panel stands open beside the home page's first picture, the button that would open it is not wanted. */
export const narrowOnly = rule({ display: 'flex', flex: 'none', '@media': { [media.wide]: { display: 'none' } } })
export const standing = rule({ display: 'none', position: 'relative', zIndex: 20, flex: 'none', '@media': { [media.wide]: { display: 'block' } } })
export const panel = rule({ position: 'absolute', insetBlockStart: '100%', insetInlineStart: 0, borderInlineEnd: `1px solid ${vars.color.line}` })

export const chevron = rule({
  display: 'inline-flex', marginInlineStart: 'auto', transition: `transform ${vars.motion.fast}`,
  selectors: { '[open] > summary > &': { transform: 'rotate(180deg)' } },
})

export const drop = rule({ position: 'absolute', insetBlockStart: '100%', insetInlineStart: 0, border: `1px solid ${vars.color.line}`, borderBlockStart: 0, boxShadow: vars.shadow.float })

export const nav = rule({ minInlineSize: 0, overflowX: 'auto', scrollbarWidth: 'none', '@media': { [media.wide]: { marginInlineStart: vars.space[16] } } })

export const tabs = rule({ display: 'flex', margin: 0, padding: 0, listStyle: 'none', blockSize: '100%' })

export const tab = rule({
  position: 'relative', display: 'flex', alignItems: 'center', blockSize: '2.75rem', paddingInline: vars.space[16], color: vars.color.ink, textDecoration: 'none', whiteSpace: 'nowrap', outlineOffset: '-4px',
  ':hover': { color: vars.color.actionInk },
  selectors: {
    '&[aria-current]': { color: vars.color.actionInk, fontWeight: vars.weight.medium },
    '&[aria-current]::after': { content: '""', position: 'absolute', insetInline: vars.space[16], insetBlockEnd: 0, blockSize: 2, background: vars.color.action },
  },
})
