import { vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

/** White in every theme, because scanners need a dark code on a light background. */
export const frame = rule({
  position: 'relative',
  inlineSize: 272,
  blockSize: 272,
  display: 'grid',
  placeItems: 'center',
  background: '#fff',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  overflow: 'hidden',
})

export const over = rule({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[12],
  padding: vars.space[20],
  textAlign: 'center',
  background: vars.color.surface,
  color: vars.color.ink,
  fontSize: vars.size[14],
})

export const unsaid = rule({ position: 'absolute' })

export const strong = rule({ fontSize: vars.size[16], fontWeight: vars.weight.bold })
