import { vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

export const form = rule({ display: 'inline-flex' })

/** The pointer target is larger than the visible box. */
export const button = rule({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minInlineSize: 32,
  minBlockSize: 32,
  padding: vars.space[4],
  margin: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  color: vars.color.ink,
  font: 'inherit',
  fontSize: vars.size[14],
  cursor: 'pointer',
  textAlign: 'start',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 0 },
    '&:disabled': { cursor: 'not-allowed', color: vars.color.inkFaint },
  },
})

/** While a request is in progress, the box already shows the requested state. */
const on = `${button}[aria-checked="true"]:not(${form}[aria-busy="true"] *) &, ${form}[aria-busy="true"] ${button}:not([aria-checked="true"]) &`

export const box = rule({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 18,
  blockSize: 18,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  color: 'transparent',
  transition: `background ${vars.motion.fast}`,
  selectors: {
    [`${button}:hover &`]: { borderColor: vars.color.actionInk },
    [on]: { background: vars.color.action, borderColor: vars.color.action, color: vars.color.onAction },
    [`${button}[aria-checked="mixed"] &`]: { background: vars.color.action, borderColor: vars.color.action },
    [`${button}:disabled &`]: { background: vars.color.sunken, borderColor: vars.color.line },
  },
})

export const dash = rule({ inlineSize: 8, blockSize: 2, background: vars.color.onAction })
