import { vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

export const form = rule({ display: 'inline-flex', '@media': { print: { display: 'none' } } })

export const button = rule({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: 32,
  paddingInline: vars.space[8],
  margin: 0,
  border: 0,
  borderRadius: vars.radius.medium,
  background: 'none',
  color: vars.color.inkMuted,
  font: 'inherit',
  fontSize: vars.size[13],
  cursor: 'pointer',
  ':hover': { color: vars.color.ink, background: vars.color.sunken },
  selectors: {
    '&[aria-pressed="true"]': { color: vars.color.actionInk },
    'form[aria-busy="true"] &': { color: vars.color.inkFaint, cursor: 'progress' },
  },
})

/** Has the width of the longer of its two texts, so that toggling does not move other content. */
export const word = rule({ minInlineSize: '3em', textAlign: 'start', whiteSpace: 'nowrap' })

export const hidden = rule({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
