import { media, vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

export const cart = rule({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
  minInlineSize: 40,
  blockSize: 40,
  color: vars.color.ink,
  textDecoration: 'none',
  fontWeight: vars.weight.medium,
  borderRadius: vars.radius.medium,
  ':hover': { color: vars.color.actionInk },
  '@media': {
    [media.medium]: {
      paddingInline: vars.space[16],
      border: `1px solid ${vars.color.line}`,
      ':hover': { borderColor: vars.color.actionInk },
    },
  },
})

/** The number of items. It stands beside the icon; on phones it overlaps the icon's upper corner. */
export const count = rule({
  minInlineSize: '1.125rem',
  blockSize: '1.125rem',
  paddingInline: vars.space[4],
  marginInlineStart: -10,
  marginBlockEnd: vars.space[16],
  borderRadius: vars.radius.round,
  background: vars.color.action,
  color: vars.color.onAction,
  fontSize: vars.size[12],
  lineHeight: '1.125rem',
  fontWeight: vars.weight.medium,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [media.medium]: { order: 1, margin: 0 } },
})

export const word = rule({ display: 'none', '@media': { [media.medium]: { display: 'inline' } } })
