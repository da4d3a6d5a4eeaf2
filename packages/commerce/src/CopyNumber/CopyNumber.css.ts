import { vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

export const copied = rule({ display: 'inline-flex', alignItems: 'center', gap: vars.space[4], minInlineSize: 0 })
export const number = rule({ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere', color: vars.color.ink })
export const whole = rule({ whiteSpace: 'nowrap' })
/** Negative margins, because the button is taller than the line of text. */
export const copy = rule({
  display: 'inline-flex',
  marginBlock: '-6px',
  selectors: { 'html:not(.js) &': { display: 'none' } },
})
