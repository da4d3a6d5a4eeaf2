import { media, vars } from '@millwright/ui/theme'
import { rule } from '../rule.ts'

/** On phones the link shows only while messages are unread. The menu always has it. */
export const messages = rule({
  position: 'relative',
  display: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  minInlineSize: 40,
  blockSize: 40,
  color: vars.color.ink,
  textDecoration: 'none',
  borderRadius: vars.radius.medium,
  ':hover': { color: vars.color.actionInk },
  selectors: { '&[data-unread]': { display: 'inline-flex' } },
  '@media': { [media.medium]: { display: 'inline-flex' } },
})

/** The text of the link. Screen readers read it at every window width. */
export const word = rule({
  position: 'absolute',
  // A word that ends where the link ends widens no window.
  insetInlineEnd: 0,
  clipPath: 'inset(50%)',
  '@media': { [media.wide]: { position: 'static', clipPath: 'none' } },
})

/** Phones show the count at the icon's corner, as the cart does, so that the search keeps its room. */
export const count = rule({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  minInlineSize: '1.125rem',
  paddingInline: vars.space[4],
  borderRadius: vars.radius.round,
  background: vars.color.action,
  color: vars.color.onAction,
  fontSize: vars.size[12],
  lineHeight: '1.125rem',
  textAlign: 'center',
  '@media': { [media.medium]: { position: 'static' } },
})
