import { media, vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

export const cart = rule({
  position: 'relative',   display: 'inline-flex', alignItems: 'center', justifyContent: 'center', gap: vars.space[16], minInlineSize: 40, blockSize: 40,
  color: vars.color.ink, textDecoration: 'none', fontWeight: vars.weight.medium, borderRadius: vars.radius.medium,
  ':hover': { color: vars.color.action },
  '@media': { [media.medium]: { paddingInline: vars.space[16], border: `1px solid ${vars.color.line}`, ':hover': { borderColor: vars.color.action } } },
})

export const icon = rule({ position: 'relative', display: 'inline-flex' })

export const count = rule({
  position: 'absolute', insetBlockStart: -10, insetInlineEnd: -8, minInlineSize: 16, blockSize: 16, paddingInline: vars.space[4],
  borderRadius: vars.radius.round, background: vars.color.action, color: vars.color.onAction, fontSize: 11, lineHeight: '16px',
  textAlign: 'center', fontVariantNumeric: 'tabular-nums', boxSizing: 'border-box', whiteSpace: 'nowrap',
})

export const word = rule({ display: 'none', '@media': { [media.medium]: { display: 'inline' } } })
